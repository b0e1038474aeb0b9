import { join } from 'node:path'
import { hotelSupplier } from './adapters/hotel-supplier/index.ts'
import { identityProviders } from './adapters/identity-provider/index.ts'
import { diskImageStore } from './adapters/image-store/disk.ts'
import { smtpMailer } from './adapters/mailer/smtp.ts'
import { paymentGateways } from './adapters/payment-gateway/index.ts'
import type { AppDeps } from './app-deps.ts'
import { createApp, type App } from './app.ts'
import { createPasswords, createSessions } from './domains/account/index.ts'
import { forSearches } from './domains/catalogue/index.ts'
import { isSyncDue, SYNC_HOTELS } from './domains/external-hotels/index.ts'
import { holdTerms } from './domains/inventory/index.ts'
import { readEnvironment, type Settings } from './environment.ts'
import { assertCairoSummerTime, databaseClock } from './platform/clock.ts'
import { createDb, createPool } from './platform/database/connect.ts'
import { createRateLimits } from './platform/http/protection/rate-limits.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { createLog, createRequestLog } from './platform/log.ts'
import { assignWork } from './event-handlers.ts'
import { schedule } from './schedule.ts'
import { openTraces, traceParts } from './tracing/trace-parts.ts'
import { builtWeb, closeServer, liveWeb } from './serve-web.ts'

const SEARCH_CONNECTIONS = 6

const settings = readEnvironment(process.env)
const log = createLog(settings.logLevel)

type Running = {
  /** Done once searches have what they compare. */
  readonly filled: Promise<void>
  stop(): Promise<void>
}

async function start(it: Settings): Promise<Running> {
  assertCairoSummerTime()
  const spans = await openTraces(it.traces, log)
  const pool = createPool(it.databaseUrl, { max: it.poolSize })
  pool.on('error', (error) => log.error({ err: error }, 'database connection lost'))
  const searchPool = forSearches(createPool(it.databaseUrl, { max: SEARCH_CONNECTIONS }))
  searchPool.on('error', (error) => log.error({ err: error }, 'database connection lost'))
  const parts = traceParts(spans, [pool, searchPool], {
    jobs: createJobs(it.databaseUrl, log),
    gateways: paymentGateways(it.gateways),
    supplier: hotelSupplier(it.supplier),
    providers: identityProviders(it.identity),
    mailer: smtpMailer({ url: it.mailUrl, from: it.mailFrom }),
  })
  const { jobs, mailer } = parts
  const db = createDb(pool)
  const clock = await databaseClock(db, it.clockOffsetSeconds)
  const scripts = { analyticsUrl: it.analyticsScriptUrl, liveChatUrl: it.liveChatScriptUrl }
  const openWeb = it.development ? liveWeb : builtWeb
  // The web's loaders call the API in this process.
  const web = await openWeb({
    transport: async (request) => app.http.fetch(request),
    publicUrl: it.publicUrl,
    scripts,
  })
  const deps: AppDeps = {
    db,
    pool,
    searchPool,
    clock,
    log,
    requestLog: createRequestLog(it.logLevel),
    ...parts,
    ...(spans && { spans }),
    limits: createRateLimits(pool, it.rateLimitScale),
    guestKeys: it.guestKeys,
    sessions: createSessions(db, clock),
    passwords: createPasswords(),
    terms: holdTerms(it.holdSeconds, it.rateLimitScale),
    publicUrl: it.publicUrl,
    seller: it.seller,
    images: {
      originals: diskImageStore(join(it.dataDir, 'images')),
      resized: diskImageStore(join(it.dataDir, 'image-cache')),
      blog: diskImageStore(join(it.dataDir, 'blog-images')),
      profile: diskImageStore(join(it.dataDir, 'profile-images')),
      proofs: diskImageStore(join(it.dataDir, 'payment-proofs')),
    },
    trustedProxies: it.trustedProxies,
    metricsToken: it.metricsToken,
    pages: web.pages,
    scripts,
    appLinks: it.appLinks,
    firebase: it.firebase,
    keepPagesSeconds: it.development ? 0 : 10,
  }
  const app: App = createApp(deps)
  // Reads for a second or two, while jobs begin.
  const filled = app.catalogue.fill((error) => log.warn({ err: error }, 'search index'))
  assignWork({ ...deps, ...app, mailer, renderer: web.papers })
  schedule({ ...deps, ...app, tickSeconds: it.tickSeconds })
  await jobs.start()
  const { external } = app
  // The first start has no content yet, and one after a long pause has old content.
  if (external && (await isSyncDue(external)))
    await db.transaction().execute((trx) => jobs.ensure(trx, SYNC_HOTELS, {}))
  const following = setInterval(() => void clock.follow().catch(() => undefined), 60_000).unref()
  const server = await web.listen(app.http, it.port)
  return {
    filled,
    async stop() {
      clearInterval(following)
      await app.notices.stop()
      await Promise.all([closeServer(server), web.close()])
      await app.visits.flush()
      await jobs.stop()
      await web.papers.close()
      await Promise.all([pool.end(), searchPool.end()])
      await spans?.close()
    },
  }
}

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
await running.filled
process.send?.({ ready: true })
log.info({ port: settings.port }, 'listening')
