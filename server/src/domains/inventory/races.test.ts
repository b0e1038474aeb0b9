import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isRefusal } from '../../platform/refusal.ts'
import { sellables } from '../../sellables.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addActivity, addDayUse, addPlaces } from '../catalogue/test-offers.ts'
import {
  consumeHold,
  ensureStock,
  expireHolds,
  orUnavailable,
  placeHold,
  releaseHold,
  renewHold,
  setAllotment,
  type StockLine,
} from './index.ts'
import { alertAt } from './testing/alert-at.ts'
import {
  codes,
  isEverLost,
  lostOf,
  racer,
  raceTerms as terms,
  RUNS,
  withBlindClaims,
  withoutGuards,
  withSlowHolds,
} from './testing/race.ts'
import { emptyTables, tables } from '../../testing/empty-tables.ts'

const now = new Date('2026-11-21T10:00:00Z')
const day = '2026-12-17'
const line = (itemId: number, quantity = 1, on = day): StockLine => ({
  kind: 'activity',
  itemId,
  day: on,
  quantity,
})

const test: TestDatabase = await testDatabase(40)
const { db } = test

const nobodyElse = { children: 0, childAges: [], ratePlanId: 0, refundable: false }

/** What is sold by the place, each as checkout claims it: the lines come from its own quote. */
const kinds = ['Activity', 'DayUse'] as const
/** All kinds run on one engine: they share the runs. */
const RUNS_OF_A_KIND = RUNS / kinds.length
type Kind = (typeof kinds)[number]
const offers: Record<Kind, number> = { Activity: 0, DayUse: 0 }
const quoted = new Map<string, readonly StockLine[]>()
const claim = (kind: Kind, seats = 1): readonly StockLine[] => quoted.get(`${kind} ${seats}`) ?? []

beforeAll(async () => {
  await addPlaces(db)
  offers.Activity = await addActivity(db)
  offers.DayUse = await addDayUse(db)
  for (const kind of kinds)
    for (const seats of [1, 2]) {
      const request = { itemId: offers[kind], fromDate: day, toDate: null, seats, adults: seats }
      const sold = sellables(terms)[kind]
      const quote = await sold?.quote(db, { ...request, ...nobodyElse, now })
      if (!quote || isRefusal(quote)) throw new Error(`${kind} cannot be quoted`)
      quoted.set(`${kind} ${seats}`, quote.stock)
    }
})

const hold = racer(db, now)

const stockOf = async (itemId: number, on = day) => {
  const { rows } = await sql<{ capacity: number; held: number; sold: number }>`
    select capacity, held, sold from stock where kind = 'activity' and item_id = ${itemId} and day = ${on}`.execute(
    db,
  )
  return rows[0] ?? { capacity: 0, held: 0, sold: 0 }
}

const refill = async (itemId: number, capacity: number): Promise<void> => {
  await emptyTables(db, ['hold_lines', 'holds'])
  await sql`delete from stock where item_id = ${itemId}`.execute(db)
  await ensureStock(db, [{ kind: 'activity', itemId, day, capacity }])
}

beforeEach(async () => {
  await emptyTables(db, [...tables.inventory, 'staff_alerts'])
})

describe.each(kinds)('R1: one place of one %s, 50 buyers at once', (kind) => {
  it('is one buyer’s, and the others hear that it is taken', async () => {
    for (let run = 0; run < RUNS_OF_A_KIND; run += 1) {
      await refill(offers[kind], 1)
      const outcomes = await Promise.all(Array.from({ length: 50 }, () => hold(claim(kind))))
      expect(outcomes.filter((outcome) => !isRefusal(outcome))).toHaveLength(1)
      expect(codes(outcomes)).toEqual(['sold_out'])
      expect(await stockOf(offers[kind])).toEqual({ capacity: 1, held: 1, sold: 0 })
    }
  })

  it('control: oversells without the lock and the constraint', async () => {
    await withoutGuards(db, async () => {
      await refill(offers[kind], 1)
      await Promise.all(Array.from({ length: 50 }, () => hold(claim(kind))))
      expect((await stockOf(offers[kind])).held).toBeGreaterThan(1)
    })
  })

  it('control: without the lock alone, the constraint still refuses', async () => {
    await withBlindClaims(db, async () => {
      await refill(offers[kind], 1)
      const outcomes = await Promise.all(Array.from({ length: 50 }, () => hold(claim(kind))))
      expect(codes(outcomes)).toEqual(['sold_out'])
      expect((await stockOf(offers[kind])).held).toBe(1)
    })
  })
})

describe.each(kinds)('R4: 40 places of one %s, 100 buyers of 2', (kind) => {
  it('serves exactly 20, none by half', async () => {
    for (let run = 0; run < RUNS_OF_A_KIND; run += 1) {
      await refill(offers[kind], 40)
      const outcomes = await Promise.all(Array.from({ length: 100 }, () => hold(claim(kind, 2))))
      expect(outcomes.filter((outcome) => !isRefusal(outcome))).toHaveLength(20)
      expect(codes(outcomes)).toEqual(['sold_out'])
      expect((await stockOf(offers[kind])).held).toBe(40)
    }
  })

  it('control: oversells without the lock and the constraint', async () => {
    await withoutGuards(db, async () => {
      await refill(offers[kind], 40)
      await Promise.all(Array.from({ length: 100 }, () => hold(claim(kind, 2))))
      expect((await stockOf(offers[kind])).held).toBeGreaterThan(40)
    })
  })
})

describe('R6: holds of the same two things in opposite order', () => {
  it('never end in a deadlock', async () => {
    await ensureStock(db, [
      { kind: 'activity', itemId: 61, day, capacity: 1000 },
      { kind: 'activity', itemId: 62, day, capacity: 1000 },
    ])
    const requests = Array.from({ length: 200 }, (_, i) =>
      i % 2 ? [line(61), line(62)] : [line(62), line(61)],
    )
    const outcomes = await Promise.all(requests.map((lines) => hold(lines)))
    expect(outcomes.filter(isRefusal)).toEqual([])
    expect((await stockOf(61)).held).toBe(200)
    expect((await stockOf(62)).held).toBe(200)
  })

  it('control: the same two rows locked in the order asked for do end in one', async () => {
    await ensureStock(db, [
      { kind: 'activity', itemId: 61, day, capacity: 1000 },
      { kind: 'activity', itemId: 62, day, capacity: 1000 },
    ])
    let waiting = 0
    let open = (): void => undefined
    const bothHaveOne = new Promise<void>((resolve) => {
      open = resolve
    })
    const disorderly = (first: number, second: number) =>
      orUnavailable(() =>
        db.transaction().execute(async (trx) => {
          await sql`update stock set held = held + 1 where item_id = ${first}`.execute(trx)
          waiting += 1
          if (waiting === 2) open()
          await bothHaveOne
          await sql`update stock set held = held + 1 where item_id = ${second}`.execute(trx)
        }),
      )
    const outcomes = await Promise.all([disorderly(61, 62), disorderly(62, 61)])
    expect(codes(outcomes)).toEqual(['busy'])
  })
})

describe.each(kinds)('R7: the staff lowers the allotment of one %s while ten hold', (kind) => {
  it('never sells more than the new limit without saying by how many', async () => {
    for (let run = 0; run < RUNS_OF_A_KIND; run += 1) {
      await refill(offers[kind], 30)
      const lower = db
        .transaction()
        .execute((trx) =>
          setAllotment(
            trx,
            { kind: 'activity', itemId: offers[kind], day, capacity: 5 },
            alertAt(now),
          ),
        )
      const [lowered, ...outcomes] = await Promise.all([
        lower,
        ...Array.from({ length: 10 }, () => hold(claim(kind))),
      ])
      const served = outcomes.filter((outcome) => !isRefusal(outcome)).length
      const stock = await stockOf(offers[kind])
      expect(stock.held).toBe(served)
      expect(stock.capacity).toBe(Math.max(5, stock.capacity))
      expect(served - 5).toBeLessThanOrEqual(lowered.missing)
    }
  })

  it('puts the number of places that are missing on the staff’s list', async () => {
    await refill(offers[kind], 30)
    for (let i = 0; i < 10; i += 1) await hold(claim(kind))
    const lowered = await db
      .transaction()
      .execute((trx) =>
        setAllotment(
          trx,
          { kind: 'activity', itemId: offers[kind], day, capacity: 4 },
          alertAt(now),
        ),
      )
    expect(lowered).toEqual({ capacity: 10, missing: 6 })
    const { rows } = await sql<{
      detail: { missing: number }
    }>`select detail from staff_alerts`.execute(db)
    expect(rows.map((row) => row.detail.missing)).toEqual([6])
    expect(isRefusal(await hold(claim(kind)))).toBe(true)
  })

  it('control: setting the capacity blindly is what the constraint stops', async () => {
    await refill(offers[kind], 30)
    for (let i = 0; i < 10; i += 1) await hold(claim(kind))
    await expect(
      sql`update stock set capacity = 4 where item_id = ${offers[kind]}`.execute(db),
    ).rejects.toThrow(/stock_not_oversold/)
  })
})

describe('R10: under REPEATABLE READ', () => {
  it('still never oversells', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      await refill(10, 3)
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => hold([line(10)], 'repeatable read')),
      )
      const served = outcomes.filter((outcome) => !isRefusal(outcome)).length
      expect(served).toBeGreaterThan(0)
      expect(served).toBeLessThanOrEqual(3)
      expect((await stockOf(10)).held).toBe(served)
    }
  })

  // There is no oversell to show: with both guards off, PostgreSQL itself refuses the second change.
  it('control: with lock and constraint off, the losers still fail, as busy instead of sold out', async () => {
    await withoutGuards(db, async () => {
      await refill(10, 3)
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => hold([line(10)], 'repeatable read')),
      )
      expect(codes(outcomes)).toContain('busy')
      expect((await stockOf(10)).held).toBeLessThanOrEqual(3)
    })
  })
})

describe('H5: two sweepers at once', () => {
  const expired = async (): Promise<void> => {
    await refill(5, 20)
    const past = new Date(now.getTime() - 3600_000)
    for (let i = 0; i < 20; i += 1)
      await db
        .transaction()
        .execute((trx) => placeHold(trx, { lines: [line(5)], now: past, terms }))
  }

  it('release each hold once', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      await expired()
      const ended = await Promise.all([
        expireHolds(db, now),
        expireHolds(db, now),
        expireHolds(db, now),
      ])
      expect(ended.reduce((a, b) => a + b, 0)).toBe(20)
      expect((await stockOf(5)).held).toBe(0)
    }
  })

  const releaseTwice = async (locked: boolean): Promise<number> => {
    await refill(5, 20)
    const held = await hold([line(5)])
    await hold([line(5)])
    if (isRefusal(held)) throw new Error('refused')
    const release = () => db.transaction().execute((trx) => releaseHold(trx, held))
    await withSlowHolds(db, locked, async () => {
      await Promise.all([release(), release()])
    })
    return (await stockOf(5)).held
  }

  it('and two releases of one hold give its place back once', async () => {
    expect(await releaseTwice(true)).toBe(1)
  })

  it('control: without locking the hold they give it back twice', async () => {
    expect(await releaseTwice(false)).toBe(0)
  })
})

describe('H6: renewed eleven times at the same moment', () => {
  const seconds = (n: number): Date => new Date(now.getTime() + n * 1000)
  /** Whether it was one renewal: each hears of the same end, which is the one that stands. */
  const isOnce = async (): Promise<boolean> => {
    await refill(6, 20)
    const held = await hold([line(6)])
    if (isRefusal(held)) throw new Error('refused')
    const renewed = await Promise.all(
      Array.from({ length: 11 }, (_, n) =>
        db.transaction().execute((trx) => renewHold(trx, held, seconds(300 + n), terms)),
      ),
    )
    const { rows } = await sql<{ end: Date }>`
      select expires_at as end from holds where id = ${held}`.execute(db)
    const ends = renewed.map((it) => (isRefusal(it) ? 0 : it.expiresAt.getTime()))
    return new Set([...ends, rows[0]?.end.getTime()]).size === 1
  }

  it(`is one renewal, ${RUNS} times`, async () => {
    expect(await lostOf(RUNS, isOnce)).toBe(0)
  })

  it('control: without locking the hold it is several', async () => {
    await withSlowHolds(db, false, async () => expect(await isEverLost(isOnce)).toBe(true))
  })
})

describe('a sale and a sweep of the same hold', () => {
  it('end with one of the two, never with both', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      await refill(8, 1)
      const past = new Date(now.getTime() - 3600_000)
      const held = await db
        .transaction()
        .execute((trx) => placeHold(trx, { lines: [line(8)], now: past, terms }))
      if (isRefusal(held)) throw new Error('refused')
      const [sold] = await Promise.all([
        db.transaction().execute((trx) => consumeHold(trx, held.id, now)),
        expireHolds(db, now),
      ])
      expect(sold).toBe('sold')
      expect(await stockOf(8)).toEqual({ capacity: 1, held: 0, sold: 1 })
    }
  })
})
