import { getHotelPricing, type HotelPricing } from '@rihla/contract/catalogue/hotels'
import { getHotels, type HotelCard } from '@rihla/contract/catalogue/hotel-search'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { catalogueRoutes, STAY_DAYS } from '@rihla/server/domains/catalogue/index'
import { testClock } from '@rihla/server/testing/clock'
import { testDatabase } from '@rihla/server/testing/database'
import { publicSite } from '@rihla/server/testing/public-site'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { writeCatalogue } from '../catalogue.ts'
import { stays } from './all.ts'
import { loadStays } from './index.ts'
import { FULL_HOUSE, WITH_HOLES } from './open-nights.ts'

const database = await testDatabase(3)
const { db, pool } = database
const clock = testClock('2026-11-21T09:00:00Z')
const site = publicSite(database, (mount) => {
  catalogueRoutes(mount, { db, pool, clock, publicUrl: 'https://rihla.example' })
})
const rooms = stays.reduce((sum, { offer }) => sum + offer.rooms.length, 0)

const one = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  Number((await query.execute(db)).rows[0]?.n)
const tables = [
  'hotels',
  'hotel_texts',
  'hotel_images',
  'hotel_features',
  'room_types',
  'room_images',
  'room_features',
  'room_rates',
  'meal_plans',
  'sailings',
  'stay_features',
]
const counts = () =>
  Promise.all(tables.map((table) => one(sql`select count(*) as n from ${sql.table(table)}`)))
const stockSum = () =>
  one(sql`select sum(hashtextextended(s::text, 0)::numeric % 1000003) as n from stock s
    where kind = 'room' and day < ${addDays('2026-11-21', STAY_DAYS)}::date`)
const nights = () => one(sql`select count(*) as n from stock where kind = 'room'`)

beforeAll(async () => {
  await db.transaction().execute((trx) => writeCatalogue(trx, cairoDate(clock.now())))
  await loadStays(db, clock.now())
})

test('every room has a year of nights, but for the ones that were never opened', async () => {
  const withHoles = stays.find(({ id }) => id === WITH_HOLES)?.offer.rooms.length ?? 0
  const missing = rooms * STAY_DAYS - (await nights())
  expect(missing).toBeGreaterThanOrEqual(withHoles * 36)
  expect(missing).toBeLessThanOrEqual(withHoles * 37)
})

test('every night of every room has a price', async () => {
  expect(
    await one(sql`select count(*) as n from stock s where s.kind = 'room' and not exists (select from room_rates r
      where r.room_id = s.item_id and s.day between r.first_night and r.last_night
        and extract(dow from s.day)::smallint = any(r.weekdays))`),
  ).toBe(0)
})

test('some nights are sold out, some nearly, some closed, most are free', async () => {
  const { rows } = await sql<Record<string, number>>`
    select avg((sold = capacity)::int)::float8 as full, avg(closed::int)::float8 as closed,
      avg((capacity > 5 and capacity - sold between 1 and 3)::int)::float8 as few, avg((capacity - sold > 1)::int)::float8 as free
    from stock where kind = 'room'`.execute(db)
  const [share] = rows
  expect(share?.['full']).toBeGreaterThan(0.03)
  expect(share?.['full']).toBeLessThan(0.12)
  expect(share?.['few']).toBeGreaterThan(0.02)
  expect(share?.['closed']).toBeGreaterThan(0.005)
  expect(share?.['closed']).toBeLessThan(0.05)
  expect(share?.['free']).toBeGreaterThan(0.7)
})

const freeAtFullHouse = () =>
  one(sql`select count(*) as n from stock s join room_types r on r.id = s.item_id
    where s.kind = 'room' and r.hotel_id = ${FULL_HOUSE} and s.sold + s.held < s.capacity
      and s.day between ${cairoDate(clock.now())}::date and ${addDays(cairoDate(clock.now()), 13)}::date`)

test('one house is full for the next fortnight', async () => {
  expect(await freeAtFullHouse()).toBe(0)
})

test('a sailing is either sold out on all of its nights or on none', async () => {
  const mixed = await one(sql`select count(*) as n from (
    select s.item_id
      from stock s join room_types r on r.id = s.item_id join sailings sailing on sailing.hotel_id = r.hotel_id
      cross join lateral (select (extract(dow from s.day)::int - sailing.weekday + 7) % 7 as since) d
     where s.kind = 'room' and d.since < sailing.nights and s.day > date '2026-12-01' and s.day < date '2027-10-01'
     group by s.item_id, sailing.weekday, s.day - d.since
    having bool_or(s.sold = s.capacity) and not bool_and(s.sold = s.capacity)) x`)
  expect(mixed).toBe(0)
})

test('some sailings are sold out, most are not', async () => {
  const share = await one(sql`select 100 * avg((s.sold = s.capacity)::int) as n from stock s
    join room_types r on r.id = s.item_id join hotels h on h.id = r.hotel_id where s.kind = 'room' and h.kind = 'cruise'`)
  expect(share).toBeGreaterThan(2)
  expect(share).toBeLessThan(15)
})

async function read<T>(path: string, query: Record<string, string>): Promise<T> {
  const headers = { 'accept-language': 'ar-EG' }
  const answer = await site.app.request(`${path}?${new URLSearchParams(query)}`, { headers })
  return ((await answer.json()) as { Data: T }).Data
}
const search = (query: Record<string, string>) =>
  read<{ TotalRecords: number; Data: HotelCard[] }>(getHotels.path, query)

test('searches find what is open, and a family finds a priced room in Hurghada', async () => {
  // Houses that are shut for the winter aren't shown.
  const open = (await search({ 'Filters.HotelType': '0' })).TotalRecords
  expect(open).toBeGreaterThanOrEqual(160)
  expect((await search({ 'Filters.HotelType': '1' })).TotalRecords).toBe(24)
  const dates = { ArrivalDate: '2026-12-06', DepartureDate: '2026-12-10' }
  const found = await search({
    'Filters.HotelType': '0',
    'Filters.SearchText': 'hurgada',
    'Filters.ArrivalDate': dates.ArrivalDate,
    'Filters.DepartureDate': dates.DepartureDate,
    'Filters.ChildrenAges': '4,9',
  })
  expect(found.TotalRecords).toBeGreaterThan(5)
  for (const { TotalPrice, City } of found.Data) {
    expect(TotalPrice).toBeGreaterThan(1000)
    expect(City).toBe('الغردقة')
  }
  const cheapest = found.Data[0]?.HotelId ?? 0
  const { Rooms } = await read<HotelPricing>(
    getHotelPricing.path.replace('{id}', String(cheapest)),
    { ...dates, ChildrenAges: '4,9' },
  )
  expect(Rooms.some((room) => room.IsRoomAvailable)).toBe(true)
})

test('New Year takes three nights in some houses by the sea, and one elsewhere', async () => {
  const search = async (nights: number) =>
    (
      await read<{ TotalRecords: number }>(getHotels.path, {
        'Filters.HotelType': '0',
        'Filters.SearchText': 'hurgada',
        'Filters.ArrivalDate': '2026-12-30',
        'Filters.DepartureDate': addDays('2026-12-30', nights),
      })
    ).TotalRecords
  const [one, three] = [await search(1), await search(3)]
  expect(one).toBeGreaterThan(2)
  expect(three).toBeGreaterThan(one)
})

test('some offers end within three days', async () => {
  expect(
    await one(sql`select count(*) as n from hotels where offer_percent is not null
      and offer_expires_at between ${clock.now()} and ${new Date(clock.now().getTime() + 72 * 3_600_000)}`),
  ).toBeGreaterThan(5)
})

test('most hotels confirm on the spot', async () => {
  expect(
    await one(sql`select avg(instant_confirmation::int) * 100 as n from hotels`),
  ).toBeGreaterThan(85)
})

test('loading again changes nothing', async () => {
  const before = [await counts(), await stockSum(), await nights()]
  await loadStays(db, clock.now())
  expect([await counts(), await stockSum(), await nights()]).toEqual(before)
})

test('what was sold and what the staff changed stays, and the next day only adds', async () => {
  await sql`update stock set sold = sold - 1 where kind = 'room' and item_id = 3011 and sold > 0`.execute(
    db,
  )
  await sql`update hotels set name_en = 'Changed' where id = 302`.execute(db)
  const before = [await counts(), await stockSum()]
  const had = await nights()
  clock.advance(86_400)
  await loadStays(db, clock.now())
  expect(await nights()).toBeGreaterThan(had + rooms - 10)
  expect(await nights()).toBeLessThanOrEqual(had + rooms)
  expect((await stockSum()) === before[1]).toBe(true)
  expect((await counts()).slice(0, 3)).toEqual((before[0] as number[]).slice(0, 3))
  expect(await one(sql`select count(*) as n from hotels where name_en = 'Changed'`)).toBe(1)
})

test('months later there are prices for the new feasts, offers run again and the house is full', async () => {
  clock.advance(200 * 86_400)
  await loadStays(db, clock.now())
  expect(await freeAtFullHouse()).toBe(0)
  expect(
    await one(sql`select count(*) as n from room_rates where first_night >= '2028-02-01'`),
  ).toBeGreaterThan(rooms)
  expect(
    await one(
      sql`select count(*) as n from hotels where offer_percent is not null and offer_expires_at < ${clock.now()}`,
    ),
  ).toBe(0)
})
