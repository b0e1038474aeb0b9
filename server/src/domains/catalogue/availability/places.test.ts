import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { addPlaces } from '../test-offers.ts'
import { givenHotel } from '../test-stays.ts'
import { Places } from './places.ts'

const { db } = await testDatabase(3)
let rooms: readonly number[] = []

beforeAll(async () => {
  await addPlaces(db)
  const open = { from: '2026-12-10', nights: 3 }
  rooms = (await givenHotel(db, { open, rooms: [{ capacity: 5 }, { capacity: 300 }] })).rooms
  const change = (room: number | undefined, day: string, to: string) =>
    sql`update stock set ${sql.raw(to)} where kind = 'room' and item_id = ${room} and day = ${day}::date`.execute(
      db,
    )
  await change(rooms[0], '2026-12-10', 'sold = 2, held = 1')
  await change(rooms[0], '2026-12-11', 'closed = true')
  await change(rooms[1], '2026-12-12', 'sold = 300')
})

/** Free of each room on three days and the one after them. */
const read = async (others: readonly number[]) => {
  const places = new Places('room', '2026-12-10', 4)
  places.admit([...rooms, ...others])
  await places.readAll(db)
  return rooms.map((id) => [0, 1, 2, 3].map((day) => places.on(day)?.[places.slotOf(id)]))
}

const free = [
  [2, 0, 5, 0],
  [255, 255, 0, 0],
]

test('places of every item are what is neither sold, held nor closed, 255 at most', async () => {
  expect(await read([])).toEqual(free)
})

test('ids that lie far apart make no difference', async () => {
  expect(await read([2_000_000_000])).toEqual(free)
})

test('what others know is taken over, item by item; those that they don’t have are named', async () => {
  const [first = 0, second = 0] = rooms
  const placesOf = (ids: readonly number[]): Places => {
    const places = new Places('room', '2026-12-10', 4)
    places.admit(ids)
    return places
  }
  const known = placesOf([first, second])
  await known.readAll(db)
  const places = placesOf([second, 7, first])
  expect(await places.takeOver(known)).toEqual([7])
  const freeOf = (id: number) => [0, 1, 2, 3].map((day) => places.on(day)?.[places.slotOf(id)])
  expect([first, second, 7].map(freeOf)).toEqual([...free, [0, 0, 0, 0]])
})
