import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '@rihla/contract/values/dates'
import { isRefusal } from '../../platform/refusal.ts'
import { sellables } from '../../sellables.ts'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import { addPlaces } from '../catalogue/test-offers.ts'
import { givenHotel } from '../catalogue/test-stays.ts'
import { changeHold, ensureStock, orUnavailable, setAllotment, type StockLine } from './index.ts'
import { alertAt } from './testing/alert-at.ts'
import { codes, racer, raceTerms, RUNS, withBlindClaims, withoutGuards } from './testing/race.ts'
import { anyStep, walkTogether, wrongRows } from './testing/walk.ts'
import { emptyTables, tables } from '../../testing/empty-tables.ts'

const { db } = await testDatabase(40)
const now = new Date('2026-11-21T10:00:00Z')
const hold = racer(db, now)
const FIRST = '2026-12-14'
const NIGHTS = 7
const days = Array.from({ length: NIGHTS }, (_, at) => addDays(FIRST, at))
const middle = days[3] ?? FIRST
let room = 0

/** A stay as checkout claims it: so many nights from a day of the week, in so many rooms. */
const stays = new Map<string, readonly StockLine[]>()
const stay = (from: number, nights: number, rooms = 1): readonly StockLine[] =>
  stays.get(`${from} ${nights} ${rooms}`) ?? []
/** All stays that need the middle night. */
const overlapping = (rooms = 1): (readonly StockLine[])[] =>
  [0, 1, 2, 3].flatMap((from) =>
    Array.from({ length: NIGHTS - from }, (_, n) => n + 1)
      .filter((nights) => from + nights > 3)
      .map((nights) => stay(from, nights, rooms)),
  )

beforeAll(async () => {
  await addPlaces(db)
  const hotel = await givenHotel(db, { rooms: [{ maxAdults: 2, maxOccupancy: 2, maxChildren: 0 }] })
  room = hotel.rooms[0] ?? 0
  const none = { children: 0, childAges: [], ratePlanId: 0, refundable: false, now }
  for (let from = 0; from < NIGHTS; from += 1)
    for (let nights = 1; from + nights <= NIGHTS; nights += 1)
      for (const rooms of [1, 2]) {
        const fromDate = addDays(FIRST, from)
        const guests = { seats: 2 * rooms, adults: 2 * rooms }
        const request = { itemId: room, fromDate, toDate: addDays(fromDate, nights), ...guests }
        const quote = await sellables(raceTerms).Hotel?.quote(db, { ...request, ...none })
        if (!quote || isRefusal(quote)) throw new Error('The stay cannot be quoted')
        stays.set(`${from} ${nights} ${rooms}`, quote.stock)
      }
})

type Night = { capacity: number; held: number; sold: number }
const nights = async (): Promise<Night[]> => {
  const { rows } = await sql<Night>`
    select capacity, held, sold from stock where kind = 'room' and item_id = ${room} order by day`.execute(
    db,
  )
  return rows
}
const heldNights = async () => (await nights()).map((night) => night.held)

/** So many rooms every night, and another number on the middle one. */
const refill = async (capacity: number, onMiddle = capacity): Promise<void> => {
  await emptyTables(db, tables.inventory)
  const of = (day: string) => (day === middle ? onMiddle : capacity)
  await ensureStock(
    db,
    days.map((day) => ({ kind: 'room', itemId: room, day, capacity: of(day) })),
  )
}

beforeEach(async () => {
  await emptyTables(db, [...tables.inventory, 'staff_alerts'])
})

it('is awake: a stay claims its nights, each once, and 16 of them need the middle one', () => {
  expect(stay(2, 3, 2).map((line) => [line.kind, line.day, line.quantity])).toEqual([
    ['room', '2026-12-16', 2],
    ['room', '2026-12-17', 2],
    ['room', '2026-12-18', 2],
  ])
  expect(overlapping()).toHaveLength(16)
})

describe('R1: the last room for three nights, 50 buyers at once', () => {
  it('is one buyer’s, on all three nights', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      await refill(1)
      const outcomes = await Promise.all(Array.from({ length: 50 }, () => hold(stay(2, 3))))
      expect(outcomes.filter((outcome) => !isRefusal(outcome))).toHaveLength(1)
      expect(codes(outcomes)).toEqual(['sold_out'])
      expect(await heldNights()).toEqual([0, 0, 1, 1, 1, 0, 0])
    }
  }, 60_000)

  it('control: oversells without the lock and the constraint', async () => {
    await withoutGuards(db, async () => {
      await refill(1)
      await Promise.all(Array.from({ length: 50 }, () => hold(stay(2, 3))))
      expect(Math.max(...(await heldNights()))).toBeGreaterThan(1)
    })
  })

  it('control: without the lock alone, the constraint still refuses, every night of the loser’s', async () => {
    await withBlindClaims(db, async () => {
      await refill(1)
      const outcomes = await Promise.all(Array.from({ length: 50 }, () => hold(stay(2, 3))))
      expect(codes(outcomes)).toEqual(['sold_out'])
      expect(await heldNights()).toEqual([0, 0, 1, 1, 1, 0, 0])
    })
  })
})

describe('R2: one room left on the middle night, 20 stays that overlap on it', () => {
  const buyers = () => [...overlapping(), ...overlapping()].slice(0, 20)
  const race = (lines: readonly (readonly StockLine[])[]) =>
    Promise.all(lines.map((it) => hold(it)))

  it('is in one stay alone, and nobody who lost it holds another night', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      await refill(20, 1)
      const outcomes = await race(buyers())
      const won = buyers().filter((_, at) => !isRefusal(outcomes[at]))
      expect(won).toHaveLength(1)
      expect(codes(outcomes)).toEqual(['sold_out'])
      const winner = new Set(won[0]?.map((line) => line.day))
      expect(await heldNights()).toEqual(days.map((day) => Number(winner.has(day))))
    }
  }, 60_000)

  it('control: without the lock and the constraint, several stays have it', async () => {
    await withoutGuards(db, async () => {
      await refill(20, 1)
      await race(buyers())
      expect((await heldNights())[3]).toBeGreaterThan(1)
    })
  })

  it('control: night by night instead of all or none, losers keep what they got', async () => {
    await refill(20, 1)
    await Promise.all(buyers().flatMap((lines) => lines.map((line) => hold([line]))))
    const held = await heldNights()
    expect(held[3]).toBe(1)
    expect(Math.max(...held)).toBeGreaterThan(1)
  })
})

describe('R4: 40 rooms, 100 buyers of 2 for two nights', () => {
  it('serves exactly 20, none by half', async () => {
    for (let run = 0; run < RUNS / 2; run += 1) {
      await refill(40)
      const outcomes = await Promise.all(Array.from({ length: 100 }, () => hold(stay(3, 2, 2))))
      expect(outcomes.filter((outcome) => !isRefusal(outcome))).toHaveLength(20)
      expect(codes(outcomes)).toEqual(['sold_out'])
      expect(await heldNights()).toEqual([0, 0, 0, 40, 40, 0, 0])
    }
  }, 90_000)

  it('control: oversells without the lock and the constraint', async () => {
    await withoutGuards(db, async () => {
      await refill(40)
      await Promise.all(Array.from({ length: 100 }, () => hold(stay(3, 2, 2))))
      expect(Math.max(...(await heldNights()))).toBeGreaterThan(40)
    })
  })
})

describe('R6: two people who swap their nights', () => {
  const change = (id: number, lines: readonly StockLine[]) =>
    orUnavailable(() =>
      db.transaction().execute((trx) => changeHold(trx, id, { lines, now, terms: raceTerms })),
    )
  const placed = async (lines: readonly StockLine[]): Promise<number> => {
    const id = await hold(lines)
    return isRefusal(id) ? 0 : id
  }

  it('never wait for each other', async () => {
    await refill(4)
    const [early, late] = [stay(0, 3), stay(4, 3)]
    const [one, other] = [await placed(early), await placed(late)]
    const outcomes: unknown[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const [to, from] = run % 2 ? [early, late] : [late, early]
      outcomes.push(...(await Promise.all([change(one, to), change(other, from)])))
    }
    expect(codes(outcomes)).toEqual([])
    expect(await heldNights()).toEqual([1, 1, 1, 0, 1, 1, 1])
  })

  it('nor do they for what a hold that ended still has', async () => {
    const past = racer(db, new Date(now.getTime() - 3600_000))
    for (let run = 0; run < RUNS / 5; run += 1) {
      await refill(2)
      await past(stay(0, 7, 2))
      const requests = [stay(0, 4), stay(3, 4), stay(2, 3), stay(4, 1)]
      const outcomes = await Promise.all(requests.map((lines) => hold(lines)))
      expect(codes(outcomes)).not.toContain('busy')
      expect(Math.max(...(await heldNights()))).toBeLessThanOrEqual(2)
    }
  })
})

describe('R7: the staff lowers the allotment of a night while ten hold', () => {
  const lower = (capacity: number) =>
    db
      .transaction()
      .execute((trx) =>
        setAllotment(trx, { kind: 'room', itemId: room, day: middle, capacity }, alertAt(now)),
      )

  it('never sells more than the new limit without saying by how many', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      await refill(30)
      const stays = overlapping().slice(0, 10)
      const [lowered, ...outcomes] = await Promise.all([lower(5), ...stays.map((it) => hold(it))])
      const served = outcomes.filter((outcome) => !isRefusal(outcome)).length
      const night = (await nights())[3]
      expect(night?.held).toBe(served)
      expect(served - 5).toBeLessThanOrEqual(lowered.missing)
      expect(night?.capacity).toBe(Math.max(5, 5 + lowered.missing))
    }
  }, 60_000)

  it('puts it on the staff’s list, and nobody else gets in', async () => {
    await refill(30)
    for (const it of overlapping().slice(0, 10)) await hold(it)
    expect(await lower(4)).toEqual({ capacity: 10, missing: 6 })
    expect(codes([await hold(stay(3, 1))])).toEqual(['sold_out'])
    expect(isRefusal(await hold(stay(4, 2)))).toBe(false)
    const { rows } = await sql<{ subject: string }>`select subject from staff_alerts`.execute(db)
    expect(rows).toEqual([{ subject: `room ${room} ${middle}` }])
  })

  it('control: setting it blindly is what the constraint stops', async () => {
    await refill(30)
    for (const it of overlapping().slice(0, 10)) await hold(it)
    await expect(
      sql`update stock set capacity = 4 where day = ${middle}`.execute(db),
    ).rejects.toThrow(/stock_not_oversold/)
  })
})

describe('overlapping stays, whatever happens to them', () => {
  const rows = days.map((day) => ({ kind: 'room', itemId: 0, day }))
  const ofRoom = () => rows.map((row) => ({ ...row, itemId: room }))
  const shape = fc.record({
    from: fc.nat({ max: NIGHTS - 1 }),
    nights: fc.integer({ min: 1, max: NIGHTS }),
    rooms: fc.constantFrom(1, 2),
  })
  const lines = shape.map((it) => stay(it.from, Math.min(it.nights, NIGHTS - it.from), it.rooms))
  const walk = fc.array(anyStep(lines, rows), { minLength: 250, maxLength: 250 })

  it('never take more than the allotment on any night: 10,000 operations, eight people at once', async () => {
    let operations = 0
    await fc.assert(
      fc.asyncProperty(walk, async (steps) => {
        await refill(4)
        await walkTogether(steps, 8, { db, clock: testClock(), rows: ofRoom(), holds: [] })
        operations += steps.length
        expect(await wrongRows(db)).toEqual([])
      }),
      { numRuns: 40, seed: 4, endOnFailure: true },
    )
    expect(operations).toBeGreaterThanOrEqual(10_000)
  }, 120_000)

  it('control: without the lock and the constraint the same walks do', async () => {
    await withoutGuards(db, async () => {
      let wrong = 0
      // A walk may be lucky; one of so many is not.
      for (const steps of fc.sample(walk, { numRuns: 40, seed: 4 })) {
        if (wrong > 0) break
        await refill(4)
        await walkTogether(steps, 8, { db, clock: testClock(), rows: ofRoom(), holds: [] })
        wrong += (await wrongRows(db)).length
      }
      expect(wrong).toBeGreaterThan(0)
    })
  }, 60_000)
})
