import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Trx } from '../../platform/database/connect.ts'
import { isRefusal, type Refusal } from '../../platform/refusal.ts'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import {
  changeHold,
  consumeHold,
  ensureStock,
  expireHolds,
  holdTerms,
  placeHold,
  releaseHold,
  returnSold,
  type StockLine,
} from './index.ts'
import { wrongSeats } from './testing/race.ts'
import { wrongRows } from './testing/walk.ts'
import { emptyTables } from '../../testing/empty-tables.ts'

const { db } = await testDatabase()
const terms = holdTerms(600)
const day = '2026-12-17'
const bus = { kind: 'bus', itemId: 7, day }
const seats = (...numbers: number[]): StockLine => ({
  ...bus,
  quantity: numbers.length,
  seats: numbers,
})
const room: StockLine = { kind: 'room', itemId: 1, day, quantity: 1 }
let clock = testClock()

const within = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => db.transaction().execute(work)
const place = (...lines: StockLine[]) => placeHold(db, { lines, now: clock.now(), terms })
const sure = <T>(outcome: T | Refusal): T => {
  if (isRefusal(outcome)) throw new Error(outcome.refusal)
  return outcome
}
const change = (holdId: number, ...lines: StockLine[]) =>
  within((trx) => changeHold(trx, holdId, { lines, now: clock.now(), terms }))
const claimed = async (): Promise<number[]> => {
  expect(await wrongSeats(db)).toEqual([])
  expect(await wrongRows(db)).toEqual([])
  const { rows } = await sql<{ seat_id: number }>`
    select seat_id from seat_claims order by seat_id`.execute(db)
  return rows.map((row) => row.seat_id)
}

beforeEach(async () => {
  clock = testClock()
  await emptyTables(db, ['holds', 'seat_claims', 'stock'])
  await ensureStock(db, [
    { ...bus, capacity: 5 },
    { ...room, capacity: 2 },
  ])
})

describe('places with numbers', () => {
  it('are claimed one by one, beside lines that have none', async () => {
    sure(await place(room, seats(3, 1)))
    expect(await claimed()).toEqual([1, 3])
    expect(await place(room, seats(2, 3))).toEqual({ refusal: 'sold_out' })
    expect(await claimed()).toEqual([1, 3])
    sure(await place(room, seats(2)))
    expect(await place(room, seats(4))).toEqual({ refusal: 'sold_out' })
  })

  it('are as many as the line says, each once', async () => {
    await expect(place({ ...seats(1, 2), quantity: 3 })).rejects.toThrow('as many different')
    await expect(place(seats(1, 1))).rejects.toThrow('as many different')
  })

  it('come free when a hold ends, however it does', async () => {
    const first = sure(await place(seats(1, 2)))
    sure(await place(seats(3)))
    await within((trx) => releaseHold(trx, first.id))
    expect(await claimed()).toEqual([3])
    clock.advance(601)
    sure(await place(seats(3, 4)))
    expect(await claimed()).toEqual([3, 4])
    clock.advance(601)
    expect(await expireHolds(db, clock.now())).toBe(1)
    expect(await claimed()).toEqual([])
  })

  it('are swapped in place, or stay', async () => {
    const hold = sure(await place(seats(1, 2)))
    sure(await place(seats(5)))
    expect(sure(await change(hold.id, seats(2, 3))).id).toBe(hold.id)
    expect(await claimed()).toEqual([2, 3, 5])
    expect(await change(hold.id, seats(4, 5))).toEqual({ refusal: 'sold_out' })
    expect(await claimed()).toEqual([2, 3, 5])
    sure(await change(hold.id, room))
    expect(await claimed()).toEqual([5])
  })

  it('are sold as they were held, and after the end when the very same are free', async () => {
    const [one, two] = [sure(await place(seats(1))), sure(await place(seats(2)))]
    await within((trx) => releaseHold(trx, one.id))
    await within((trx) => releaseHold(trx, two.id))
    sure(await place(seats(2)))
    expect(await within((trx) => consumeHold(trx, one.id, clock.now()))).toBe('sold')
    expect(await within((trx) => consumeHold(trx, two.id, clock.now()))).toBe('gone')
    expect(await claimed()).toEqual([1, 2])
  })
})

describe('what was sold', () => {
  it('is given back row by row, once', async () => {
    const hold = sure(await place(room, seats(1, 2)))
    const giveBack = () => within((trx) => returnSold(trx, hold.id, bus, clock.now()))
    expect(await giveBack()).toBe('not_sold')
    await within((trx) => consumeHold(trx, hold.id, clock.now()))
    expect(await giveBack()).toBe('returned')
    expect(await claimed()).toEqual([])
    sure(await place(seats(1)))
    expect(await Promise.all([giveBack(), giveBack()])).toEqual([
      'already_returned',
      'already_returned',
    ])
    expect(await claimed()).toEqual([1])
    const elsewhere = { ...bus, itemId: 8 }
    expect(await within((trx) => returnSold(trx, hold.id, elsewhere, clock.now()))).toBe('not_sold')
    const { rows } = await sql`select kind, held, sold from stock order by kind`.execute(db)
    expect(rows).toEqual([
      { kind: 'bus', held: 1, sold: 0 },
      { kind: 'room', held: 0, sold: 1 },
    ])
  })
})
