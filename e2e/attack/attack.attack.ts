import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAttacked, told, type Attacked } from './attacked.ts'
import { askEveryCall, type AskedCall } from './calls.ts'
import { holdHalfOpen } from './half-open.ts'
import { fuzzHeaders } from './header-fuzz.ts'
import { secretsIn } from './log-scan.ts'
import { scanPages } from './scanner.ts'
import { injectSql } from './sql-injection.ts'
import { assertInstalled } from './tools.ts'

/*
 * A whole product, attacked from outside: docs/attack.md says with what, and what was found. Somebody else's ids
 * are walked by `server/src/testing/id-walk/`, hostile bodies by `server/src/fuzz.test.ts`: both in `npm test`.
 */
let attacked: Attacked
let calls: readonly AskedCall[]

beforeAll(async () => {
  attacked = await openAttacked()
  firstPid = attacked.product.pidOf('server')
  calls = await askEveryCall(attacked)
})
afterAll(() => attacked?.close())

/** The server is the one that was started: none died on the way, however fast it came back. */
let firstPid = 0
const isTheSame = (): boolean => attacked.product.pidOf('server') === firstPid

test('every call of the contract is asked, and none answers with a fault', () => {
  expect(firstPid).toBeGreaterThan(0)
  expect(isTheSame()).toBe(true)
  expect(calls.filter(({ status }) => status >= 500).map(({ name }) => name)).toEqual([])
  console.log(
    `${calls.length} calls, ${calls.filter(({ status }) => status < 300).length} with success`,
  )
})

test('headers and cookies that no browser sends, on every route', async () => {
  const { asked, findings } = await fuzzHeaders(attacked.product.url, calls, 200)
  console.log(`${asked} hostile heads`)
  expect(findings).toEqual([])
  expect(isTheSame()).toBe(true)
})

test('a thousand connections held for a minute, while others are served within a second', async () => {
  const limits = { connections: 1000, seconds: 60, untilEndedSeconds: 80 }
  const { held, ended, asked, failed, slowestMs } = await holdHalfOpen(attacked.product.url, limits)
  console.log(`${held} held, ${asked} requests meanwhile, the slowest ${Math.round(slowestMs)} ms`)
  expect(held).toBeGreaterThan(900)
  expect(failed).toBe(0)
  expect(slowestMs).toBeLessThan(1000)
  expect(ended).toBe(limits.connections)
  expect(isTheSame()).toBe(true)
})

test('sqlmap, on every parameter of every call', async () => {
  assertInstalled('sqlmap')
  const it = await injectSql(attacked.product.url, calls, 480)
  console.log(`sqlmap came to the end of ${it.tried} of ${it.calls} calls with parameters`)
  for (const row of it.doubted) console.log(`looked at again by sqlmap, and dropped: ${row}`)
  expect(it.findings).toEqual([])
  expect(it.untried).toEqual([])
  expect(isTheSame()).toBe(true)
})

test('wapiti, on the public pages and every GET call', async () => {
  assertInstalled('wapiti')
  const limits = { crawlSeconds: 20, moduleSeconds: 12, seconds: 180 }
  const as = await attacked.signIn('traveller')
  const { findings, addresses } = await scanPages(attacked.product.url, calls, as, limits)
  console.log(`wapiti knew ${addresses} addresses`)
  expect(addresses).toBeGreaterThan(100)
  expect(findings).toEqual([])
  expect(isTheSame()).toBe(true)
})

test('what was told in confidence meanwhile stands nowhere in the log', () => {
  const log = attacked.log()
  const lines = log.split('\n').length
  console.log(`${lines} lines of log`)
  expect(lines).toBeGreaterThan(5000)
  // The scan is awake.
  const planted = [
    `{"path":"/${told.email}"}`,
    '{"a":"+201112223334"}',
    '{"b":"Bearer abcdefgh1234"}',
  ]
  for (const line of planted) expect(secretsIn(line, [])).toHaveLength(1)
  expect(secretsIn(log, attacked.tokens)).toEqual([])
})
