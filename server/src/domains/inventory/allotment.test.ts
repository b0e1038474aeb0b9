import { beforeEach, describe, expect, it } from 'vitest'
import { testClock } from '../../testing/clock.ts'
import { testDatabase } from '../../testing/database.ts'
import { ensureStock, holdTerms, placeHold, setAllotment } from './index.ts'
import { alertAt } from './testing/alert-at.ts'
import { freePlaces } from './testing/free-places.ts'
import { emptyTables, tables } from '../../testing/empty-tables.ts'

const { db } = await testDatabase()
const clock = testClock()
const day = '2026-12-17'
const row = { kind: 'activity', itemId: 1, day }

const allot = (capacity: number, closed = false) =>
  db
    .transaction()
    .execute((trx) => setAllotment(trx, { ...row, capacity, closed }, alertAt(clock.now())))
const free = async () => (await freePlaces(db, [row], clock.now()))[0]

beforeEach(async () => {
  await emptyTables(db, [...tables.inventory, 'staff_alerts'])
})

describe('allotments', () => {
  it('are made for days that have none, and left alone where they exist', async () => {
    expect(
      await ensureStock(db, [
        { ...row, capacity: 5 },
        { ...row, day: '2026-12-18', capacity: 5 },
      ]),
    ).toBe(2)
    expect(await ensureStock(db, [{ ...row, capacity: 99 }])).toBe(0)
    expect(await ensureStock(db, [])).toBe(0)
    expect(await free()).toBe(5)
  })

  it('can be raised, lowered, closed and opened again', async () => {
    expect(await allot(3)).toEqual({ capacity: 3, missing: 0 })
    expect(await free()).toBe(3)
    await allot(10)
    expect(await free()).toBe(10)
    await allot(10, true)
    expect(await free()).toBe(0)
    await allot(2)
    expect(await free()).toBe(2)
  })

  it('keep what is claimed, and count a hold that ran out as free', async () => {
    await allot(5)
    await placeHold(db, {
      lines: [{ ...row, quantity: 4 }],
      now: clock.now(),
      terms: holdTerms(600),
    })
    expect(await allot(1)).toEqual({ capacity: 4, missing: 3 })
    expect(await free()).toBe(0)
    clock.advance(601)
    expect(await free()).toBe(4)
  })

  it('answer several days in the order asked for, and none for what isn’t there', async () => {
    await ensureStock(db, [
      { ...row, capacity: 5 },
      { ...row, itemId: 2, capacity: 7 },
    ])
    const asked = [{ ...row, itemId: 2 }, { ...row, itemId: 9 }, row]
    expect(await freePlaces(db, asked, clock.now())).toEqual([7, 0, 5])
    expect(await freePlaces(db, [], clock.now())).toEqual([])
  })
})
