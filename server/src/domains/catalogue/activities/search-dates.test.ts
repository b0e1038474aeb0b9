import { getActivities, getActivityDetails } from '@rihla/contract/catalogue/activities'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { publicSite } from '../../../testing/public-site.ts'
import { catalogueRoutes, refreshExpiredOffers } from '../index.ts'
import { addActivity, addHold, addPlaces, addStock } from '../test-offers.ts'

const database = await testDatabase(3)
const { db, pool } = database
const clock = testClock('2026-11-21T10:00:00Z')
let catalogue: { refresh(): Promise<void> } = { refresh: () => Promise.resolve() }
const site = publicSite(database, (mount) => {
  catalogue = catalogueRoutes(mount, { db, pool, clock, publicUrl: '' })
})

const days = ['2026-12-01', '2026-12-02'] as const
const minutes = (n: number) => new Date(Date.parse('2026-11-21T10:00:00Z') + n * 60_000)

type HoldFacts = {
  state: 'active' | 'paying' | 'consumed' | 'released'
  ends: number
  places: number
}
type DayFacts = { capacity: number; closed: boolean; holds: HoldFacts[] }
type Facts = { id: number; city: number; days: Record<string, DayFacts> }

const hold = fc.record({
  state: fc.constantFrom<HoldFacts['state'][]>(
    'active',
    'active',
    'active',
    'paying',
    'consumed',
    'released',
  ),
  ends: fc.constantFrom(-5, 5, 30),
  places: fc.integer({ min: 1, max: 3 }),
})
const takes = ({ state }: HoldFacts): boolean => state === 'active' || state === 'paying'
const sum = (holds: HoldFacts[]): number => holds.reduce((all, it) => all + it.places, 0)
const heldOf = (it: DayFacts): number => sum(it.holds.filter(takes))
const soldOf = (it: DayFacts): number => sum(it.holds.filter(({ state }) => state === 'consumed'))
const day = fc
  .record({
    capacity: fc.integer({ min: 0, max: 8 }),
    closed: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
    holds: fc.array(hold, { maxLength: 4 }),
  })
  .filter((it) => heldOf(it) + soldOf(it) <= it.capacity)

let offers: Facts[] = []

beforeAll(async () => {
  await addPlaces(db)
  const requests = fc.sample(fc.record({ [days[0]]: day, [days[1]]: day }), {
    numRuns: 60,
    seed: 5,
  })
  for (const [n, request] of requests.entries()) {
    const id = await addActivity(db, { city: 1 + (n % 3), nameEn: `Number ${n}`, score: n % 4 })
    offers.push({ id, city: 1 + (n % 3), days: request })
    for (const [on, it] of Object.entries(request)) {
      await addStock(db, id, on, { ...it, held: heldOf(it), sold: soldOf(it) })
      for (const { state, ends, places } of it.holds)
        await addHold(db, id, on, places, minutes(ends), state)
    }
  }
  await catalogue.refresh()
})

/** What is free by the facts alone: an active hold that is over takes nothing, one in payment does. */
function freeOn(offer: Facts, on: string, at: Date): number {
  const it = offer.days[on]
  if (!it || it.closed) return 0
  const over = it.holds.filter(({ state, ends }) => state === 'active' && minutes(ends) <= at)
  return it.capacity - heldOf(it) - soldOf(it) + sum(over)
}

const search = async (Filters: Record<string, unknown>, page = {}) => {
  const { Data } = await site.call(getActivities, { PageSize: 100, Filters, ...page })
  return Data
}
const cards = async (Filters: Record<string, unknown>) => (await search(Filters)).Data

describe('what is free on a day', () => {
  test('is the truth for any number of people, now and as holds end', async () => {
    let [some, none] = [0, 0]
    for (const wait of [0, 5, 1, 25]) {
      clock.advance(wait * 60)
      for (const on of days)
        for (const AdultsCount of [1, 2, 3, 6])
          for (const CityId of [undefined, 2]) {
            const inCity = offers.filter((it) => CityId === undefined || it.city === CityId)
            const free = inCity.filter((it) => freeOn(it, on, clock.now()) >= AdultsCount)
            some += free.length
            none += inCity.length - free.length
            const found = await search({ ActivityDate: on, AdultsCount, CityId })
            const ids = found.Data.map((card) => card.ActivityId)
            expect(ids.toSorted((x, y) => x - y)).toEqual(free.map((it) => it.id))
            expect(found.TotalRecords).toBe(free.length)
          }
    }
    expect(Math.min(some, none)).toBeGreaterThan(200)
  })

  test('is the same on the page of each', async () => {
    for (const offer of offers.slice(0, 30)) {
      const free = freeOn(offer, days[0], clock.now())
      const { Data } = await site.call(getActivityDetails, {
        Id: offer.id,
        ArrivalDate: days[0],
        AdultsCount: 2,
      })
      expect([Data.IsAvailable, Data.PlacesLeft]).toEqual([
        free >= 2,
        free > 0 && free < 6 ? free : null,
      ])
    }
  })
})

describe('pages', () => {
  const orders = [0, 1, 2].flatMap((PriceOrderType) =>
    [0, 1, 2].map((RatingOrderType) => ({ PriceOrderType, RatingOrderType })),
  )

  // All prices and ratings are alike here: only the last of the order tells them apart.
  test.each(orders)('of ties lose nothing and repeat nothing: %j', async (order) => {
    for (const filters of [order, { ...order, ActivityDate: days[0] }, { ...order, CityId: 1 }]) {
      const { TotalPages, TotalRecords } = await search(filters, { PageSize: 7 })
      const ids: number[] = []
      for (let PageNumber = 1; PageNumber <= TotalPages; PageNumber += 1) {
        const page = await search(filters, { PageSize: 7, PageNumber })
        ids.push(...page.Data.map((card) => card.ActivityId))
        expect(page).toMatchObject({ TotalPages, TotalRecords, PageNumber })
      }
      expect(ids).toHaveLength(TotalRecords)
      expect(new Set(ids).size).toBe(TotalRecords)
      expect(ids.length).toBeGreaterThan(14)
    }
  })

  test.each([
    [{ PageSize: 0 }, 1, 1],
    [{ PageSize: -5 }, 1, 1],
    [{ PageSize: 101 }, 100, 60],
    [{ PageSize: '5' }, 5, 5],
    [{}, 20, 20],
  ])('of size %j', async (page, size, count) => {
    const { Data } = await site.call(getActivities, { Filters: null, ...page })
    expect([Data.PageSize, Data.Data.length, Data.TotalRecords]).toEqual([size, count, 60])
  })

  test('past the end keep the true totals', async () => {
    expect(await search({ CityId: 1 }, { PageNumber: 9, PageSize: 7 })).toMatchObject({
      Data: [],
      TotalPages: 3,
      TotalRecords: 20,
    })
  })
})

describe('a change', () => {
  test('of an offer that ends reaches prices, filters, orders and totals', async () => {
    const at = new Date()
    const inAnHour = new Date(at.getTime() + 3_600_000)
    const id = await addActivity(db, {
      price: 90_000,
      offerPrice: 10_000,
      offerExpiresAt: inAnHour,
    })
    await catalogue.refresh()
    const cheap = async () => [
      (await cards({ PriceTo: 100 })).map((card) => card.ActivityId),
      (await search({ PriceTo: 100 })).TotalRecords,
      (await cards({ PriceOrderType: 2 }))[0]?.ActivityId === id,
      (await cards({ PriceOrderType: 1 }))[0]?.ActivityId === id,
    ]
    expect(await cheap()).toEqual([[id], 1, true, false])
    expect(await refreshExpiredOffers(db, inAnHour)).toBe(1)
    await catalogue.refresh()
    expect(await cheap()).toEqual([[], 0, false, true])
    await sql`delete from activities where id = ${id}`.execute(db)
    await catalogue.refresh()
  })

  test('of any kind is counted: added, moved, repriced, taken off', async () => {
    const totals = async () =>
      Promise.all(
        [{ CityId: 1 }, { CityId: 2 }, { PriceFrom: 5000, PriceTo: 7000 }, {}].map(
          async (filters) => (await search(filters)).TotalRecords,
        ),
      )
    const [one = 0, two = 0, dear = 0, all = 0] = await totals()
    const id = await addActivity(db, { city: 1, price: 600_000 })
    await catalogue.refresh()
    expect(await totals()).toEqual([one + 1, two, dear + 1, all + 1])
    await sql`update activities set city_id = 2 where id = ${id}`.execute(db)
    await catalogue.refresh()
    expect(await totals()).toEqual([one, two + 1, dear + 1, all + 1])
    await sql`update activities set offer_price = 100_000 where id = ${id}`.execute(db)
    await catalogue.refresh()
    expect(await totals()).toEqual([one, two + 1, dear, all + 1])
    await sql`delete from activities where id = ${id}`.execute(db)
    await catalogue.refresh()
    expect(await totals()).toEqual([one, two, dear, all])
  })

  test('that is undone is never counted', async () => {
    const before = (await search({})).TotalRecords
    const undone = db.transaction().execute(async (trx) => {
      await addActivity(trx, { city: 1 })
      await catalogue.refresh()
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await catalogue.refresh()
    expect((await search({})).TotalRecords).toBe(before)
  })
})
