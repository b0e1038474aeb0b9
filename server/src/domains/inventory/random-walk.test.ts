import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import { ensureStock, type StockLine } from './index.ts'
import { anyStep, take, walkTogether, wrongRows } from './testing/walk.ts'
import { freePlaces } from './testing/free-places.ts'
import { emptyTables, tables } from '../../testing/empty-tables.ts'

const { db } = await testDatabase(20)
const days = ['2026-12-17', '2026-12-18', '2026-12-19']
const items = [1, 2]
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
const step = anyStep(lines, rows)

/** The counters on the stock rows are exactly what the holds say, and never above the capacity. */
async function assertInvariants(): Promise<void> {
  expect(await wrongRows(db)).toEqual([])
  for (const free of await freePlaces(db, rows, clock.now())) expect(free).toBeGreaterThanOrEqual(0)
}

beforeEach(async () => {
  clock = testClock()
  await emptyTables(db, [...tables.inventory, 'staff_alerts'])
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
        for (const it of steps) await take(it, { db, clock, rows, holds })
        await assertInvariants()
      }),
      { numRuns: 60, seed: 2026, endOnFailure: true },
    )
  }, 90_000)

  it('and with four people walking at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 80, maxLength: 160 }), async (steps) => {
        await walkTogether(steps, 4, { db, clock, rows, holds: [] })
        await assertInvariants()
      }),
      { numRuns: 40, seed: 17, endOnFailure: true },
    )
  }, 90_000)
})
