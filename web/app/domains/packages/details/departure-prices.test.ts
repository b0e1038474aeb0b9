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

const chosen = '2026-12-10'

it('are those of departures with places, at their price of now, and known to the last listed one', () => {
  const Departures = [
    departure('2026-12-10'),
    departure('2026-12-17', { IsAvailable: false }),
    departure('2026-12-24', { OfferPrice: 8000 }),
    departure('2026-12-31', { IsAvailable: false }),
  ]
  const offered = { Departures, OfferExpirationDate: '2026-12-02T10:00:00Z' }
  const { prices, until } = departurePrices(offered, now, chosen)
  expect([...prices]).toEqual([
    ['2026-12-10', 9000],
    ['2026-12-24', 8000],
  ])
  expect(until).toBe('2026-12-31')
  const over = departurePrices(
    { ...offered, OfferExpirationDate: '2026-11-30T10:00:00Z' },
    now,
    chosen,
  )
  expect(over.prices.get('2026-12-24')).toBe(9000)
})

const days = (...dates: string[]) => dates.map((date) => departure(date))
const knownFrom = (Departures: ReturnType<typeof days>, date: string) =>
  departurePrices({ Departures, OfferExpirationDate: null }, now, date).from

it('are known from the first listed one on where more may be before it, else from the beginning', () => {
  const before = days('2026-12-02', '2026-12-04', '2026-12-06', '2026-12-08')
  expect(knownFrom([...before, ...days('2026-12-10')], '2026-12-10')).toBe('2026-12-02')
  expect(knownFrom(before, '2026-12-08')).toBeNull()
  expect(knownFrom([], '2026-12-08')).toBeNull()
})
