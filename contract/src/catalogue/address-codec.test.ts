import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../values/dates.ts'
import * as activities from './activities-address.ts'
import { MAX_ADULTS } from './address-codec.ts'
import * as dayUses from './day-use-address.ts'
import { packageSearches } from './packages-address.ts'

const id = fc.integer({ min: 1, max: 999_999_999 })
const orders = fc.constantFrom(0 as const, 1 as const, 2 as const)
const shared = {
  cityId: fc.option(id),
  searchText: fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .map((text) => text.trim().slice(0, 100)),
  activityDate: fc.option(fc.nat({ max: 5000 }).map((days) => addDays('2024-01-01', days))),
  priceFrom: fc.option(id),
  priceTo: fc.option(fc.nat({ max: 999_999_999 })),
  adultsCount: fc.integer({ min: 1, max: MAX_ADULTS }),
  childrenAges: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }),
  hasFreeCancellation: fc.boolean(),
  priceOrderType: orders,
  ratingOrderType: orders,
  page: fc.integer({ min: 1, max: 100_000 }),
}
const reread = (address: URLSearchParams): URLSearchParams =>
  new URLSearchParams(address.toString())

describe('what is written is read again', () => {
  it('for activities', () => {
    const filters = fc.record({ ...shared, activityTypeId: fc.option(id) })
    fc.assert(
      fc.property(filters, (values) => {
        expect(activities.parse(reread(activities.format(values)))).toEqual(values)
      }),
    )
  })

  it('for day-use', () => {
    const filters = fc.record({ ...shared, size: fc.integer({ min: 1, max: 100 }) })
    fc.assert(
      fc.property(filters, (values) => {
        expect(dayUses.parseDayUses(reread(dayUses.formatDayUses(values)))).toEqual(values)
      }),
    )
  })
})

it('reads any address, and writes what it read to the same filters again', () => {
  const names = fc.constantFrom('size', ...Object.keys(shared))
  const address = fc.array(fc.tuple(names, fc.oneof(fc.string(), fc.integer().map(String))))
  fc.assert(
    fc.property(address, (pairs) => {
      const read = dayUses.parseDayUses(new URLSearchParams(pairs))
      expect(dayUses.parseDayUses(reread(dayUses.formatDayUses(read)))).toEqual(read)
    }),
  )
})

describe('the addresses of packages', () => {
  const { honeymoon, trip } = packageSearches
  const stars = fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 6 })
  const { cityId, searchText, priceFrom, priceTo, hasFreeCancellation, childrenAges, ...rest } =
    shared
  const { priceOrderType, ratingOrderType, activityDate: arrivalDate } = rest
  const filters = { cityId, searchText, priceFrom, priceTo, hasFreeCancellation, stars }
  const all = { ...filters, priceOrderType, ratingOrderType, arrivalDate }

  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.record(all), (values) => {
        expect(honeymoon.parse(reread(honeymoon.format(values)))).toEqual(values)
      }),
    )
    fc.assert(
      fc.property(
        fc.record({ ...all, childrenAges, adultsCount: fc.integer({ min: 1, max: 10 }) }),
        (values) => {
          expect(trip.parse(reread(trip.format(values)))).toEqual(values)
        },
      ),
    )
  })

  it('repeat the stars, and read them between commas, too', () => {
    const address = honeymoon.format({ ...honeymoon.defaults, stars: [5, 0] })
    expect(address.toString()).toBe('stars=5&stars=0')
    expect(honeymoon.parse(new URLSearchParams('stars=5,0')).stars).toEqual([5, 0])
    expect(trip.parse(new URLSearchParams('stars=5&stars=6')).stars).toEqual([])
  })
})

describe('the address of /dayuses', () => {
  it('names only what differs', () => {
    const { defaultDayUseFilters: defaults, formatDayUses } = dayUses
    expect(formatDayUses(defaults).toString()).toBe('')
    expect(formatDayUses({ ...defaults, page: 2, size: 40 }).toString()).toBe('page=2&size=40')
    expect(formatDayUses({ ...defaults, activityDate: '2026-12-17' }).toString()).toBe(
      'activityDate=17-12-2026',
    )
  })

  it.each([
    'size=0',
    'size=101',
    'size=x',
    'page=0',
    'adultsCount=21',
    'activityDate=31-02-2026',
    'activityTypeId=4',
  ])('%s counts as not given', (address) => {
    expect(dayUses.parseDayUses(new URLSearchParams(address))).toEqual(dayUses.defaultDayUseFilters)
  })
})
