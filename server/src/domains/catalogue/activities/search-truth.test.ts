import { DAY_USE_TYPE, getActivities } from '@rihla/contract/catalogue/activities'
import { getDayUses } from '@rihla/contract/catalogue/day-use'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '../../../platform/database/connect.ts'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { publicSite } from '../../../testing/public-site.ts'
import { catalogueRoutes, forSearches } from '../index.ts'
import { addPlaces } from '../test-offers.ts'

const database = await testDatabase(3)
const { db, pool } = database
const clock = testClock(new Date().toISOString())
const searchPool = forSearches(createPool(database.url, { max: 2 }))
afterAll(() => searchPool.end())
const site = publicSite(database, (mount) => {
  catalogueRoutes(mount, { db, pool, searchPool, clock, publicUrl: '' })
})

type Offer = {
  id: number
  city_id: number
  type_id: number
  effective_price: number
  rating: number
  score: number
  free_cancellation: boolean
  open: boolean
}
const day = addDays(cairoDate(clock.now()), 30)
let offers: Offer[] = []

beforeAll(async () => {
  await addPlaces(db)
  await sql`insert into activities (type_id, city_id, name_en, name_ar, price, effective_price, free_cancellation_hours,
      duration_minutes, rating, reviews_count, score, daily_capacity, search_text, search_words)
    select (array[1, 2, 3, 13])[1 + (n * 7) % 4], 1 + (n * 5) % 3, 'Number ' || n, 'رقم ' || n, case when n % 3 = 0 then 5000 * (1 + n % 20) else 1 + (n * 7919) % 1200000 end, 0,
      case when n % 2 = 0 then 24 end, 60, (n * 13) % 6 * 10, 5, (n * 31) % 40, 10, '', '' from generate_series(1, 900) n`.execute(
    db,
  )
  await sql`insert into stock (kind, item_id, day, capacity, sold)
    select 'activity', id, ${day}::date, 5, case when id % 4 = 0 then 5 else 0 end from activities where id % 7 > 0`.execute(
    db,
  )
  offers = (
    await sql<Offer>`select id, city_id, type_id, effective_price, rating, score, free_cancellation,
      id % 7 > 0 and id % 4 > 0 as open from activities`.execute(db)
  ).rows
})

type SearchRequest = {
  CityId?: number | undefined
  ActivityTypeId?: number | undefined
  HasFreeCancellation?: boolean | undefined
  PriceFrom?: number | undefined
  PriceTo?: number | undefined
  ActivityDate?: string | undefined
  PriceOrderType: 0 | 1 | 2
  RatingOrderType: 0 | 1 | 2
}

function expectedIds(
  request: SearchRequest,
  calls: typeof getActivities | typeof getDayUses,
): number[] {
  const { PriceFrom = 0, PriceTo = Infinity } = request
  const direction = (order: 0 | 1 | 2): number => (order === 1 ? -1 : 1)
  const { PriceOrderType: price, RatingOrderType: rating } = request
  const dayUse = calls === getDayUses
  return offers
    .filter((o) => (o.type_id === DAY_USE_TYPE) === dayUse)
    .filter((o) => request.CityId === undefined || o.city_id === request.CityId)
    .filter(
      (o) => dayUse || request.ActivityTypeId === undefined || o.type_id === request.ActivityTypeId,
    )
    .filter((o) => !request.HasFreeCancellation || o.free_cancellation)
    .filter((o) => o.effective_price >= PriceFrom * 100 && o.effective_price <= PriceTo * 100)
    .filter((o) => request.ActivityDate === undefined || o.open)
    .sort((a, b) => {
      if (price)
        return (
          direction(price) * (a.effective_price - b.effective_price) ||
          (rating ? direction(rating) * (a.rating - b.rating) : 0) ||
          direction(price) * (a.id - b.id)
        )
      if (rating)
        return direction(rating) * (a.rating - b.rating) || direction(rating) * (a.id - b.id)
      return b.score - a.score || b.id - a.id
    })
    .map((o) => o.id)
}

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined })
const price = fc.oneof(
  fc.integer({ min: 0, max: 240 }).map((n) => n * 50),
  fc.integer({ min: 0, max: 12_500 }),
)
const orders = fc.constantFrom(0 as const, 1 as const, 2 as const)

test('any page of any search, of activities or of day-use, is what a look at every offer would give', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        CityId: maybe(fc.integer({ min: 1, max: 3 })),
        ActivityTypeId: maybe(fc.constantFrom(1, 2, 3, DAY_USE_TYPE)),
        HasFreeCancellation: maybe(fc.boolean()),
        PriceFrom: maybe(price),
        PriceTo: maybe(price),
        ActivityDate: maybe(fc.constant(day)),
        PriceOrderType: orders,
        RatingOrderType: orders,
      }),
      fc.integer({ min: 1, max: 36 }),
      fc.constantFrom(20, 20, 7),
      fc.constantFrom(getActivities, getActivities, getDayUses),
      async (Filters, PageNumber, PageSize, calls) => {
        const { Data } = await site.call(calls, { PageNumber, PageSize, Filters })
        const expected = expectedIds(Filters, calls)
        const offset = (PageNumber - 1) * PageSize
        expect(Data.Data.map((card) => card.ActivityId)).toEqual(
          expected.slice(offset, offset + PageSize),
        )
        // By date a total is a share of a sample once more than 300 are in question.
        if (!Filters.ActivityDate || expected.length < 200)
          expect(Data.TotalRecords).toBe(expected.length)
      },
    ),
    { numRuns: 600, seed: 11 },
  )
})

test('searches have connections that plan once', async () => {
  const { rows } = await searchPool.query<{ plan_cache_mode: string; lock_timeout: string }>(
    "select current_setting('plan_cache_mode') as plan_cache_mode, current_setting('lock_timeout') as lock_timeout",
  )
  expect(rows[0]).toEqual({ plan_cache_mode: 'force_generic_plan', lock_timeout: '3s' })
})
