import {
  getActivities,
  getActivityCounts,
  getActivityDetails,
} from '@rihla/contract/catalogue/activities'
import { getDayUseDetails, getDayUses } from '@rihla/contract/catalogue/day-use'
import { addDays } from '@rihla/contract/values/dates'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { isRefusal } from '../../../platform/refusal.ts'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { publicSite } from '../../../testing/public-site.ts'
import { catalogueRoutes } from '../index.ts'
import { addActivity, addDayUse, addPlaces, addStock } from '../test-offers.ts'
import { quoteActivity } from './quote-activity.ts'

const database = await testDatabase(3)
const { db, pool } = database
const TODAY = '2026-11-21'
const clock = testClock(`${TODAY}T10:00:00Z`)
let catalogue = { refresh: () => Promise.resolve() }
const site = publicSite(database, (mount) => {
  catalogue = catalogueRoutes(mount, { db, pool, clock, publicUrl: '' })
})
const day = (ahead: number): string => addDays(TODAY, ahead)
const DAYS = 20
const FEAST = day(10)
const childBands = [
  { maxAge: 3, percent: 0 },
  { maxAge: 12, percent: 50 },
] as const

const ids: number[] = []
const price = (id: number, on: string, egp: number) =>
  sql`insert into activity_prices (activity_id, day, price) values (${id}, ${on}, ${egp * 100})`.execute(
    db,
  )

beforeAll(async () => {
  await addPlaces(db)
  for (let n = 0; n < 12; n += 1) {
    const it = {
      city: 1 + (n % 3),
      price: 10_000 * (1 + n),
      offerPrice: n % 2 ? 9000 : null,
      offerExpiresAt: null,
      childBands: [...childBands],
      rating: 30 + n,
    }
    const id = await (n < 8 ? addActivity(db, it) : addDayUse(db, it))
    ids.push(id)
    for (let ahead = 0; ahead < DAYS; ahead += 1)
      await addStock(db, id, day(ahead), { capacity: 10 })
  }
  // The cheapest is the dearest on the feast, and one of the dearest costs as much as another.
  await price(ids[0] ?? 0, FEAST, 5000)
  await price(ids[5] ?? 0, FEAST, 300)
  await price(ids[8] ?? 0, FEAST, 950)
  await price(ids[3] ?? 0, day(0), 440)
  await catalogue.refresh()
})

const search = async (Filters: Record<string, unknown>, language: 'en' | 'ar' = 'en') =>
  (await site.call(getActivities, { PageSize: 100, Filters }, language)).Data
const priced = async (Filters: Record<string, unknown>) =>
  (await search(Filters)).Data.map((it) => [ids.indexOf(it.ActivityId), it.OfferPrice ?? it.Price])

describe('a day with a price of its own', () => {
  it('is searched, put in order and shown at that price, which knows no discount', async () => {
    const order = await priced({ ActivityDate: FEAST, PriceOrderType: 2 })
    expect(order).toEqual([
      [1, 90],
      [3, 90],
      [7, 90],
      [2, 300],
      [5, 300],
      [4, 500],
      [6, 700],
      [0, 5000],
    ])
    const down = await priced({ ActivityDate: FEAST, PriceOrderType: 1 })
    expect(down).toEqual(order.toReversed())
    const within = { ActivityDate: FEAST, PriceFrom: 200, PriceTo: 600, PriceOrderType: 2 }
    expect(await priced(within)).toEqual([
      [2, 300],
      [5, 300],
      [4, 500],
    ])
    expect(await priced({ ...within, ActivityDate: day(11) })).toEqual([
      [2, 300],
      [4, 500],
    ])
    expect(await priced({ ...within, CityId: 3 })).toEqual([
      [2, 300],
      [5, 300],
    ])
  })

  it('is met page by page as in one list', async () => {
    for (const PriceOrderType of [1, 2])
      for (const RatingOrderType of [0, 1, 2]) {
        const Filters = { ActivityDate: FEAST, PriceOrderType, RatingOrderType }
        const all = (await search(Filters)).Data.map((it) => it.ActivityId)
        const pages: number[] = []
        for (const PageNumber of [1, 2, 3]) {
          const { Data } = await site.call(getActivities, { PageNumber, PageSize: 3, Filters })
          pages.push(...Data.Data.map((it) => it.ActivityId))
        }
        expect(pages).toEqual(all)
      }
  })

  it('counts at that price in the spread of prices', async () => {
    const ends = { PriceStart: 0, PriceEnd: 10_000 }
    const spread = async (ActivityDate: string) =>
      (await site.call(getActivityCounts, { Filters: { ActivityDate }, ...ends })).Data.Prices
    expect(await spread(FEAST)).toMatchObject({ Lowest: 90, Highest: 5000 })
    expect(await spread(day(11))).toMatchObject({ Lowest: 90, Highest: 700 })
  })

  it('is shown on a card without a date when it is the day that the card leads to', async () => {
    const { Data } = await search({})
    const card = Data.find((it) => it.ActivityId === ids[3])
    expect(card).toMatchObject({ NextDate: TODAY, Price: 440, OfferPrice: null, CardTag: null })
    const other = Data.find((it) => it.ActivityId === ids[0])
    expect(other).toMatchObject({ NextDate: TODAY, Price: 100 })
  })

  it('is what a search without a date goes by while it is the next to be booked, to the moment', async () => {
    const id = ids[3] ?? 0
    const around = { PriceFrom: 430, PriceTo: 450 }
    expect(await priced(around)).toEqual([[3, 440]])
    const order = (await priced({ PriceOrderType: 2 })).map(([n]) => n)
    expect(order.indexOf(3)).toBe(order.indexOf(4) - 1)
    const isClosed = async (closed: boolean) => {
      await sql`update stock set closed = ${closed} where kind = 'activity' and item_id = ${id} and day = ${TODAY}`.execute(
        db,
      )
      await catalogue.refresh()
    }
    await isClosed(true)
    expect(await priced(around)).toEqual([])
    expect(await priced({ PriceFrom: 80, PriceTo: 95 })).toContainEqual([3, 90])
    await isClosed(false)
    // Nine adults fit, eleven don't: for them it costs what all days do.
    expect(await priced({ ...around, AdultsCount: 9 })).toEqual([[3, 440]])
    expect(await priced({ ...around, AdultsCount: 11 })).toEqual([])
    const ends = { PriceStart: 0, PriceEnd: 10_000 }
    const { Data } = await site.call(getActivityCounts, { Filters: around, ...ends })
    expect(Data.Cities).toEqual([{ CityId: 1, Count: 1 }])
  })

  it('is no longer one once the row is gone', async () => {
    const id = await addActivity(db, { price: 50_000 })
    await addStock(db, id, FEAST, { capacity: 5 })
    const its = async () => {
      await catalogue.refresh()
      return (await search({ ActivityDate: FEAST })).Data.find((it) => it.ActivityId === id)?.Price
    }
    await price(id, FEAST, 777)
    expect(await its()).toBe(777)
    await sql`delete from activity_prices where activity_id = ${id}`.execute(db)
    expect(await its()).toBe(500)
    await sql`update activities set active = false where id = ${id}`.execute(db)
    await catalogue.refresh()
  })
})

it('card, page and quote say the same of any day and party', async () => {
  for (const [n, id] of ids.entries())
    for (let ahead = 0; ahead < DAYS; ahead += 3)
      await sql`
        insert into activity_prices (activity_id, day, price)
        values (${id}, ${day((ahead + n) % DAYS)}, ${(211 + 37 * n + ahead) * 100}) on conflict do nothing`.execute(
        db,
      )
  await catalogue.refresh()
  const asked = fc.record({
    n: fc.nat(ids.length - 1),
    ahead: fc.integer({ min: 0, max: DAYS - 1 }),
    adults: fc.integer({ min: 1, max: 4 }),
    childAges: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 2 }),
  })
  const own = new Set<string>()
  await fc.assert(
    fc.asyncProperty(asked, async ({ n, ahead, adults, childAges }) => {
      const [id, date] = [ids[n] ?? 0, day(ahead)]
      const isDayUse = n >= 8
      const Filters = { ActivityDate: date, AdultsCount: adults, ChildrenAges: childAges }
      const cards = await site.call<typeof getActivities | typeof getDayUses>(
        isDayUse ? getDayUses : getActivities,
        { PageSize: 100, Filters },
      )
      const card = cards.Data.Data.find((it) => it.ActivityId === id)
      const { Data: page } = await site.call<typeof getActivityDetails | typeof getDayUseDetails>(
        isDayUse ? getDayUseDetails : getActivityDetails,
        { Id: id, ArrivalDate: date, AdultsCount: adults, ChildrenAges: childAges },
      )
      const quote = await quoteActivity(db, {
        family: isDayUse ? 'DayUse' : 'Activity',
        id,
        date,
        party: { adults, childAges },
        now: clock.now(),
      })
      if (isRefusal(quote)) throw new Error(quote.refusal)
      expect([card?.Price, card?.OfferPrice]).toEqual([page.Price, page.OfferPrice])
      expect(page.TotalPrice).toBe(quote.total / 100)
      if (childAges.length > 0) expect(card?.TotalPrice).toBe(page.TotalPrice)
      const { rows } = await sql<{ price: number }>`
        select price from activity_prices where activity_id = ${id} and day = ${date}`.execute(db)
      if (rows[0]) {
        own.add(`${id} ${date}`)
        expect([page.Price, page.OfferPrice]).toEqual([rows[0].price / 100, null])
      }
    }),
    { numRuns: 150, seed: 11, endOnFailure: true },
  )
  expect(own.size).toBeGreaterThan(15)
})
