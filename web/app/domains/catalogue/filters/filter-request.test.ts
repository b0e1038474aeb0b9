import { describe, expect, it } from 'vitest'
import { defaultFilters, type ActivityFilters } from '@rihla/contract/catalogue/activities-address'
import { mayGoTo, ordersOf, sortOf, sorts, wireFilters } from './filter-request.ts'

const full: ActivityFilters = {
  cityId: 2,
  activityTypeId: 3,
  searchText: 'بالون & reef',
  activityDate: '2026-12-17',
  priceFrom: 900,
  priceTo: 4500,
  adultsCount: 3,
  childrenAges: [4, 9],
  hasFreeCancellation: true,
  priceOrderType: 2,
  ratingOrderType: 1,
  page: 4,
}

describe('the request', () => {
  const bounds = { from: 0, to: 10_000 }
  it('drops prices at the ends of the slider', () => {
    expect(wireFilters({ ...full, priceFrom: 0, priceTo: 10_000 }, bounds)).toMatchObject({
      PriceFrom: undefined,
      PriceTo: undefined,
    })
    expect(wireFilters({ ...full, priceTo: 10_000 }, { from: 0, to: 20_000 })).toMatchObject({
      PriceFrom: 900,
      PriceTo: 10_000,
    })
  })

  it('sends the date as an instant: at midnight, or at noon for day-use', () => {
    expect(wireFilters(full, bounds).ActivityDate).toBe('2026-12-17T00:00:00Z')
    expect(wireFilters(full, bounds, '12:00:00').ActivityDate).toBe('2026-12-17T12:00:00Z')
  })
})

it.each([
  [0, false, false],
  [1, false, false],
  [2, false, true],
  [5, false, true],
  [6, false, false],
  [2, true, false],
])('page %i, in flight %s: %s', (page, inFlight, may) => {
  expect(mayGoTo(page, { page: 1, totalPages: 5, inFlight })).toBe(may)
})

it('turns each sort into orders and back', () => {
  for (const sort of sorts) expect(sortOf({ ...defaultFilters, ...ordersOf(sort) })).toBe(sort)
})
