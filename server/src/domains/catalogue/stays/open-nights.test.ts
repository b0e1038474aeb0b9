import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { rowsPlannedFor } from '../../../testing/statistics.ts'
import { addPlaces } from '../test-offers.ts'
import { givenHotel, givenRoom, openNights } from '../test-stays.ts'
import { openRoomNights } from './open-nights.ts'

const { db } = await testDatabase(3)
const now = new Date('2026-11-21T10:00:00Z')
const stockOf = async (room: number | undefined) => {
  const { rows } = await sql<{ nights: number; first: string; last: string; rooms: number }>`
    select count(*)::integer as nights, min(day) as first, max(day) as last, sum(capacity)::integer as rooms
      from stock where kind = 'room' and item_id = ${room}`.execute(db)
  return rows[0]
}

beforeAll(() => addPlaces(db))
beforeEach(async () => {
  await sql`truncate stock, room_types cascade`.execute(db)
})

describe('opening nights', () => {
  test('gives each room on sale a year of them, from tonight to the last before the last departure', async () => {
    const { rooms } = await givenHotel(db, { rooms: [{ capacity: 4 }, { active: false }] })
    expect(await openRoomNights(db, now)).toBe(365)
    expect(await stockOf(rooms[0])).toEqual({
      nights: 365,
      first: '2026-11-21',
      last: '2027-11-20',
      rooms: 4 * 365,
    })
    expect((await stockOf(rooms[1]))?.nights).toBe(0)
  })

  test('leaves what is open as it is, and fills the gaps', async () => {
    const { rooms } = await givenHotel(db, { rooms: [{ capacity: 4 }] })
    await openNights(db, rooms[0] ?? 0, '2026-12-01', 10, 1)
    await sql`update stock set sold = 1, closed = true where day = '2026-12-05'`.execute(db)
    expect(await openRoomNights(db, now)).toBe(355)
    expect((await stockOf(rooms[0]))?.rooms).toBe(4 * 355 + 10)
    const { rows } =
      await sql`select sold, closed, capacity from stock where day = '2026-12-05'`.execute(db)
    expect(rows).toEqual([{ sold: 1, closed: true, capacity: 1 }])
  })

  test('opens one more night the night after, and none when asked twice', async () => {
    await givenHotel(db)
    await openRoomNights(db, now)
    expect(await openRoomNights(db, now)).toBe(0)
    expect(await openRoomNights(db, new Date('2026-11-22T22:30:00Z'))).toBe(2)
  })

  test('takes many rooms batch by batch', async () => {
    const { id } = await givenHotel(db, { rooms: [] })
    for (let n = 0; n < 205; n += 1) await givenRoom(db, id, { rates: [] })
    expect(await openRoomNights(db, now)).toBe(205 * 365)
  })

  test('tells the planner of many new nights', async () => {
    const { id } = await givenHotel(db, { rooms: [] })
    for (let n = 0; n < 14; n += 1) await givenRoom(db, id, { rates: [] })
    const nights = await openRoomNights(db, now)
    expect(await rowsPlannedFor(db, 'stock')).toBe(nights)
  })
})
