import { addDays } from '@rihla/contract/values/dates'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isRefusal } from '../../platform/refusal.ts'
import { sellables } from '../../sellables.ts'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import { addPlaces } from '../catalogue/test-offers.ts'
import { givenPackage } from '../catalogue/test-packages.ts'
import { givenHotel } from '../catalogue/test-stays.ts'
import { changeHold, ensureStock, orUnavailable, placeHold, type StockLine } from './index.ts'
import { codes, racer, raceTerms, RUNS, withBlindClaims, withoutGuards } from './testing/race.ts'
import { anyStep, walkTogether, wrongRows } from './testing/walk.ts'
import { emptyTables, tables } from '../../testing/empty-tables.ts'

const { db } = await testDatabase(40)
const now = new Date('2026-11-21T10:00:00Z')
const hold = racer(db, now)
const DAY = '2026-12-17'
const kinds = ['Honeymoon', 'Trip'] as const
type Kind = (typeof kinds)[number]
const ids: Record<Kind | 'back', number> = { Honeymoon: 0, Trip: 0, back: 0 }
let [north, south] = [0, 0]
const quoted = new Map<string, readonly StockLine[]>()

/** All that a package claims, as checkout quotes it: its places and the nights in both hotels. */
const claim = (kind: Kind | 'back', adults = 2, day = DAY): readonly StockLine[] =>
  quoted.get(`${kind} ${adults} ${day}`) ?? []

beforeAll(async () => {
  await addPlaces(db)
  const rooms = [{ maxAdults: 2, maxOccupancy: 2, maxChildren: 0 }]
  const hotels = [await givenHotel(db, { rooms, city: 2 }), await givenHotel(db, { rooms })]
  const [first, second] = hotels.map((it) => ({ hotelId: it.id, roomId: it.rooms[0] ?? 0 }))
  ;[north, south] = [first?.roomId ?? 0, second?.roomId ?? 0]
  const there = {
    stays: [
      { nights: 2, ...first },
      { nights: 2, ...second },
    ],
  }
  const back = {
    stays: [
      { nights: 2, ...second },
      { nights: 2, ...first },
    ],
  }
  ids.Honeymoon = await givenPackage(db, there)
  ids.Trip = await givenPackage(db, { kind: 'trip', ...there })
  ids.back = await givenPackage(db, back)
  const none = { children: 0, childAges: [], ratePlanId: 0, refundable: false, toDate: null, now }
  for (const kind of ['Honeymoon', 'Trip', 'back'] as const)
    for (const adults of [1, 2, 4])
      for (const day of [DAY, addDays(DAY, 1), addDays(DAY, 2)]) {
        const sold = sellables(raceTerms)[kind === 'back' ? 'Honeymoon' : kind]
        const request = { itemId: ids[kind], fromDate: day, seats: adults, adults }
        const quote = await sold?.quote(db, { ...request, ...none })
        if (!quote || isRefusal(quote)) throw new Error(`${kind} cannot be quoted`)
        quoted.set(`${kind} ${adults} ${day}`, quote.stock)
      }
})

/** So many places on each departure, and so many rooms on every night. */
async function refill(places: number, rooms = 50): Promise<void> {
  await emptyTables(db, tables.inventory)
  const days = Array.from({ length: 8 }, (_, at) => addDays(DAY, at))
  const of = (kind: string, itemId: number, capacity: number) =>
    days.map((day) => ({ kind, itemId, day, capacity }))
  await ensureStock(db, [
    ...Object.values(ids).flatMap((id) => of('package', id, places)),
    ...[north, south].flatMap((room) => of('room', room, rooms)),
  ])
}

const heldOf = async (kind: string, itemId: number) => {
  const { rows } = await sql<{ day: string; held: number }>`
    select day, held from stock where kind = ${kind} and item_id = ${itemId} and held > 0 order by day`.execute(
    db,
  )
  return rows.map((row) => `${row.day} ${row.held}`)
}
/** Everything that is held, of the package and of both hotels. */
const allHeld = async (kind: Kind) => ({
  places: await heldOf('package', ids[kind]),
  north: await heldOf('room', north),
  south: await heldOf('room', south),
})
const nothing = { places: [], north: [], south: [] }
const lastRoom = { kind: 'room', itemId: 0, day: addDays(DAY, 3), quantity: 1 }
const theRoom = (): StockLine => ({ ...lastRoom, itemId: south })
const oneRoomLeft = () =>
  sql`update stock set capacity = 1 where kind = 'room' and item_id = ${south} and day = ${lastRoom.day}`.execute(
    db,
  )

beforeEach(() => refill(0))

it('is awake: a package claims its places and four nights, two in each hotel', () => {
  const lines = claim('Trip', 4).map((it) => [it.kind, it.itemId, it.day, it.quantity])
  expect(lines).toEqual([
    ['package', ids.Trip, DAY, 4],
    ['room', north, DAY, 2],
    ['room', north, addDays(DAY, 1), 2],
    ['room', south, addDays(DAY, 2), 2],
    ['room', south, addDays(DAY, 3), 2],
  ])
  expect(claim('Honeymoon', 4)[0]?.quantity).toBe(2)
})

describe.each(kinds)('R1: the last place of a %s, 50 buyers at once', (kind) => {
  const buyers = () => Promise.all(Array.from({ length: 50 }, () => hold(claim(kind, 1))))

  it('is one buyer’s, with its rooms; the others hold nothing', async () => {
    for (let run = 0; run < RUNS / 2; run += 1) {
      await refill(1)
      const outcomes = await buyers()
      expect(outcomes.filter((outcome) => !isRefusal(outcome))).toHaveLength(1)
      expect(codes(outcomes)).toEqual(['sold_out'])
      expect(await allHeld(kind)).toEqual({
        places: [`${DAY} 1`],
        north: [`${DAY} 1`, `${addDays(DAY, 1)} 1`],
        south: [`${addDays(DAY, 2)} 1`, `${addDays(DAY, 3)} 1`],
      })
    }
  }, 90_000)

  it('control: oversells without the lock and the constraint', async () => {
    await withoutGuards(db, async () => {
      await refill(1)
      await buyers()
      expect(Number((await heldOf('package', ids[kind]))[0]?.split(' ')[1])).toBeGreaterThan(1)
    })
  })

  it('control: without the lock alone, the constraint still refuses, rooms and all', async () => {
    await withBlindClaims(db, async () => {
      await refill(1)
      const outcomes = await buyers()
      expect(codes(outcomes)).toEqual(['sold_out'])
      expect((await allHeld(kind)).places).toEqual([`${DAY} 1`])
      expect((await allHeld(kind)).north).toEqual([`${DAY} 1`, `${addDays(DAY, 1)} 1`])
    })
  })
})

describe.each(kinds)('R3: the last room of the second hotel of a %s', (kind) => {
  /** Runs `work` while another transaction has claimed the room, which then commits. */
  async function takenInTheMiddle(work: () => Promise<unknown>): Promise<unknown> {
    const other = await db.startTransaction().execute()
    await placeHold(other, { lines: [theRoom()], now, terms: raceTerms })
    const mine = work()
    await untilSomebodyWaits()
    await other.commit().execute()
    return mine
  }

  async function untilSomebodyWaits(): Promise<void> {
    for (;;) {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::integer as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      if ((rows[0]?.waiting ?? 0) > 0) return
    }
  }

  it('goes to somebody else in the middle of the claim: nothing else stays held', async () => {
    for (let run = 0; run < 10; run += 1) {
      await refill(5)
      await oneRoomLeft()
      expect(codes([await takenInTheMiddle(() => hold(claim(kind)))])).toEqual(['sold_out'])
      expect(await allHeld(kind)).toEqual({ ...nothing, south: [`${lastRoom.day} 1`] })
      expect(await wrongRows(db)).toEqual([])
    }
  }, 60_000)

  it('control: line by line, place and first hotel stay held without the second', async () => {
    await refill(5)
    await oneRoomLeft()
    await takenInTheMiddle(async () => {
      for (const line of claim(kind)) await hold([line])
    })
    const held = await allHeld(kind)
    expect(held.places).not.toEqual([])
    expect(held.north).not.toEqual([])
  })

  it('goes to one of many, packages and plain stays alike, and to nobody by half', async () => {
    for (let run = 0; run < RUNS / 2; run += 1) {
      await refill(50)
      await oneRoomLeft()
      const requests = Array.from({ length: 20 }, (_, n) => (n % 2 ? claim(kind) : [theRoom()]))
      const outcomes = await Promise.all(requests.map((lines) => hold(lines)))
      expect(outcomes.filter((outcome) => !isRefusal(outcome))).toHaveLength(1)
      const packageWon = outcomes.some((outcome, n) => n % 2 === 1 && !isRefusal(outcome))
      const held = await allHeld(kind)
      expect(held.places).toHaveLength(packageWon ? 1 : 0)
      expect(held.north).toHaveLength(packageWon ? 2 : 0)
      expect(await wrongRows(db)).toEqual([])
    }
  }, 60_000)
})

describe('R6: packages that pass through the same hotels the other way round', () => {
  it('never wait for each other in a circle', async () => {
    await refill(400, 400)
    const requests = Array.from({ length: 200 }, (_, n) => claim(n % 2 ? 'Honeymoon' : 'back'))
    const outcomes = await Promise.all(requests.map((lines) => hold(lines)))
    expect(codes(outcomes)).toEqual([])
    expect((await heldOf('room', north))[0]).toBe(`${DAY} 100`)
  })

  it('nor do two who swap their days', async () => {
    await refill(2, 2)
    const [today, later] = [claim('Honeymoon'), claim('back', 2, addDays(DAY, 2))]
    const placed = [await hold(today), await hold(later)].map((id) => (isRefusal(id) ? 0 : id))
    const outcomes: unknown[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const requests = run % 2 ? [today, later] : [later, today]
      outcomes.push(
        ...(await Promise.all(
          requests.map((lines, n) =>
            orUnavailable(() =>
              db
                .transaction()
                .execute((trx) =>
                  changeHold(trx, placed[n] ?? 0, { lines, now, terms: raceTerms }),
                ),
            ),
          ),
        )),
      )
    }
    expect(codes(outcomes)).toEqual([])
    expect(await wrongRows(db)).toEqual([])
  }, 60_000)
})

it('S2: whatever happens to packages, no row is ever oversold, and rows tell what holds tell', async () => {
  const lines = fc
    .record({
      kind: fc.constantFrom('Honeymoon' as const, 'Trip' as const, 'back' as const),
      adults: fc.constantFrom(1, 2, 4),
      later: fc.nat({ max: 2 }),
    })
    .map(({ kind, adults, later }) => claim(kind, adults, addDays(DAY, later)))
  const rows = [0, 1, 2, 3].map((at) => ({ kind: 'room', itemId: south, day: addDays(DAY, at) }))
  let operations = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep(lines, rows), { minLength: 200, maxLength: 200 }),
      async (steps) => {
        await refill(5, 4)
        await walkTogether(steps, 8, { db, clock: testClock(), rows, holds: [] })
        operations += steps.length
        expect(await wrongRows(db)).toEqual([])
      },
    ),
    { numRuns: 15, seed: 6, endOnFailure: true },
  )
  expect(operations).toBeGreaterThanOrEqual(3000)
}, 120_000)
