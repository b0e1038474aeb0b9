import { getHoneymoons } from '@rihla/contract/catalogue/honeymoons'
import { getTrips } from '@rihla/contract/catalogue/trips'
import { addDays } from '@rihla/contract/values/dates'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testClock } from '../../../../testing/clock.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { publicSite } from '../../../../testing/public-site.ts'
import { catalogueRoutes } from '../../index.ts'
import { tsqueries } from '../../offer/query-expansion.ts'
import { addPlaces } from '../../test-offers.ts'
import { givenHotel } from '../../test-stays.ts'

const database = await testDatabase(3)
const { db, pool } = database
const clock = testClock('2026-11-21T10:00:00Z')
let catalogue = { refresh: () => Promise.resolve() }
const site = publicSite(database, (mount) => {
  catalogue = catalogueRoutes(mount, { db, pool, clock, publicUrl: '' })
})
const FIRST = '2026-12-01'
const DAYS = 6
const days = Array.from({ length: DAYS }, (_, at) => addDays(FIRST, at))

type Offer = {
  id: number
  kind: 'honeymoon' | 'trip'
  cities: number[]
  effective_price: number
  stars: number
  rating: number
  score: number
  free: boolean
  own: Record<string, number>
  /** Couples or persons that can be had on each day. */
  units: Record<string, number>
}
let offers: Offer[] = []

beforeAll(async () => {
  await addPlaces(db)
  const hotel = await givenHotel(db, { rooms: [{}, { nameEn: 'Suite' }, { active: false }] })
  const [room = 0, suite = 0, retired = 0] = hotel.rooms
  await sql`insert into packages (kind, city_id, name_en, name_ar, price, offer_price, effective_price,
      free_cancellation_hours, stars, rating, reviews_count, score, nights, places, search_text, search_words)
    select case when n % 2 = 0 then 'honeymoon' else 'trip' end, 1 + n * 5 % 3, 'Number ' || n, 'رقم ' || n,
      case when n % 3 = 0 then 500_000 * (1 + n % 8) else 100 + (n * 7919) % 4_000_000 end,
      case when n % 5 = 0 then 90_000 + n end, 0, case when n % 4 = 0 then 48 end, n % 6, n * 13 % 6 * 10, 5,
      n * 31 % 40, 4, 5, '', ''
    from generate_series(1, 700) n`.execute(db)
  await sql`insert into package_cities select id, 1, city_id from packages`.execute(db)
  await sql`insert into package_cities select id, 2, 1 + city_id % 3 from packages where id % 3 = 0`.execute(
    db,
  )
  // Two nights somewhere else, then two in a room of ours; some in a room that isn't sold any more.
  await sql`insert into package_stays (package_id, sort_order, nights, board, hotel_en, hotel_ar, city_id, stars)
    select id, 1, 2, 'RO', 'Camp', 'مخيم', 1, 0 from packages where id % 4 < 3`.execute(db)
  await sql`insert into package_stays (package_id, sort_order, nights, board, hotel_id, room_id)
    select id, 2, 2, 'HB', ${hotel.id}::bigint,
      (case when id % 17 = 0 then ${retired} when id % 4 = 0 then ${suite} else ${room} end)::bigint
    from packages where id % 4 < 2`.execute(db)
  await sql`insert into package_departures (package_id, day, price)
    select id, d::date, 1_000_000 + id * 100 + n from packages, unnest(${days}::date[]) with ordinality as it(d, n)
     where (id + n * n) % 5 = 0`.execute(db)
  await sql`insert into stock (kind, item_id, day, capacity, sold, held, closed)
    select 'package', p.id, d::date, 5, (p.id + n) % 5, case when p.id % 9 = 0 then 1 else 0 end, p.id % 31 = 0
    from packages p, unnest(${days}::date[]) with ordinality as it(d, n) where (p.id + n) % 3 > 0`.execute(
    db,
  )
  await sql`insert into stock (kind, item_id, day, capacity, sold)
    select 'room', r, ${FIRST}::date + n, 6, n * 7 % 7 from unnest(${[room, suite, retired]}::bigint[]) r,
      generate_series(0, 12) n where not (r = ${suite} and n = 5)`.execute(db)
  offers = (
    await sql<Offer>`
      select p.id, p.kind, p.effective_price, p.stars, p.rating, p.score, p.free_cancellation as free, c.cities,
        coalesce(o.own, '{}') as own, coalesce(u.units, '{}') as units
      from (select *, free_cancellation_hours is not null as free_cancellation from packages) p
      join lateral (select jsonb_agg(city_id) as cities from package_cities where package_id = p.id) c on true
      left join lateral (select jsonb_object_agg(day, price) as own from package_departures
        where package_id = p.id) o on true
      left join lateral (select jsonb_object_agg(s.day, least(s.capacity - s.sold - s.held,
          (case p.kind when 'trip' then 2 else 1 end) * (select min(case when t.active then coalesce(
              (select x.capacity - x.sold from stock x where x.kind = 'room' and x.item_id = y.room_id
                and x.day = s.day + 2 + night), 0) else 0 end)
            from package_stays y join room_types t on t.id = y.room_id, generate_series(0, 1) night
            where y.package_id = p.id))) as units
        from stock s where s.kind = 'package' and s.item_id = p.id and not s.closed) u on true`.execute(
      db,
    )
  ).rows
  await catalogue.refresh()
})

type Order = 0 | 1 | 2
type SearchRequest = {
  CityId?: number | undefined
  Stars?: number[] | undefined
  HasFreeCancellation?: boolean | undefined
  PriceFrom?: number | undefined
  PriceTo?: number | undefined
  ArrivalDate?: string | undefined
  AdultsCount?: number | undefined
  PriceOrderType: Order
  RatingOrderType: Order
}

/** Looks at every package, one after the other. */
function expectedIds(request: SearchRequest, kind: Offer['kind']): number[] {
  const { PriceFrom = 0, PriceTo = Infinity, ArrivalDate: day } = request
  const people = request.AdultsCount ?? 2
  const wanted = kind === 'honeymoon' ? 1 : people
  // Without a day, that of the departure to which the card leads.
  const priceOf = (o: Offer): number =>
    o.own[day ?? days.find((it) => (o.units[it] ?? 0) >= wanted) ?? ''] ?? o.effective_price
  const by = (order: Order): number => (order === 1 ? -1 : 1)
  return offers
    .filter((o) => o.kind === kind)
    .filter((o) => request.CityId === undefined || o.cities.includes(request.CityId))
    .filter((o) => !request.Stars?.length || request.Stars.includes(o.stars))
    .filter((o) => !request.HasFreeCancellation || o.free)
    .filter((o) => priceOf(o) >= PriceFrom * 100 && priceOf(o) <= PriceTo * 100)
    .filter((o) => day === undefined || (o.units[day] ?? 0) >= wanted)
    .toSorted(
      (a, b) =>
        (request.PriceOrderType && by(request.PriceOrderType) * (priceOf(a) - priceOf(b))) ||
        (request.RatingOrderType && by(request.RatingOrderType) * (a.rating - b.rating)) ||
        b.score - a.score ||
        b.id - a.id,
    )
    .map((o) => o.id)
}

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined, freq: 1 })
const price = fc.oneof(
  fc.integer({ min: 0, max: 800 }).map((n) => n * 50),
  fc.integer({ min: 0, max: 42_000 }),
)
const orders = fc.constantFrom<Order[]>(0, 1, 2)
const anyRequest = fc.record({
  CityId: maybe(fc.integer({ min: 1, max: 4 })),
  Stars: maybe(fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 3 })),
  HasFreeCancellation: maybe(fc.boolean()),
  PriceFrom: maybe(price),
  PriceTo: maybe(price),
  ArrivalDate: maybe(fc.constantFrom(...days, '2026-11-20', '2026-12-25')),
  AdultsCount: maybe(fc.integer({ min: 1, max: 10 })),
  PriceOrderType: orders,
  RatingOrderType: orders,
})

async function check(request: SearchRequest, PageNumber: number, PageSize: number, trips: boolean) {
  const expected = expectedIds(request, trips ? 'trip' : 'honeymoon')
  const offset = (PageNumber - 1) * PageSize
  const { Data } = await site.call<typeof getTrips | typeof getHoneymoons>(
    trips ? getTrips : getHoneymoons,
    { PageNumber, PageSize, Filters: request },
  )
  const ids = Data.Data.map((card) => ('TripId' in card ? card.TripId : card.HoneymoonId))
  expect(ids).toEqual(expected.slice(offset, offset + PageSize))
  expect(Data.TotalRecords).toBe(expected.length)
  expect(Data.TotalPages).toBe(Math.ceil(expected.length / PageSize))
  if (request.ArrivalDate)
    expect(Data.Data.every((card) => card.NextDeparture === request.ArrivalDate)).toBe(true)
  return expected.length
}

test('any page of any search is what a look at every package would give', async () => {
  let met = 0
  await fc.assert(
    fc.asyncProperty(
      anyRequest,
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom(20, 7, 1),
      fc.boolean(),
      async (request, page, size, trips) => {
        if ((await check(request, page, size, trips)) > 0) met += 1
      },
    ),
    { numRuns: 600, seed: 5 },
  )
  expect(met).toBeGreaterThan(200)
}, 60_000)

test('a text finds what PostgreSQL finds by the same words', async () => {
  const { rows } = await sql<{ words: string[] }>`
    select tsvector_to_array(search_words) as words from packages where kind = 'trip'`.execute(db)
  const wordsOfOne = fc.constantFrom(...rows.map(({ words }) => words)).chain((words) =>
    fc.array(fc.tuple(fc.constantFrom(...words), fc.integer({ min: 1, max: 12 })), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  let met = 0
  await fc.assert(
    fc.asyncProperty(wordsOfOne, async (words) => {
      const text = words.map(([word, length]) => word.slice(0, length)).join(' ')
      const { value: query } = await tsqueries(db, text).next()
      const found = await sql<{ id: number }>`select id from packages where kind = 'trip'
        and search_words @@ ${query}::tsquery order by score desc, id desc`.execute(db)
      const { Data } = await site.call(getTrips, { PageSize: 100, Filters: { SearchText: text } })
      if (found.rows.length === 0) return
      met += 1
      expect(Data.TotalRecords).toBe(found.rows.length)
      expect(Data.Data.map((card) => card.TripId)).toEqual(
        found.rows.slice(0, 100).map((row) => row.id),
      )
    }),
    { numRuns: 150, seed: 2 },
  )
  expect(met).toBeGreaterThan(50)
}, 60_000)

test('and stays so while places and rooms come and go, and packages change', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...days),
      fc.integer({ min: 1, max: 700 }),
      fc.integer({ min: 1, max: 6 }),
      async (ArrivalDate, id, AdultsCount) => {
        const request: SearchRequest = {
          ArrivalDate,
          AdultsCount,
          PriceOrderType: 2,
          RatingOrderType: 0,
        }
        const offer = offers.find((it) => it.id === id)
        const had = offer?.units[ArrivalDate]
        if (!offer || had === undefined || had < 1) return
        const trips = offer.kind === 'trip'
        // Most of these cost what the next departure does.
        const ofNextDay = { ...request, ArrivalDate: undefined, PriceFrom: 10_000, PriceTo: 10_800 }
        await check(request, 1, 20, trips)
        await check(ofNextDay, 1, 100, trips)
        await sql`update stock set held = capacity - sold
          where kind = 'package' and item_id = ${id} and day = ${ArrivalDate}`.execute(db)
        offer.units[ArrivalDate] = 0
        await catalogue.refresh()
        await check(ofNextDay, 1, 100, trips)
        await sql`update packages set price = ${3_000_000 + id}, offer_price = null where id = ${id}`.execute(
          db,
        )
        offer.effective_price = 3_000_000 + id
        await catalogue.refresh()
        await check(request, 1, 20, trips)
        await check({ ...request, ArrivalDate: undefined }, 3, 20, trips)
      },
    ),
    { numRuns: 40, seed: 8 },
  )
}, 60_000)
