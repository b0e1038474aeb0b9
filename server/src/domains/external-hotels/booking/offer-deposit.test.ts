import { describe, expect, it } from 'vitest'
import type { Offer } from './booking.ts'
import { coversCancelling } from './offer-deposit.ts'

const now = new Date('2026-11-20T10:00:00Z')
const deposit = { amount: 30_000, balanceDueAt: '2026-12-01T18:00:00Z' }
const sold = (...steps: [from: string, charge: number][]) => ({
  arrival: '2026-12-10',
  offer: {
    price: 100_000,
    cancellation: steps.map(([from, charge]) => ({ from: new Date(from), charge })),
    // Of an offer its price and what cancelling costs are read.
  } as unknown as Offer,
})

describe('a deposit of 300 of 1,000, whose rest is due on 1 December', () => {
  it.each([
    ['nothing is ever charged', true, sold()],
    ['all is charged from a week before', true, sold(['2026-12-03T21:59:00Z', 100_000])],
    // Cancelled a day after it was due at the latest.
    ['all is charged the day after', false, sold(['2026-12-02T17:59:00Z', 100_000])],
    ['all is charged right after that day', true, sold(['2026-12-02T18:00:01Z', 100_000])],
    ['all is charged at once', false, sold(['2026-11-01T00:00:00Z', 100_000])],
    // Three quarters of the deposit are promised back: 75 of 300 would be left for 250.
    ['a quarter is charged at once', false, sold(['2026-11-01T00:00:00Z', 25_000])],
    ['little is charged, and as little less comes back', true, sold(['2026-11-01T00:00:00Z', 50])],
  ])('where %s: %s', (_, covers, it) => {
    expect(coversCancelling(deposit, it, now)).toBe(covers)
  })
})
