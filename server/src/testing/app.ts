import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Envelope } from '@rihla/contract/envelope'
import type { InputOf, OutputOf } from '@rihla/contract/endpoint'
import { memoryImageStore } from '../adapters/image-store/memory.ts'
import { recordingMailer } from '../adapters/mailer/recording.ts'
import { createApp } from '../app.ts'
import { createPasswords, createSessions, type Passwords } from '../domains/account/index.ts'
import { holdTerms, type HoldTerms } from '../domains/inventory/index.ts'
import type { PageHandler } from '../pages.ts'
import type { Call } from '../platform/http/call.ts'
import { createRateLimits } from '../platform/http/protection/rate-limits.ts'
import type { Clock } from '../platform/clock.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/log.ts'
import type { BusOperator } from '../ports/bus-operator.ts'
import type { HotelSupplier } from '../ports/hotel-supplier.ts'
import type { ImageStore } from '../ports/image-store.ts'
import { assignWork } from '../event-handlers.ts'
import { schedule } from '../schedule.ts'
import { testClock } from './clock.ts'
import { atEnd, mortalSessions, testDatabase, type TestDatabase } from './database.ts'
import type { Spans } from '../platform/tracing/spans.ts'
import { traceParts } from '../tracing/trace-parts.ts'
import { gatewaysByName } from '../ports/payment-gateway.ts'
import { testGateway } from './gateway.ts'
import { testRenderer } from './paper-renderer.ts'
import { testProvider } from './identity-provider.ts'

const ORIGIN = 'http://localhost:3000'

export type Answer<T> = {
  readonly status: number
  readonly headers: Headers
  readonly body: Envelope<T>
}

/** A browser: its own Application-Id, and the session cookie it was given. */
export type Browser = {
  readonly applicationId: string
  token: string | null
  call<C extends Call>(
    call: C,
    input: InputOf<C>,
    headers?: Record<string, string>,
  ): Promise<Answer<OutputOf<C>>>
  /** As `call`, and fails the test unless it succeeds. */
  data<C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>>
}

type Options = {
  connections?: number
  terms?: Partial<HoldTerms>
  rateLimitScale?: number
  pages?: PageHandler
  /**
   * Argon2 by default: replace it where passwords aren't under test, since it takes most of the
   * time.
   */
  passwords?: Passwords
  /** Who runs the buses; our own fleet by default. */
  buses?: (clock: Clock) => BusOperator
  /** Whose hotels stand beside ours; none by default. */
  supplier?: (clock: Clock) => HotelSupplier
  /** The server has sessions of its own, so that it can crash. */
  mortal?: boolean
  /** A database that another test app stands on already: a second process beside it. */
  beside?: TestDatabase
  /** Where its traces go; nowhere by default. */
  spans?: Spans
}

const noImages: ImageStore = {
  read: async () => null,
  write: async () => undefined,
  remove: async () => undefined,
}

/** The whole server on a database of its own, with a clock, a gateway and a mailbox that the test holds. */
export async function testApp({
  connections = 20,
  terms = {},
  rateLimitScale = 1000,
  pages,
  passwords = createPasswords(),
  buses,
  supplier,
  mortal = false,
  beside,
  spans,
}: Options = {}) {
  const database = beside ?? (await testDatabase(connections))
  const immortal = { ...database, end: async () => undefined }
  let life = mortal ? mortalSessions(database.url, connections) : immortal
  const clock = testClock()
  const gateway = testGateway()
  gateway.now = clock.now
  const providers = (['Google', 'Facebook', 'Apple'] as const).map(testProvider)
  const mailer = recordingMailer()
  const renderer = testRenderer()
  const log = createLog(process.env['TEST_LOG'] ?? 'silent')
  const asking = traceParts(spans, [life.pool], {
    jobs: createJobs(database.url, log),
    gateways: gatewaysByName(gateway),
    supplier: null,
    providers,
    mailer,
  })
  const { jobs } = asking
  const proofs = memoryImageStore()
  const guestKeys = [{ id: 'test', key: randomBytes(32) }]
  const processOf = () => ({
    ...life,
    clock,
    log,
    jobs,
    gateways: asking.gateways,
    providers: asking.providers,
    sessions: createSessions(life.db, clock),
    limits: createRateLimits(life.pool, rateLimitScale),
    passwords,
    terms: { ...holdTerms(600, rateLimitScale), ...terms },
    publicUrl: ORIGIN,
    images: {
      originals: memoryImageStore(),
      resized: noImages,
      blog: memoryImageStore(),
      profile: memoryImageStore(),
      proofs,
    },
    trustedProxies: 1,
    ...(spans && { spans }),
    ...(pages && { pages }),
    ...(buses && { buses: buses(clock) }),
    ...(supplier && { supplier: supplier(clock) }),
    guestKeys,
  })
  const start = () => {
    const deps = processOf()
    const started = createApp(deps)
    assignWork({ ...deps, ...started, mailer: asking.mailer, renderer })
    schedule({ ...deps, ...started })
    return { app: started, sessions: deps.sessions }
  }
  let { app, sessions } = start()
  await jobs.install()
  atEnd(async () => {
    await app.notices.stop()
    await jobs.stop()
    await life.end()
  })

  const browser = (): Browser => {
    const applicationId = randomUUID()
    const it: Browser = {
      applicationId,
      token: null,
      async call(call, input, headers = {}) {
        const response = await app.http.request(
          ...requestOf(call, input as Record<string, unknown>, {
            'application-id': applicationId,
            'accept-language': 'en-US',
            ...(it.token && { cookie: `session=${it.token}` }),
            ...headers,
          }),
        )
        return {
          status: response.status,
          headers: response.headers,
          body: (await response.json()) as Envelope<never>,
        }
      },
      async data(call, input) {
        const { body } = await it.call(call, input)
        if (body.Error !== null) throw new Error(`${call.path}: ${body.Error}`)
        return body.Data
      },
    }
    return it
  }

  return {
    ...database,
    /** As it is now: a crash ends it. */
    get app() {
      return app
    },
    clock,
    gateway,
    mailer,
    renderer,
    jobs,
    proofs,
    get sessions() {
      return sessions
    },
    browser,
    /**
     * A `mortal` process dies where it stands: what it had not committed is undone, it asks nothing more, and
     * what it remembered is gone. Another one goes on, and does again what nobody works on any more.
     */
    crash: async () => {
      await life.end()
      await app.notices.stop()
      life = mortalSessions(database.url, connections)
      ;({ app, sessions } = start())
      await sql`update jobs.job set state = 'retry' where state = 'active'`.execute(database.db)
    },
    /** Does all queued work now. */
    work: () => jobs.runDue(life.db),
    /** The gateway tells the server of a transaction. */
    deliver: async (transaction: Parameters<typeof gateway.callback>[0], forged = false) => {
      const { body, query } = gateway.callback(transaction)
      const response = await app.http.request(`/payment/callback?${forged ? 'hmac=no' : query}`, {
        method: 'POST',
        body,
      })
      return response.status
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof testApp>>

function requestOf(
  call: Call,
  given: Record<string, unknown>,
  headers: Record<string, string>,
): [string, RequestInit] {
  const input = { ...given }
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(input[name]))
    delete input[name]
    return value
  })
  if (call.carriedBy === 'multipart') {
    const form = new FormData()
    for (const [key, value] of Object.entries(input))
      form.set(key, value instanceof Blob ? value : String(value))
    return [path, { method: call.method, headers, body: form }]
  }
  if (call.carriedBy === 'query' || call.method === 'GET' || call.method === 'DELETE') {
    const query = new URLSearchParams()
    for (const [key, value] of Object.entries(input))
      if (value !== undefined && value !== null)
        query.set(key, typeof value === 'string' ? value : JSON.stringify(value))
    return [`${path}?${query}`, { method: call.method, headers }]
  }
  return [
    path,
    {
      method: call.method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input),
    },
  ]
}
