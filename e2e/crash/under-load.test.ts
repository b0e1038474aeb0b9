import { NOTIFICATION_STREAM_PATH } from '@rihla/contract/notifications'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit, openEnds } from './books.ts'
import { eventually } from './eventually.ts'
import { childrenOf, openProduct, type Product, type Victim } from './product.ts'
import { newTraveller, signUp, type Offer, type Traveller } from './traveller.ts'

/*
 * While travellers book without a pause, database sessions are ended and processes are killed, again
 * and again. The server outlives every loss of the database, and the books are right at every moment.
 * `CRASH_ROUNDS` makes it longer: 30 kills of each process were 30 of them.
 */
const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 2)
const SESSIONS = Number(process.env['CRASH_SESSIONS'] ?? 60)
const TRAVELLERS = 3
const RECOVERY_MS = 2000
const settings = {
  HOLD_SECONDS: '8',
  TICK_SECONDS: '1',
  RATE_LIMIT_SCALE: '100000',
  LOG_LEVEL: 'fatal',
}

let product: Product
let offer: Offer
let traveller: Traveller
let token: string
const load = { stopped: false, booked: 0, running: [] as Promise<void>[] }

/** Books one place after another, whatever dies. */
async function keepBooking(): Promise<void> {
  while (!load.stopped)
    await traveller.goThrough(traveller.newBooking()).then(
      () => void (load.booked += 1),
      () => undefined,
    )
}

beforeAll(async () => {
  product = await openProduct(settings)
  const [free] = await product.query<{ item_id: string; day: string }>(`
    select s.item_id, s.day::text from stock s join activities a on a.id = s.item_id
    where s.kind = 'activity' and a.active and not s.closed and s.day > current_date + 20
    order by s.day, s.item_id limit 1`)
  if (!free) throw new Error('The demo has nothing to book')
  offer = { itemId: Number(free.item_id), day: free.day }
  const plenty = 'update stock set capacity = 100000 where item_id = $1 and day = $2'
  await product.query(plenty, [offer.itemId, offer.day])
  traveller = await newTraveller(product, offer)
  token = await signUp(product)
  load.running = Array.from({ length: TRAVELLERS }, keepBooking)
})

afterAll(async () => {
  load.stopped = true
  await Promise.all(load.running)
  await product?.close()
})

const isReady = (): Promise<boolean> =>
  fetch(`${product.url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A notification stream, so that the server listens to the database. */
const listen = (): Promise<unknown> =>
  fetch(product.url + NOTIFICATION_STREAM_PATH, {
    headers: { 'auth-key': token, 'application-id': randomUUID() },
  }).catch(() => undefined)

/** Ends one session of the server, of the rarest state that there is; answers what it did. */
async function endOne(ended: Record<string, number>): Promise<void> {
  const rows = await product.query<{ pid: number; doing: string }>(`
    select pid, case when application_name = 'rihla' then state else application_name end as doing
    from pg_stat_activity where application_name like 'rihla%' and state is not null`)
  const [rarest] = rows.toSorted((a, b) => (ended[a.doing] ?? 0) - (ended[b.doing] ?? 0))
  if (!rarest) return
  await product.query('select pg_terminate_backend($1)', [rarest.pid])
  ended[rarest.doing] = (ended[rarest.doing] ?? 0) + 1
}

test(`${SESSIONS} sessions end in every state, and the server lives`, async () => {
  const [server, booked] = [product.pidOf('server'), load.booked]
  const ended: Record<string, number> = {}
  const count = (): number => Object.values(ended).reduce((sum, one) => sum + one, 0)
  while (count() < SESSIONS) {
    if (count() % 10 === 0) void listen()
    await endOne(ended)
  }
  await eventually('the server to be ready', isReady, RECOVERY_MS)
  await eventually('bookings to go on', async () => load.booked > booked + TRAVELLERS, 30_000)
  console.log('sessions ended', ended)
  expect(Object.keys(ended)).toEqual(
    expect.arrayContaining(['idle', 'active', 'idle in transaction', 'rihla-jobs', 'rihla-listen']),
  )
  expect(product.pidOf('server')).toBe(server)
  expect(await audit(product, offer, 'now')).toEqual([])
}, 120_000)

test('a database that hangs is noticed within two seconds, and found again', async () => {
  const pid = product.pidOf('database')
  const server = product.pidOf('server')
  // First the postmaster, so that no backend is born after the others were counted.
  process.kill(pid, 'SIGSTOP')
  const backends = childrenOf(pid)
  for (const one of backends) process.kill(one, 'SIGSTOP')
  try {
    const began = Date.now()
    const { status } = await fetch(`${product.url}/readyz`)
    expect(status).toBe(503)
    expect(Date.now() - began).toBeLessThan(2000)
  } finally {
    for (const one of [...backends, pid]) process.kill(one, 'SIGCONT')
  }
  await eventually('the server to be ready', isReady, RECOVERY_MS)
  expect(product.pidOf('server')).toBe(server)
})

test.each<Victim>(['database', 'server', 'sandbox'])(
  `kill -9 of the %s, ${ROUNDS} times while travellers book`,
  async (victim) => {
    const slowest = { ms: 0 }
    for (let round = 0; round < ROUNDS; round += 1) {
      const [server, booked] = [product.pidOf('server'), load.booked]
      await product.kill(victim)
      if (victim === 'database') {
        await eventually('the database', () => product.query('select 1'), 30_000)
        const up = Date.now()
        await eventually('the server to be ready', isReady, 10_000)
        slowest.ms = Math.max(slowest.ms, Date.now() - up)
        expect(product.pidOf('server')).toBe(server)
      }
      await product.untilBack()
      await eventually('bookings to go on', async () => load.booked > booked, 30_000)
      expect(await audit(product, offer, 'now')).toEqual([])
    }
    console.log(
      `${ROUNDS} kills of the ${victim}, ${load.booked} bookings so far, ${slowest.ms} ms`,
    )
    expect(slowest.ms).toBeLessThanOrEqual(RECOVERY_MS)
  },
  ROUNDS * 90_000,
)

test('afterwards everything has come to its end, and the books are right', async () => {
  load.stopped = true
  await Promise.all(load.running)
  await eventually('every end', async () => (await openEnds(product)) === 0, 200_000)
  expect(await audit(product, offer, 'at the end')).toEqual([])
  expect(load.booked).toBeGreaterThan(ROUNDS)
}, 240_000)
