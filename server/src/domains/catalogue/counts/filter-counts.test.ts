import { getActivities, getActivityCounts } from '@rihla/contract/catalogue/activities'
import { getDayUseCounts, getDayUses } from '@rihla/contract/catalogue/day-use'
import { PRICE_BARS, type FilterCounts } from '@rihla/contract/catalogue/filter-counts'
import { getHoneymoonCounts, getHoneymoons } from '@rihla/contract/catalogue/honeymoons'
import { getHotelCounts, getHotels } from '@rihla/contract/catalogue/hotel-search'
import { getTripCounts, getTrips } from '@rihla/contract/catalogue/trips'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { testClock } from '../../../testing/clock.ts'
import { testDatabase } from '../../../testing/database.ts'
import { publicSite } from '../../../testing/public-site.ts'
import { catalogueRoutes } from '../index.ts'
import { addActivity, addDayUse, addPlaces, addStock } from '../test-offers.ts'
import { givenPackage } from '../test-packages.ts'
import { givenHotel } from '../test-stays.ts'

// A count beside a choice is what the search finds once that is chosen: looked up by the search itself.

const database = await testDatabase(3)
const { db, pool } = database
const clock = testClock()
const TODAY = '2026-11-21'
const NEXT = '2026-11-22'
const SOON = '2026-11-23'
const LATER = '2026-12-10'
const site = publicSite(database, (mount) => {
  catalogueRoutes(mount, { db, pool, clock, publicUrl: '' })
})
const children = [{ maxAge: 12, percent: 50 }]
/** So many of each kind: enough that every filter leaves some and drops some. */
const MANY = 24
/** Steps of the bars, whole EGP: every price lies within one of them. */
const STEP = 500
const ends = { PriceStart: 0, PriceEnd: STEP * PRICE_BARS }

const nth = <T>(list: readonly [T, ...T[]], n: number): T => list[n % list.length] ?? list[0]

beforeAll(async () => {
  await addPlaces(db)
  for (let n = 0; n < MANY; n += 1) {
    const offer = {
      city: nth([1, 2, 3, 3], n),
      nameEn: nth(['Quiet river', 'Busy reef', 'Old stones'], n),
      price: 6_000 * (1 + ((n * 37) % 200)),
      freeHours: nth([24, null, 72, 24, 24], n),
      childBands: n % 3 > 0 ? children : null,
    }
    const ids = [
      await addActivity(db, { ...offer, type: nth([1, 2, 3, 1, 2], n) }),
      await addDayUse(db, offer),
    ]
    for (const id of ids)
      for (const day of [SOON, LATER]) await addStock(db, id, day, { capacity: (n * 5) % 7 })
    const travel = {
      ...offer,
      cities: offer.city === 2 ? [2] : [offer.city, 2],
      stars: n % 6,
      places: 1 + (n % 4),
    }
    const own = { day: LATER, price: offer.price + 60_000 }
    // Without a day, the next departure's price counts.
    const next = n % 8 === 0 ? [NEXT, SOON].map((day) => ({ ...own, day })) : []
    const open = { from: TODAY, days: 40 }
    const departures = n % 4 === 0 ? [own, ...next] : []
    await givenPackage(db, { ...travel, kind: 'trip', departures, open })
    await givenPackage(db, { ...travel, kind: 'honeymoon', childBands: null, departures, open })
    await givenHotel(db, {
      kind: n % 3 === 0 ? 'cruise' : 'hotel',
      sailings: n % 3 === 0 ? [{ weekday: n % 7, nights: 3 }] : [],
      nameEn: offer.nameEn,
      city: offer.city,
      stars: n % 6,
      instantConfirmation: n % 4 > 0,
      freeDays: nth([3, null, 1], n),
      ...(n % 5 === 0 && { offer: { percent: 20 } }),
      rooms: [
        { rates: [{ price: offer.price }], capacity: 1 + (n % 3), refundable: 'never' },
        { rates: [{ price: offer.price + 30_000 }], capacity: n % 2 },
      ],
      open: { from: TODAY, nights: 40 },
    })
  }
}, 60_000)

type Value = string | number | boolean | readonly number[] | undefined
type Filters = Readonly<Record<string, Value>>
type Kind = {
  total(filters: Filters): Promise<number>
  counts(filters: Filters): Promise<FilterCounts>
}

/** Each is asked with filters of its own, which the kinds below choose. */
const posted = (
  search: typeof getActivities | typeof getDayUses | typeof getHoneymoons | typeof getTrips,
  counts:
    | typeof getActivityCounts
    | typeof getDayUseCounts
    | typeof getHoneymoonCounts
    | typeof getTripCounts,
): Kind => ({
  async total(Filters) {
    const page = { PageNumber: 1, PageSize: 1, Filters }
    return (await site.call(search as typeof getActivities, page)).Data.TotalRecords
  },
  counts: async (Filters) =>
    (await site.call(counts as typeof getActivityCounts, { ...ends, Filters })).Data,
})

/** Filters as hotels spell them in their query. */
const queryOf = (type: 0 | 1, { ArrivalDate, ...filters }: Filters, more: object): string => {
  const departure = ArrivalDate === SOON ? '2026-11-25' : '2026-12-12'
  const dates = ArrivalDate ? { ArrivalDate, DepartureDate: departure } : {}
  const named = Object.entries({ HotelType: type, ...dates, ...filters }).flatMap(
    ([name, value]): [string, string][] =>
      value === undefined ? [] : [[`Filters.${name}`, String(value)]],
  )
  return String(
    new URLSearchParams([
      ...named,
      ...Object.entries(more).map(([k, v]): [string, string] => [k, String(v)]),
    ]),
  )
}
const staying = (type: 0 | 1): Kind => ({
  async total(filters) {
    const path = `/api/Hotels?${queryOf(type, filters, { PageSize: 1 })}` as '/api/Hotels'
    return (await site.call({ ...getHotels, path })).Data.TotalRecords
  },
  async counts(filters) {
    const path =
      `${getHotelCounts.path}?${queryOf(type, filters, ends)}` as '/api/Hotels/FilterCounts'
    return (await site.call({ ...getHotelCounts, path })).Data
  },
})

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 })
const shared = {
  CityId: maybe(fc.constantFrom(1, 2, 3, 9)),
  SearchText: maybe(fc.constantFrom('river', 'old stones', 'nothing at all')),
  PriceFrom: maybe(fc.integer({ min: 1, max: 20 }).map((n) => n * 300)),
  PriceTo: maybe(fc.integer({ min: 5, max: 40 }).map((n) => n * 300)),
  HasFreeCancellation: maybe(fc.constant(true)),
}
const party = {
  AdultsCount: maybe(fc.constantFrom(1, 3)),
  ChildrenAges: maybe(fc.constantFrom([6], [3, 9])),
}
const day = maybe(fc.constantFrom(SOON, LATER))
const stars = maybe(fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }))
const byDay = { ...shared, ...party, ActivityDate: day }
const byDeparture = { ...shared, ArrivalDate: day, Stars: stars }
const byNight = {
  ...byDeparture,
  ...party,
  HasInstantConfirmation: maybe(fc.constant(true)),
}

/** Everything that a choice could be, with the filter that chooses it and its count. */
function choicesOf(counts: FilterCounts): [Filters, number][] {
  const of = <T, K extends keyof T>(list: readonly T[] | undefined, key: K, value: T[K]) =>
    list?.find((it) => it[key] === value)
  const cities = [1, 2, 3].map((CityId): [Filters, number] => [
    { CityId },
    of(counts.Cities, 'CityId', CityId)?.Count ?? 0,
  ])
  const types = [1, 2, 3].map((ActivityTypeId): [Filters, number] => [
    { ActivityTypeId },
    of(counts.Types, 'ActivityTypeId', ActivityTypeId)?.Count ?? 0,
  ])
  const classes = [0, 1, 2, 3, 4, 5].map((Stars): [Filters, number] => [
    { Stars: [Stars] },
    of(counts.Stars, 'Stars', Stars)?.Count ?? 0,
  ])
  const { Bars } = counts.Prices
  // Each sixth of them, the first and the last among these.
  const bars = Bars.map((count, bar): [Filters, number] => [
    {
      PriceFrom: bar === 0 ? undefined : bar * STEP,
      PriceTo: bar === Bars.length - 1 ? undefined : (bar + 1) * STEP - 1,
    },
    count,
  ]).filter((_, bar) => bar % 6 === 0 || bar === Bars.length - 1)
  return [
    [{ HasFreeCancellation: true }, counts.FreeCancellation],
    ...(counts.InstantConfirmation === undefined
      ? []
      : [[{ HasInstantConfirmation: true }, counts.InstantConfirmation] as [Filters, number]]),
    ...(counts.Cities ? cities : []),
    ...(counts.Types ? types : []),
    ...(counts.Stars ? classes : []),
    ...bars,
  ]
}

describe('every count is what the search finds with that choice', () => {
  test.each<[string, Kind, Record<string, fc.Arbitrary<Value>>, number]>([
    [
      'activities',
      posted(getActivities, getActivityCounts),
      { ...byDay, ActivityTypeId: maybe(fc.constantFrom(1, 2, 3)) },
      12,
    ],
    ['day-use', posted(getDayUses, getDayUseCounts), byDay, 9],
    ['honeymoons', posted(getHoneymoons, getHoneymoonCounts), byDeparture, 15],
    ['trips', posted(getTrips, getTripCounts), { ...byDeparture, ...party }, 15],
    ['hotels', staying(0), byNight, 13],
    ['ships', staying(1), byNight, 13],
  ])('%s', async (_, kind, filters, choices) => {
    let [counted, some] = [0, 0]
    await fc.assert(
      fc.asyncProperty(fc.record(filters), async (asked) => {
        const counts = await kind.counts(asked)
        const all = choicesOf(counts)
        expect(all).toHaveLength(choices)
        for (const [choice, count] of all) {
          const found = await kind.total({ ...asked, ...choice })
          expect(count, JSON.stringify({ asked, choice })).toBe(found)
          counted += 1
          if (count > 0) some += 1
        }
      }),
      { numRuns: 5, seed: 5 },
    )
    expect(some).toBeGreaterThan(counted / 10)
  })
})

test('a misspelt text is counted as it is found, also where nothing is left of it', async () => {
  const kind = posted(getActivities, getActivityCounts)
  const reef = await kind.total({ SearchText: 'reeef' })
  expect(reef).toBeGreaterThan(0)
  const sumOf = ({ Prices }: FilterCounts) => Prices.Bars.reduce((a, b) => a + b, 0)
  expect(sumOf(await kind.counts({ SearchText: 'reeef' }))).toBe(reef)
  const beyond = { SearchText: 'reeef', PriceFrom: 50_000 }
  expect(sumOf(await kind.counts(beyond))).toBe(reef)
})

test('prices are told from the lowest to the highest, beyond the slider, too', async () => {
  const kind = posted(getTrips, getTripCounts)
  const all = await kind.counts({})
  expect(all.Prices).toMatchObject({ Lowest: 60, Highest: 11_580 })
  const path = `${getHotelCounts.path}?PriceEnd=100` as typeof getHotelCounts.path
  const { Bars } = (await site.call({ ...getHotelCounts, path })).Data.Prices
  expect(Bars.at(-1)).toBeGreaterThan(10)
  const { Prices } = await kind.counts({ SearchText: 'nothing at all' })
  expect(Prices).toEqual({ Lowest: null, Highest: null, Bars: Array(PRICE_BARS).fill(0) })
})

test('a party that no hotel takes is refused as the search refuses it', async () => {
  const path = `${getHotelCounts.path}?Filters.AdultsCount=99` as typeof getHotelCounts.path
  const answer = await site.app.request(path)
  expect(answer.status).toBe(400)
})
