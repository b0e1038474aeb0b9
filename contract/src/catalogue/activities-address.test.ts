import { describe, expect, it } from 'vitest'
import { defaultFilters, format, parse, type ActivityFilters } from './activities-address.ts'

const full: ActivityFilters = {
  cityId: 2,
  activityTypeId: 3,
  searchText: 'بالون & reef',
  activityDate: '2026-12-17',
  priceFrom: 900,
  priceTo: 4500,
  adultsCount: 3,
  childrenAges: [4, 0, 12],
  hasFreeCancellation: true,
  priceOrderType: 2,
  ratingOrderType: 1,
  page: 4,
}

describe('the address', () => {
  it.each([
    ['every filter', full],
    ['defaults', defaultFilters],
    ['one filter', { ...defaultFilters, cityId: 9 }],
  ])('round trip: %s', (_, filters) => {
    expect(parse(new URLSearchParams(format(filters).toString()))).toEqual(filters)
  })

  it('names only what differs, the page only above 1', () => {
    expect(format(defaultFilters).toString()).toBe('')
    expect(format({ ...defaultFilters, page: 2 }).toString()).toBe('page=2')
    expect(format(full).get('activityDate')).toBe('17-12-2026')
  })

  it.each([
    'cityId=0',
    'cityId=abc',
    'page=0',
    'page=-1',
    'adultsCount=21',
    'adultsCount=0',
    'childrenAges=13',
    'childrenAges=4,x',
    'childrenAges=1,1,1,1,1,1,1',
    'priceFrom=1e9',
    'activityDate=31-02-2026',
    'activityDate=2026-12-17',
    'hasFreeCancellation=yes',
    'priceOrderType=7',
    'searchText=%20%20',
  ])('%s counts as not given', (address) => {
    expect(parse(new URLSearchParams(address))).toEqual(defaultFilters)
  })

  it('cuts a long text', () => {
    expect(parse(new URLSearchParams({ searchText: 'x'.repeat(300) })).searchText).toHaveLength(100)
  })
})
