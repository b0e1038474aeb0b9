import { packageSearches } from '@rihla/contract/catalogue/packages-address'
import { describe, expect, it } from 'vitest'
import { packageRequest } from './search-request.ts'

const bounds = { from: 0, to: 10_000 }
const of = (query: string) =>
  packageRequest(packageSearches.honeymoon.parse(new URLSearchParams(query)), bounds, {
    number: 2,
    size: 20,
  })

const sent = (query: string) => JSON.parse(JSON.stringify(of(query).Filters)) as object

describe('what packages are asked for with', () => {
  it('is next to nothing when nothing was chosen', () => {
    expect(sent('')).toEqual({ PriceOrderType: 0, RatingOrderType: 0 })
    expect(of('')).toMatchObject({ PageNumber: 2, PageSize: 20 })
  })
  it('is every filter of the address', () => {
    const query =
      'cityId=3&searchText=nile&arrivalDate=17-12-2026&stars=5&stars=0&hasFreeCancellation=true'
    expect(sent(query)).toEqual({
      CityId: 3,
      SearchText: 'nile',
      ArrivalDate: '2026-12-17',
      Stars: [5, 0],
      HasFreeCancellation: true,
      PriceOrderType: 0,
      RatingOrderType: 0,
    })
  })
  it.each([
    ['priceFrom=500&priceTo=9950', { PriceFrom: 500, PriceTo: 9950 }],
    ['priceFrom=0&priceTo=10000', {}],
    ['priceTo=12000', {}],
  ])('%s leaves out what the ends of the slider mean', (query, prices) => {
    expect(sent(query)).toEqual({ ...prices, PriceOrderType: 0, RatingOrderType: 0 })
  })
})
