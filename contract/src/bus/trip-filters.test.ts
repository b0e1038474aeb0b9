import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  ALL_TRIPS,
  parseTripFilter,
  tripFiltersOf,
  tripOrders,
  withTripFilter,
} from './trip-filters.ts'

const filters = fc.record({
  class: fc.constantFrom('', 'elite', 'royal-2-1'),
  times: fc.subarray([0, 1, 2, 3]),
  sort: fc.constantFrom(...tripOrders),
})

it('is read as it was written, each way for itself, beside everything else', () => {
  fc.assert(
    fc.property(filters, filters, (going, back) => {
      const search = new URLSearchParams('fromStationId=4&passengers=2')
      const both = withTripFilter(withTripFilter(search, 'going', going), 'back', back)
      const address = new URLSearchParams(both.toString())
      expect(parseTripFilter(address, 'going')).toEqual(going)
      expect(parseTripFilter(address, 'back')).toEqual(back)
      expect(address.get('fromStationId')).toBe('4')
      expect(tripFiltersOf(address).has('passengers')).toBe(false)
      expect(parseTripFilter(tripFiltersOf(address), 'back')).toEqual(back)
    }),
  )
})

it('leaves an address without filters as it was', () => {
  const filtered = withTripFilter(new URLSearchParams('passengers=2'), 'going', {
    class: 'elite',
    times: [1],
    sort: 'price',
  })
  expect(filtered.toString()).toBe('passengers=2&class=elite&times=1&sort=price')
  expect(withTripFilter(filtered, 'going', ALL_TRIPS).toString()).toBe('passengers=2')
})

it('leaves out the language that an address named: another may have been chosen since', () => {
  const address = withTripFilter(new URLSearchParams('passengers=2&lang=ar'), 'going', ALL_TRIPS)
  expect(address.toString()).toBe('passengers=2')
})

it.each(['class=%3Cb%3E', 'times=4', 'times=0,1,2,3,0', 'sort=luck'])(
  '%s counts as not given',
  (address) => {
    expect(parseTripFilter(new URLSearchParams(address), 'going')).toEqual(ALL_TRIPS)
  },
)
