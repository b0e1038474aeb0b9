import { expect, it } from 'vitest'
import { departurePrices } from './departure-prices.ts'

const now = new Date('2026-12-01T10:00:00Z')
const departure = (Date: string, change: object = {}) => ({
  Date,
  Price: 9000,
  OfferPrice: null,
  PlacesLeft: null,
  IsAvailable: true,
  ...change,
})

it('are those of departures with places, at their price of now, and known to the last listed one', () => {
  const Departures = [
    departure('2026-12-10'),
    departure('2026-12-17', { IsAvailable: false }),
    departure('2026-12-24', { OfferPrice: 8000 }),
    departure('2026-12-31', { IsAvailable: false }),
  ]
  const offered = { Departures, OfferExpirationDate: '2026-12-02T10:00:00Z' }
  const { prices, until } = departurePrices(offered, now)
  expect([...prices]).toEqual([
    ['2026-12-10', 9000],
    ['2026-12-24', 8000],
  ])
  expect(until).toBe('2026-12-31')
  const over = departurePrices({ ...offered, OfferExpirationDate: '2026-11-30T10:00:00Z' }, now)
  expect(over.prices.get('2026-12-24')).toBe(9000)
})
