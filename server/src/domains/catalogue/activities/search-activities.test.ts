import { getActivities } from '@rihla/contract/catalogue/activities'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { catalogueRoutes } from '../index.ts'
import { addActivity, addHold, addPlaces, addStock } from '../test-offers.ts'
import { publicSite } from '../../../testing/public-site.ts'

const database = await testDatabase(3)
const { db, pool } = database
const clock = testClock(new Date().toISOString())
let catalogue: { refresh(): Promise<void> } = { refresh: () => Promise.resolve() }
const site = publicSite(database, (mount) => {
  catalogue = catalogueRoutes(mount, { db, pool, clock, publicUrl: 'https://rihla.example' })
})
const hours = (n: number): Date => new Date(clock.now().getTime() + n * 3_600_000)
const day = addDays(cairoDate(clock.now()), 10)
const ids: Record<string, number> = {}

beforeAll(async () => {
  await addPlaces(db)
  ids['balloon'] = await addActivity(db, {
    city: 2,
    type: 1,
    nameEn: 'Balloon over the West Bank',
    nameAr: 'منطاد فوق البر الغربي',
    price: 300_000,
    rating: 49,
    reviews: 900,
    score: 90,
    cover: 'nile.webp',
    freeHours: 48,
  })
  ids['felucca'] = await addActivity(db, {
    city: 2,
    type: 2,
    price: 40_000,
    rating: 42,
    score: 50,
    freeHours: null,
  })
  ids['reef'] = await addActivity(db, {
    city: 3,
    type: 3,
    nameEn: 'Reef dive at Giftun',
    nameAr: 'غطسة في شعاب جفتون',
    price: 120_000,
    offerPrice: 90_000,
    offerExpiresAt: hours(5),
    rating: 47,
    score: 70,
  })
  ids['cairo'] = await addActivity(db, {
    city: 1,
    type: 2,
    nameEn: 'Maadi felucca',
    nameAr: 'فلوكة المعادي',
    price: 50_000,
    rating: 40,
    reviews: 0,
    score: 60,
  })
  ids['hidden'] = await addActivity(db, { city: 1, active: false })
  await addStock(db, ids['balloon'], day, { capacity: 8, sold: 5 })
  await addStock(db, ids['felucca'], day, { capacity: 10, closed: true })
  await addStock(db, ids['reef'], day, { capacity: 6, held: 5 })
  await addHold(db, ids['reef'], day, 5, hours(-1))
  await addStock(db, ids['cairo'], day, { capacity: 10 })
  await catalogue.refresh()
})

type Filters = Record<string, unknown>
const search = (Filters: Filters | null, more: object = {}, language: 'en' | 'ar' = 'en') =>
  site.call(getActivities, { Filters, ...more }, language)
const found = async (filters: Filters): Promise<number[]> => {
  const { Data } = await search(filters)
  expect(Data.TotalRecords).toBe(Data.Data.length)
  return Data.Data.map((card) => card.ActivityId)
}
const named = (...names: string[]): (number | undefined)[] => names.map((name) => ids[name])

test('without filters everything on sale comes, recommended first', async () => {
  expect(await found({})).toEqual(named('balloon', 'reef', 'cairo', 'felucca'))
  expect((await search(null)).Data).toMatchObject({
    PageNumber: 1,
    PageSize: 20,
    TotalPages: 1,
    TotalRecords: 4,
  })
})

test('a card speaks the language of the caller', async () => {
  const { Data } = await search({ ActivityTypeId: 1 }, {}, 'ar')
  expect(Data.Data).toEqual([
    {
      ActivityId: ids['balloon'],
      Name: 'منطاد فوق البر الغربي',
      ActivityType: 'منطاد',
      CityName: 'الأقصر',
      ImageUrl: '/images/nile.webp',
      Price: 3000,
      OfferPrice: null,
      OfferExpirationDate: null,
      CardTag: 'الأعلى تقييمًا',
      FreeCancellation: 'إلغاء مجاني حتى يومين قبل الموعد',
      Duration: 120,
      ReadableDuration: 'ساعتان',
      PeriodText: 'للبالغ',
      TotalPrice: null,
      Rating: 4.9,
      ReviewsCount: 900,
      ImagePlaceholder: 'data:image/webp;base64,AA',
      ImageColour: '#186878',
      NextDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  ])
})

test('an activity without ratings has no rating', async () => {
  const { Data } = await search({ CityId: 1 })
  expect(Data.Data[0]).toMatchObject({ Rating: null, ReviewsCount: 0, CardTag: null })
})

describe('filters', () => {
  test.each([
    ['city', { CityId: 2 }, ['balloon', 'felucca']],
    ['type', { ActivityTypeId: 2 }, ['cairo', 'felucca']],
    ['city and type', { CityId: 2, ActivityTypeId: 2 }, ['felucca']],
    ['free cancellation', { HasFreeCancellation: true }, ['balloon', 'reef', 'cairo']],
    [
      'no free cancellation asked',
      { HasFreeCancellation: false, CityId: 2 },
      ['balloon', 'felucca'],
    ],
    ['price on the steps, bounds included', { PriceFrom: 500, PriceTo: 900 }, ['reef', 'cairo']],
    ['odd prices', { PriceFrom: 401, PriceTo: 899 }, ['cairo']],
    ['a price above the slider', { PriceFrom: 2999, PriceTo: 20_000 }, ['balloon']],
    [
      'empty fields',
      { SearchText: '', CityId: null, ActivityDate: '' },
      ['balloon', 'reef', 'cairo', 'felucca'],
    ],
  ])('%s', async (_, filters, expected) => {
    expect(await found(filters)).toEqual(named(...expected))
  })

  test.each([
    ['an unknown city', { CityId: 9_999_999_999 }],
    ['an unknown type', { ActivityTypeId: 13 }],
    ['bounds the wrong way round', { PriceFrom: 900, PriceTo: 500 }],
    ['nothing but punctuation', { SearchText: '؟!' }],
  ])('%s gives an empty list', async (_, filters) => {
    expect(await found(filters)).toEqual([])
  })

  test.each([
    ['no real date', { ActivityDate: '2026-02-31' }],
    ['no number', { CityId: 'Cairo' }],
    ['too many adults', { AdultsCount: 21 }],
    ['a negative price', { PriceFrom: -1 }],
    ['an unknown order', { PriceOrderType: 7 }],
    ['a text without end', { SearchText: 'a'.repeat(101) }],
  ])('%s is refused', async (_, filters) => {
    expect(await search(filters)).toMatchObject({ status: 400, Data: null, code: 'invalid_input' })
  })
})

test('prices are compared as they are paid', async () => {
  expect(await found({ PriceOrderType: 2 })).toEqual(named('felucca', 'cairo', 'reef', 'balloon'))
  expect(await found({ PriceOrderType: 1 })).toEqual(named('balloon', 'reef', 'cairo', 'felucca'))
})

test('rating orders both ways, and after price when both are asked for', async () => {
  expect(await found({ RatingOrderType: 1 })).toEqual(named('balloon', 'reef', 'felucca', 'cairo'))
  expect(await found({ RatingOrderType: 2 })).toEqual(named('cairo', 'felucca', 'reef', 'balloon'))
  expect(await found({ PriceOrderType: 2, RatingOrderType: 1 })).toEqual(
    named('felucca', 'cairo', 'reef', 'balloon'),
  )
})

describe('a date', () => {
  test('keeps what has places for so many that day', async () => {
    expect(await found({ ActivityDate: `${day}T00:00:00Z`, AdultsCount: 3 })).toEqual(
      named('balloon', 'reef', 'cairo'),
    )
    expect(await found({ ActivityDate: day, AdultsCount: 4 })).toEqual(named('reef', 'cairo'))
    expect(await found({ ActivityDate: day, AdultsCount: 7 })).toEqual(named('cairo'))
  })
  test('without stock finds nothing', async () => {
    expect(await found({ ActivityDate: addDays(day, 1) })).toEqual([])
  })
  test('goes with the other filters', async () => {
    expect(
      await found({ ActivityDate: day, CityId: 2, PriceTo: 5000, SearchText: 'balloon' }),
    ).toEqual(named('balloon'))
  })
})

describe('text', () => {
  test.each([
    ['a word of the name', 'balloon', ['balloon']],
    ['several words in any order', 'giftun reef', ['reef']],
    ['the city', 'Luxor', ['balloon', 'felucca']],
    ['Arabic in the English site', 'منطاد', ['balloon']],
    ['the city without its article', 'اقصر', ['balloon', 'felucca']],
    ['a clinging preposition', 'فلوكة بالأقصر', ['felucca']],
    ['another spelling of the place', 'louxor', ['balloon', 'felucca']],
    ['Arabizi', '7urghada', ['reef']],
    ['a typing mistake', 'baloon', ['balloon']],
    ['the type', 'diving', ['reef']],
    ['what LIKE would read as a pattern', '%', []],
  ])('%s', async (_, text, expected) => {
    expect(await found({ SearchText: text })).toEqual(named(...expected))
  })
})

describe('paging', () => {
  test('pages neither repeat nor lose anything', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((PageNumber) => search({}, { PageNumber, PageSize: 2 })),
    )
    expect(pages.map(({ Data }) => Data.Data.length)).toEqual([2, 2, 0])
    expect(pages[2]?.Data).toMatchObject({ TotalRecords: 4, TotalPages: 2 })
    expect(
      new Set(pages.flatMap(({ Data }) => Data.Data.map((card) => card.ActivityId))).size,
    ).toBe(4)
  })
  test('page numbers and sizes are brought within bounds', async () => {
    expect((await search({}, { PageNumber: -3, PageSize: 5000 })).Data).toMatchObject({
      PageNumber: 1,
      PageSize: 100,
    })
    expect((await search({}, { PageNumber: 'x' })).status).toBe(400)
  })
  test('a page past any end is an empty list', async () => {
    expect(
      (await search({}, { PageNumber: 9_007_199_254_740_991, PageSize: 100 })).Data.Data,
    ).toEqual([])
  })
})

test('an offer that ends is gone from cards at once and from filters with the next change', async () => {
  expect((await search({ CityId: 3 })).Data.Data[0]).toMatchObject({
    Price: 1200,
    OfferPrice: 900,
    CardTag: 'Last-minute offer',
  })
  const end = 6 * 3600
  clock.advance(end)
  expect((await search({ CityId: 3 })).Data.Data[0]).toMatchObject({
    Price: 1200,
    OfferPrice: null,
    OfferExpirationDate: null,
    CardTag: null,
  })
  clock.advance(-end)
})

test('a change is noticed while searching goes on', async () => {
  const added = await addActivity(db, { city: 1, nameEn: 'Citadel walk', score: 1 })
  clock.advance(3)
  await search({}) // starts the look for changes
  await catalogue.refresh()
  expect((await search({})).Data.TotalRecords).toBe(5)
  await sql`update activities set active = false where id = ${added}`.execute(db)
  await catalogue.refresh()
  expect((await search({})).Data.TotalRecords).toBe(4)
})
