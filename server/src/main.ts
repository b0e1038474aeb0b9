import { serve, type ServerType } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { fileURLToPath } from 'node:url'
import { smtpMailer } from './adapters/mailer/smtp.ts'
import { paymob } from './adapters/payment-gateway/paymob.ts'
import { createApp, type App, type AppParts } from './app.ts'
import { createPasswords, createSessions } from './domains/account/index.ts'
import { holdTerms } from './domains/inventory/index.ts'
import { readEnvironment, type Settings } from './environment.ts'
import type { PageHandler } from './pages.ts'
import { assertCairoSummerTime, databaseClock } from './platform/clock.ts'
import { createDb, createPool } from './platform/database/connect.ts'
import type { HttpEnv } from './platform/http/caller.ts'
import { createRateLimits } from './platform/http/rate-limits.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createLog } from './platform/log.ts'
import { assignWork } from './reactions.ts'
import { schedule } from './schedule.ts'

const settings = readEnvironment(process.env)
const log = createLog(settings.logLevel)

const webBuild = new URL('../../web/build/', import.meta.url)

/** The web's built request handler; its loaders call the API in this process. */
async function loadPages(api: () => Hono<HttpEnv>): Promise<PageHandler> {
  const { createWebHandler } = await import('@rihla/web/handler')
  return createWebHandler({ transport: async (request) => api().fetch(request), publicUrl: settings.publicUrl })
}

async function start(it: Settings): Promise<{ stop(): Promise<void> }> {
  assertCairoSummerTime()
  const pool = createPool(it.databaseUrl, it.poolSize)
  pool.on('error', (error) => log.error({ err: error }, 'database connection lost'))
  const db = createDb(pool)
  const clock = await databaseClock(db, it.clockOffsetSeconds)
  const jobs = createJobs(it.databaseUrl, log)
  const parts: AppParts = {
    db, pool, clock, log, jobs,
    limits: createRateLimits(pool, it.rateLimitScale),
    gateway: paymob(it.paymob),
    sessions: createSessions(db, clock),
    passwords: createPasswords(),
    terms: holdTerms(it.holdSeconds),
    publicUrl: it.publicUrl,
    dataDir: it.dataDir,
    trustProxy: it.trustProxy,
    pages: await loadPages(() => app.http),
  }
  const app: App = createApp(parts)
  const mailer = smtpMailer({ url: it.mailUrl, from: it.mailFrom })
  assignWork({ ...parts, mailer, payments: app.payments })
  schedule({ ...parts, payments: app.payments, checkout: app.checkout })
  await jobs.start()
  const following = setInterval(() => void clock.follow().catch(() => undefined), 60_000).unref()
  const server = await listen(withAssets(app.http), it.port)
  return {
    async stop() {
      clearInterval(following)
      await closeServer(server)
      await jobs.stop()
      await pool.end()
    },
  }
}

/** The web's files, named by their content, before everything else. */
function withAssets(http: Hono<HttpEnv>): Hono {
  const root = fileURLToPath(new URL('client/', webBuild))
  const outer = new Hono()
  outer.use('/assets/*', serveStatic({
    root,
    precompressed: true,
    onFound: (_, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
  }))
  for (const file of ['/favicon.ico', '/favicon.svg', '/robots.txt', '/site.webmanifest'])
    outer.use(file, serveStatic({ root, onFound: (_, c) => c.header('cache-control', 'public, max-age=3600') }))
  outer.route('/', http)
  return outer
}

const listen = (http: Hono, port: number): Promise<ServerType> =>
  new Promise((resolve, reject) => {
    const server = serve({ fetch: http.fetch, port }, () => resolve(server))
    server.on('error', reject)
  })

/** Finishes what is being answered, for 10 seconds at most. */
const closeServer = (server: ServerType): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, 10_000).unref()
  })

const running = await start(settings)
let stopping: Promise<void> | undefined
const stop = (): void => {
  stopping ??= running.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      log.error({ err: error }, 'did not stop cleanly')
      process.exit(1)
    },
  )
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
process.on('disconnect', stop)
process.send?.({ ready: true })
log.info({ port: settings.port }, 'listening')
