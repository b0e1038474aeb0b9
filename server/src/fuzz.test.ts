import { api } from '@rihla/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { givenHotel, openNights } from './domains/catalogue/test-stays.ts'
import { givenPackage, openDepartures } from './domains/catalogue/test-packages.ts'
import { givenRoundTrip } from './domains/fleet/testing/fleet.ts'
import type { Call } from './platform/http/call.ts'
import { testApp, type Browser } from './testing/app.ts'
import { arbitraryOf, hostileValue, nearly } from './testing/arbitrary-input.ts'
import { DAY, givenActivity, givenPlaces } from './testing/booking.ts'
import { agreeing, inputHints } from './testing/input-hints.ts'
import { signIn } from './testing/people.ts'
import { plainPasswords } from './testing/plain-passwords.ts'
import { asText, requestOf } from './testing/request-of.ts'

/*
 * Every call of the contract, by its own description: valid, nearly valid and hostile inputs. None is
 * a fault, each is answered within a second, and nothing of it stays in memory.
 */
const INPUTS = 300
const AT_ONCE = 6
const LONGEST_MS = 1000
/** The same inputs each time, unless another seed is asked for. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122)

const server = await testApp({ rateLimitScale: 1_000_000, passwords: plainPasswords })
await givenPlaces(server)
await givenActivity(server, 1000)
const hotel = await givenHotel(server.db, {})
for (const room of hotel.rooms) await openNights(server.db, room, DAY, 20)
const trip = await givenPackage(server.db, { kind: 'trip' })
await openDepartures(server.db, trip, DAY, 20)
const { out } = await givenRoundTrip(server.db, server.clock.now())

const id = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 6 }) },
  { weight: 2, arbitrary: fc.constantFrom(hotel.id, trip, out.id, ...out.seats.slice(0, 3)) },
  { weight: 1, arbitrary: fc.constantFrom(2 ** 31, 2 ** 31 - 1, Number.MAX_SAFE_INTEGER, '7') },
)
const hints = inputHints(id, DAY)

const noBody = fc.constantFrom(
  '{',
  '[]',
  'null',
  '7',
  '"',
  '',
  ' ',
  '{"a":',
  '[[[[',
  'a=b',
  '\u0000',
  '{"a":1e400}',
  '['.repeat(100_000),
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  'x'.repeat(300_000),
)
const noQuery = fc.constantFrom(
  '?',
  '?%',
  '?a=%',
  '?%00',
  '?=',
  '?&&&',
  '?a[b]=c',
  '?__proto__=1',
  `?a=${'x'.repeat(9000)}`,
)

/** Calls of which some input was read by the domain itself. */
const gotIn = new Set<string>()
const AT_THE_DOOR = /"code":"(invalid_input|unauthenticated|forbidden|too_large|not_found)"/

async function ask(call: Call, browser: Browser, input: unknown): Promise<[number, number]> {
  const [path, init] = requestOf(call, input)
  const headers = new Headers(init.headers)
  headers.set('application-id', browser.applicationId)
  headers.set('accept-language', 'ar-EG')
  if (browser.token) headers.set('auth-key', browser.token)
  const began = performance.now()
  const response = await server.app.http.request(path, { ...init, headers })
  if (!AT_THE_DOOR.test(await response.text())) gotIn.add(call.path)
  return [response.status, performance.now() - began]
}

/** What took too long, asked again alone: on a busy machine the quickest of some counts. */
async function isSlow(call: Call, browser: Browser, input: unknown): Promise<boolean> {
  for (let tries = 0; tries < 5; tries += 1) {
    const [, ms] = await ask(call, browser, input)
    if (ms <= LONGEST_MS) return false
  }
  return true
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const heapMb = (): number => {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1e6
}

const calls = Object.entries(api) as [string, Call & Parameters<typeof inputsOf>[0]][]
let before = 0
let asked = 0

function inputsOf(
  call: { input: Parameters<typeof arbitraryOf>[0] } & Pick<Call, 'method'>,
): unknown[] {
  const valid = arbitraryOf(call.input, hints).map(agreeing)
  const raw = call.method === 'GET' ? noQuery : noBody
  const hostile = fc.oneof(
    fc.dictionary(fc.string({ maxLength: 8 }), hostileValue, { maxKeys: 4 }),
    raw,
    nearly(nearly(valid)),
  )
  return [valid, nearly(valid), hostile].flatMap((arbitrary) =>
    fc.sample(arbitrary, { numRuns: INPUTS / 3, seed }),
  )
}

test.each(calls)(
  '%s takes whatever it is sent',
  async (name, call) => {
    const inputs = inputsOf(call).entries()
    const problems: string[] = []
    const late: [Browser, unknown][] = []
    const caller = async (): Promise<void> => {
      let browser = server.browser()
      for (const [n, input] of inputs) {
        // Some calls end the session, or the account: a new traveller now and then.
        if (n % 60 < AT_ONCE) browser = server.browser()
        const signedIn = call.audience === 'anyone' ? n % 120 >= 60 : n % 60 > 0
        const ofStaff = call.audience === 'staff' || call.path.includes('/SecondFactor')
        const role = ofStaff ? 'staff' : 'traveller'
        if (signedIn && browser.token === null) await signIn(server, browser, { role })
        const [status, ms] = await ask(call, browser, input)
        if (status >= 500) problems.push(`${status}: ${asText(input).slice(0, 400)}`)
        if (ms > LONGEST_MS) late.push([browser, input])
        asked += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, caller))
    for (const [browser, input] of late)
      if (await isSlow(call, browser, input)) problems.push(`slow: ${asText(input).slice(0, 400)}`)
    // Or staff would be asked for it by every call that follows.
    await sql`update desk_settings set require_second_factor = false`.execute(server.db)
    // Or the lists of staff would grow with every call.
    await sql`update users set role = 'traveller' where role = 'staff'`.execute(server.db)
    if (before === 0) before = heapMb()
    expect(problems.slice(0, 5), name).toEqual([])
  },
  60_000,
)

test('every call was asked, and nothing of it stays in memory', () => {
  const untouched = Object.values(api).filter(({ path }) => !gotIn.has(path))
  expect(untouched.map(({ path }) => path)).toEqual([])
  expect(asked).toBe(INPUTS * Object.keys(api).length)
  expect(heapMb() - before).toBeLessThan(40)
})
