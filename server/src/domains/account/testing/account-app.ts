import { languageOf } from '@rihla/contract/values/language'
import { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { memoryImageStore } from '../../../adapters/image-store/memory.ts'
import type { Db } from '../../../platform/database/connect.ts'
import { createAnswerCache } from '../../../platform/http/cache/answer-cache.ts'
import type { HttpEnv } from '../../../platform/http/caller.ts'
import { refuseCrossSite } from '../../../platform/http/protection/cross-site.ts'
import { identifyCaller } from '../../../platform/http/identify.ts'
import { createMount } from '../../../platform/http/mount.ts'
import { createRateLimits } from '../../../platform/http/protection/rate-limits.ts'
import { createJobs } from '../../../platform/jobs/jobs.ts'
import { createLog } from '../../../platform/log.ts'
import { presentRefusal } from '../../../refusals/present-refusal.ts'
import { testClock } from '../../../testing/clock.ts'
import { atEnd, testDatabase } from '../../../testing/database.ts'
import { testProvider } from '../../../testing/identity-provider.ts'
import { plainPasswords } from '../../../testing/plain-passwords.ts'
import {
  accountRoutes,
  activationRoute,
  profileImageRoute,
  createSessions,
  credentialCookies,
  identifyAndRenew,
  issueActivationLink,
  privacyJobs,
  providerRoutes,
  type AccountEvent,
  type AccountDeps,
  type Passwords,
} from '../index.ts'

export const PUBLIC_URL = 'http://rihla.test'

export type Answer<T = unknown> = {
  status: number
  headers: Headers
  body: { Error: string | null; Data: T; code?: string }
}
export type CallOptions = { headers?: Record<string, string>; method?: string }

/**
 * The account calls alone, on a database of this test file's own; it keeps every event. Passwords are
 * hashed only where that is what is tested: it would take most of the time.
 */
export async function accountApp(
  options: { limitScale?: number; publicUrl?: string; passwords?: Passwords } = {},
) {
  const { db, pool, url } = await testDatabase()
  const clock = testClock()
  const events: AccountEvent[] = []
  const limits = createRateLimits(pool, options.limitScale ?? 1000)
  const providers = {
    google: testProvider('Google'),
    facebook: testProvider('Facebook'),
    apple: testProvider('Apple'),
  }
  const profileImages = memoryImageStore()
  const jobs = createJobs(url, createLog('silent'))
  privacyJobs(jobs, {
    db,
    clock,
    jobs,
    profileImages,
    publish: async () => undefined,
  })
  await jobs.install()
  atEnd(() => jobs.stop())
  const deps: AccountDeps = {
    db,
    clock,
    jobs,
    limits,
    passwords: options.passwords ?? plainPasswords,
    sessions: createSessions(db, clock),
    publicUrl: options.publicUrl ?? PUBLIC_URL,
    publish: async (_, event) => void events.push(event),
    countBookings: async (userIds) => new Map(userIds.map((id) => [id, 3])),
    nameOffers: async () => [],
    log: createLog('silent'),
    profileImages,
    sealer: null,
    providers: Object.values(providers),
  }
  const app = createApp(deps)

  /** Calls as a browser of ours does: JSON, with an Application-Id. */
  async function call<T = unknown>(
    path: string,
    body?: unknown,
    { headers = {}, method = 'POST' }: CallOptions = {},
  ): Promise<Answer<T>> {
    const response = await app.request(path, {
      method,
      headers: { 'application-id': randomUUID(), 'accept-language': 'en-US', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  const database = new URL(url).pathname.slice(1)
  return { app, call, clock, database, db, events, deps, profileImages, providers }
}

function createApp(deps: AccountDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const cache = createAnswerCache(() => deps.clock.now().getTime())
  app.use(
    identifyCaller({
      log: createLog('silent'),
      identify: identifyAndRenew(deps),
      languageOf,
      addressOf: (request) => request.headers.get('x-test-address') ?? '192.0.2.1',
    }),
  )
  app.use(
    '/api/*',
    refuseCrossSite(new Set([deps.publicUrl]), presentRefusal, credentialCookies(deps.publicUrl)),
  )
  accountRoutes(createMount(app, { present: presentRefusal, limits: deps.limits, cache }, []), deps)
  activationRoute(app, deps)
  profileImageRoute(app, deps)
  providerRoutes(app, deps)
  return app
}

export type AccountApp = Awaited<ReturnType<typeof accountApp>>

/** A correct registration; say what differs. */
export const registration = (changes: Record<string, unknown> = {}) => ({
  FullName: 'Mona Hassan',
  Email: 'mona@example.com',
  Password: 'Nile@2026',
  Country: 1,
  Phone: '+2001001234567',
  ...changes,
})

export const registrationEvents = (events: readonly AccountEvent[]) =>
  events.filter((event) => event.type === 'RegistrationReceived')

/** Opens the link of the newest registration; answers the address it led to. */
export async function activate({ app, deps, events }: AccountApp): Promise<URL> {
  const { registrationId } = registrationEvents(events).at(-1) ?? { registrationId: 0 }
  const link = await issueActivationLink(deps, registrationId)
  if (!link) throw new Error('There is no registration to activate.')
  return follow(app, link)
}

/** Opens a link as a browser does, and answers where it led. */
export async function follow(
  app: Hono<HttpEnv>,
  link: string,
  headers: Record<string, string> = {},
): Promise<URL> {
  const response = await app.request(link, { headers })
  return new URL(response.headers.get('location') ?? '', PUBLIC_URL)
}

/** Registers and activates a person who can sign in. */
export async function givenTraveller(account: AccountApp, changes: Record<string, unknown> = {}) {
  const person = registration(changes)
  await account.call('/api/AccountApi/Register', person)
  await activate(account)
  return person
}

/** How many rows a table holds. */
export async function countRows(
  db: Db,
  table: 'users' | 'registrations' | 'sessions' | 'activation_links',
) {
  const { count } = await db
    .withTables<Record<typeof table, { id: number }>>()
    .selectFrom(table)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
