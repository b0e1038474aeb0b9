import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Trx } from '../../platform/database/connect.ts'
import { isRefusal } from '../../platform/refusal.ts'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import {
  changeHold,
  consumeHold,
  ensureStock,
  expireHolds,
  freePlaces,
  holdTerms,
  orBusy,
  placeHold,
  releaseHold,
  renewHold,
  setAllotment,
  startPaying,
  type StockLine,
} from './index.ts'

const { db } = await testDatabase(20)
const days = ['2026-12-17', '2026-12-18', '2026-12-19']
const items = [1, 2]
const terms = holdTerms(600)
const rows = items.flatMap((itemId) => days.map((day) => ({ kind: 'room', itemId, day })))
let clock = testClock()

const lines = fc
  .record({
    item: fc.constantFrom(...items),
    from: fc.integer({ min: 0, max: 2 }),
    nights: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ item, from, nights, quantity }): StockLine[] =>
    days.slice(from, from + nights).map((day) => ({ kind: 'room', itemId: item, day, quantity })),
  )
const nth = fc.nat({ max: 30 })
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('place' as const), lines }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('change' as const), nth, lines }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('renew' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sell' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('release' as const), nth }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      seconds: fc.integer({ min: 1, max: 500 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('allot' as const),
      row: fc.nat({ max: rows.length - 1 }),
      capacity: fc.nat({ max: 8 }),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const within = <T>(work: (trx: Trx) => Promise<T>) => orBusy(() => db.transaction().execute(work))

async function take(it: Step, holds: number[]): Promise<void> {
  const now = clock.now()
  const hold = 'nth' in it ? holds[it.nth % Math.max(1, holds.length)] : undefined
  if ('nth' in it && hold === undefined) return
  const id = hold ?? 0
  switch (it.kind) {
    case 'place': {
      const placed = await within((trx) => placeHold(trx, { lines: it.lines, now, terms }))
      if (!isRefusal(placed)) holds.push(placed.id)
      return
    }
    case 'change': {
      const changed = await within((trx) => changeHold(trx, id, { lines: it.lines, now, terms }))
      if (!isRefusal(changed) && changed.id !== id) holds.push(changed.id)
      return
    }
    case 'renew':
      return void (await within((trx) => renewHold(trx, id, now, terms)))
    case 'pay':
      return void (await within((trx) => startPaying(trx, id, now, terms)))
    case 'sell':
      return void (await within((trx) => consumeHold(trx, id, now)))
    case 'release':
      return void (await within((trx) => releaseHold(trx, id)))
    case 'wait':
      return clock.advance(it.seconds)
    case 'sweep':
      return void (await expireHolds(db, now))
    case 'allot': {
      const row = rows[it.row]
      if (row) await within((trx) => setAllotment(trx, { ...row, capacity: it.capacity }, now))
    }
  }
}

/** The counters on the stock rows are exactly what the holds say, and never above the capacity. */
async function assertInvariants(): Promise<void> {
  const { rows: wrong } = await sql`
    select s.item_id, s.day, s.capacity, s.held, s.sold, c.held as held_by_holds, c.sold as sold_by_holds
    from stock s left join lateral (
      select coalesce(sum(l.quantity) filter (where h.state in ('active', 'paying')), 0) as held,
        coalesce(sum(l.quantity) filter (where h.state = 'consumed'), 0) as sold
      from hold_lines l join holds h on h.id = l.hold_id
      where l.kind = s.kind and l.item_id = s.item_id and l.day = s.day) c on true
    where s.held <> c.held or s.sold <> c.sold or s.held + s.sold > s.capacity or s.held < 0`.execute(
    db,
  )
  expect(wrong).toEqual([])
  for (const free of await freePlaces(db, rows, clock.now())) expect(free).toBeGreaterThanOrEqual(0)
}

beforeEach(async () => {
  clock = testClock()
  await sql`truncate hold_lines, holds, stock, staff_alerts cascade`.execute(db)
  await ensureStock(
    db,
    rows.map((row) => ({ ...row, capacity: 6 })),
  )
})

describe('S2: a random walk over everything that can happen to stock', () => {
  it('keeps the counters equal to the holds, one step after another', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 120 }), async (steps) => {
        const holds: number[] = []
        for (const it of steps) await take(it, holds)
        await assertInvariants()
      }),
      { numRuns: 60, seed: 2026, endOnFailure: true },
    )
  }, 90_000)

  it('and with four people walking at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 80, maxLength: 160 }), async (steps) => {
        const holds: number[] = []
        const walker = async (first: number): Promise<void> => {
          for (let at = first; at < steps.length; at += 4) {
            const it = steps[at]
            if (it) await take(it, holds)
          }
        }
        await Promise.all([0, 1, 2, 3].map(walker))
        await assertInvariants()
      }),
      { numRuns: 40, seed: 17, endOnFailure: true },
    )
  }, 90_000)
})
