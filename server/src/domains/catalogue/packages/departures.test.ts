import { getHoneymoonDetails } from '@rihla/contract/catalogue/honeymoons'
import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createPool } from '../../../platform/database/connect.ts'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { publicSite } from '../../../testing/public-site.ts'
import { catalogueRoutes, forSearches } from '../index.ts'
import { addPlaces } from '../test-offers.ts'
import { givenPackage } from '../test-packages.ts'
import { givenHotel } from '../test-stays.ts'
import { roomNights, roomStays } from './package.ts'

const database = await testDatabase(3)
const { db, pool } = database
const clock = testClock('2026-11-21T10:00:00Z')
const searchPool = forSearches(createPool(database.url, { max: 1 }))
afterAll(() => searchPool.end())
const site = publicSite(database, (mount) => {
  catalogueRoutes(mount, { db, pool, searchPool, clock, publicUrl: '' })
})
await addPlaces(db)
const [room = 0, other = 0] = (await givenHotel(db, { rooms: [{}, { nameEn: 'Suite' }] })).rooms
const hotelId = (await sql<{ id: number }>`select id from hotels`.execute(db)).rows[0]?.id ?? 0
const FIRST = '2026-12-01'
const days = (from: CalendarDate, count: number): CalendarDate[] =>
  Array.from({ length: count }, (_, at) => addDays(from, at))

// Begins in the room it ends in, with a camp and another room between.
const stays = [
  { nights: 2, hotelId, roomId: room },
  { nights: 1 },
  { nights: 3, hotelId, roomId: other },
  { nights: 1, hotelId, roomId: room },
]
const id = await givenPackage(db, { stays, open: { from: FIRST, days: 8 }, places: 5 })
const details = async (Id = id) =>
  site.call(getHoneymoonDetails, { Id, ArrivalDate: FIRST, AdultsCount: 2 })

/** A night's rooms: of them sold, held by a hold that lives, by one that is over; null: never opened. */
type Night = { sold: number; held: number; over: number; closed: boolean } | null
const night = fc.option(
  fc.record({
    sold: fc.nat({ max: 2 }),
    held: fc.nat({ max: 1 }),
    over: fc.nat({ max: 2 }),
    closed: fc.integer({ min: 0, max: 11 }).map((it) => it === 0),
  }),
  { freq: 12 },
)
const CAPACITY = 6
const nights = [room, other].flatMap((roomId) =>
  days(FIRST, 15).map((day) => ({ roomId, day, key: `${roomId} ${day}` })),
)

async function put(given: readonly Night[]): Promise<Map<string, number>> {
  const free = new Map<string, number>()
  await sql`delete from hold_lines`.execute(db)
  await sql`delete from stock where kind = 'room'`.execute(db)
  for (const [at, { roomId, day, key }] of nights.entries()) {
    const it = given[at]
    if (!it) continue
    await sql`with over as (insert into hold_lines select id, 'room', ${roomId}, ${day}, ${it.over} from holds
        where ${it.over} > 0 and expires_at < ${clock.now()}),
      living as (insert into hold_lines select id, 'room', ${roomId}, ${day}, ${it.held} from holds
        where ${it.held} > 0 and expires_at > ${clock.now()})
      insert into stock (kind, item_id, day, capacity, sold, held, closed)
      values ('room', ${roomId}, ${day}, ${CAPACITY}, ${it.sold}, ${it.held + it.over}, ${it.closed})`.execute(
      db,
    )
    free.set(key, it.closed ? 0 : CAPACITY - it.sold - it.held)
  }
  return free
}

test('a departure has as many places as what a hold would claim has rooms', async () => {
  await sql`insert into holds (state, expires_at, hard_cap_at, created_at) values
    ('active', '2026-11-21T09:59:59Z', '2026-11-21T11:00:00Z', '2026-11-21T09:00:00Z'),
    ('active', '2026-11-21T10:09:59Z', '2026-11-21T11:00:00Z', '2026-11-21T10:00:00Z')`.execute(db)
  const claimed = roomStays(stays.map((stay) => ({ roomId: null, ...stay })))
  await fc.assert(
    fc.asyncProperty(
      fc.array(night, { minLength: nights.length, maxLength: nights.length }),
      async (given) => {
        const free = await put(given)
        const expected = days(FIRST, 8).map((day) => {
          const rooms = roomNights(claimed, day).map(
            (it) => free.get(`${it.roomId} ${it.day}`) ?? 0,
          )
          const places = Math.min(5, ...rooms)
          return [day, places > 0, places || null]
        })
        const { Departures } = (await details()).Data
        expect(Departures.map((it) => [it.Date, it.IsAvailable, it.PlacesLeft])).toEqual(expected)
      },
    ),
    { numRuns: 40, seed: 11 },
  )
})

test('all of it is one statement, on the connections that plan once', async () => {
  let asked = 0
  const count = (): void => void (asked += 1)
  for (const each of [pool, searchPool]) each.on('acquire', count)
  expect((await details()).status).toBe(200)
  expect(asked).toBe(1)
  expect((await details(999_999)).status).toBe(404)
  expect(asked).toBe(2)
  for (const each of [pool, searchPool]) each.off('acquire', count)
})
