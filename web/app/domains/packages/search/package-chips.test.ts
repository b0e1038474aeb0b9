import { packageSearches } from '@rihla/contract/catalogue/packages-address'
import { describe, expect, it } from 'vitest'
import { packageChips } from './package-chips.ts'

const words = {
  cityName: 'Luxor',
  bounds: { from: 0, to: 10_000 },
  language: 'en',
  t: (key: string) => key,
} as const
const starsText = (count: number): string => `${count} stars`
const trip = packageSearches.trip

describe('the filters in force of a search of packages', () => {
  const filters = trip.parse(
    new URLSearchParams(
      'cityId=3&searchText=nile&arrivalDate=17-12-2026&stars=5&stars=0&priceTo=900&adultsCount=4&childrenAges=6',
    ),
  )
  const chips = packageChips(filters, words, starsText)

  it('are one chip each, and one for every star', () => {
    expect(chips.map(({ key }) => key)).toEqual([
      'city',
      'text',
      'date',
      'guests',
      'stars-5',
      'stars-0',
      'price',
    ])
  })
  it('are all gone once each of them was taken away', () => {
    const left: typeof filters = Object.assign({}, filters, ...chips.map(({ without }) => without))
    expect(left.stars).toEqual([5])
    expect(trip.format({ ...left, stars: [] }).toString()).toBe('')
  })
  it('say nothing of adults where the form has no such field', () => {
    const couple = packageSearches.honeymoon.parse(new URLSearchParams('adultsCount=4'))
    expect(packageChips(couple, words, starsText)).toEqual([])
  })
})
