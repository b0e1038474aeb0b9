import { cancellationTerms } from '@rihla/contract/cancellation/terms'
import { describe, expect, it } from 'vitest'
import { capTerms, moneyOf, moveDue, shareNow } from './change.ts'

const begin = new Date('2026-12-17T07:00:00Z')
const terms = cancellationTerms(begin, [
  { until: new Date('2026-12-10T07:00:00Z'), percent: 100 },
  { until: new Date('2026-12-15T07:00:00Z'), percent: 50 },
])

describe('what a change comes to', () => {
  it.each([
    [100_000, 150_000, 100, 50_000, 0],
    [100_000, 150_000, 50, 50_000, 0],
    [100_000, 100_000, 50, 0, 0],
    [100_000, 60_000, 100, -40_000, 0],
    [100_000, 60_000, 50, -20_000, 20_000],
    [100_000, 99_850, 50, 0, 150],
    [100_000, 99_650, 50, -100, 250],
  ])('from %i to %i at %i %%: %i, and %i stays', (before, after, percent, difference, kept) => {
    expect(moneyOf(before, after, percent)).toEqual({ difference, kept })
    expect(after + kept - before).toBe(difference)
  })

  it.each([
    ['2026-12-10T06:59:59Z', 100],
    ['2026-12-10T07:00:00Z', 50],
    ['2026-12-15T07:00:00Z', undefined],
  ])('goes by the share of the second: at %s', (at, percent) => {
    expect(shareNow(terms, new Date(at))?.percent).toBe(percent)
  })

  it('never makes terms better than they were', () => {
    expect(capTerms(terms, 100)).toEqual(terms)
    expect(capTerms(terms, 50).steps).toEqual([{ until: '2026-12-15T07:00:00.000Z', percent: 50 }])
  })

  it('moves the day of the rest with the first day, by the clocks in Cairo', () => {
    const deposit = { amount: 1, unpaid: 'terms', isChosen: true } as const
    const due = { ...deposit, balanceDueAt: '2026-12-10T18:00:00.000Z' }
    expect(moveDue(due, '2026-12-17', '2027-06-17').toISOString()).toBe('2027-06-10T17:00:00.000Z')
  })
})
