import { staySearches } from '@rihla/contract/catalogue/stays-address'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { answerWith, fakeServer } from '../../../testing/fake-server.ts'
import { mapQuery } from '../map/map-query.ts'
import { allStaysQuery } from './stay-search.ts'
import { isNarrowed, narrowing, toRequest } from './search-request.ts'

const { defaults } = staySearches.hotel
const bounds = { from: 0, to: 10_000 }
const page = { number: 2 }

describe('the call for a search', () => {
  it('leaves out what was not asked for', () => {
    const sent = Object.entries(toRequest('hotel', defaults, bounds, page))
    expect(Object.fromEntries(sent.filter(([, value]) => value !== undefined))).toEqual({
      PageNumber: 2,
      PageSize: 20,
      'Filters.HotelType': 0,
      'Filters.PriceOrderType': 0,
      'Filters.RatingOrderType': 0,
      'Filters.AdultsCount': 2,
    })
  })

  it('asks for ships by their type, and for one night where no departure fits', () => {
    const filters = { ...defaults, arrivalDate: '2026-12-17', departureDate: '2026-12-10' }
    expect(toRequest('cruise', filters, bounds, page)).toMatchObject({
      'Filters.HotelType': 2,
      'Filters.ArrivalDate': '2026-12-17',
      'Filters.DepartureDate': '2026-12-18',
    })
    const alone = { ...defaults, departureDate: '2026-12-10' }
    expect(toRequest('hotel', alone, bounds, page)).not.toHaveProperty(['Filters.DepartureDate'])
  })

  it('drops prices at the ends of the slider', () => {
    const filters = { ...defaults, priceFrom: 50, priceTo: 10_000 }
    expect(toRequest('hotel', filters, bounds, page)).toMatchObject({
      'Filters.PriceFrom': 50,
      'Filters.PriceTo': undefined,
    })
    expect(toRequest('hotel', filters, { from: 50, to: 20_000 }, page)).toMatchObject({
      'Filters.PriceFrom': undefined,
      'Filters.PriceTo': 10_000,
    })
  })

  it('tells narrowing filters from where, when and who', () => {
    expect(isNarrowed({ ...defaults, cityId: 3, adultsCount: 4 })).toBe(false)
    const narrowed = { ...defaults, stars: [5], hasFreeCancellation: true }
    expect(isNarrowed(narrowed)).toBe(true)
    expect(isNarrowed({ ...narrowed, ...narrowing })).toBe(false)
  })
})

it('takes a number or a map for true only once every supplier has answered', async () => {
  const found = { Data: [], PageNumber: 1, PageSize: 1, TotalPages: 1, TotalRecords: 3 }
  const coming = answerWith({ ...found, ExternalHotels: 'coming' })
  const server = fakeServer('en', { getHotels: coming })
  const client = new QueryClient()
  const asked = { api: server.client, language: 'en', bounds, filters: defaults } as const
  const times = async () => {
    await client.prefetchQuery(allStaysQuery('hotel', asked))
    await client.prefetchQuery(mapQuery({ kind: 'hotel', asked }))
    return server.requestsOf('getHotels').length
  }
  expect([await times(), await times()]).toEqual([2, 4])
  server.on('getHotels', answerWith(found))
  expect([await times(), await times()]).toEqual([6, 6])
})
