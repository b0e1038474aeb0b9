import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastNights, nightRates, nightsOf, rateOf, weekdayOf } from './night-rates.ts'
import { freeCancellationUntil, stayTerms } from './stay-terms.ts'
import type { Rate } from '../stay.ts'

const rate = (change: Partial<Rate> = {}): Rate => ({
  priority: 0,
  firstNight: '2026-12-01',
  lastNight: '2026-12-31',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  price: 300_000,
  singlePrice: 240_000,
  extraAdult: 100_000,
  minNights: null,
  ...change,
})
// 17 December 2026 is a Thursday.
const weekend = rate({ priority: 5, weekdays: [4, 5], price: 400_000 })
const newYear = rate({ priority: 9, firstNight: '2026-12-30', price: 900_000 })
const rates = [newYear, weekend, rate()]

test('a weekday is counted from Sunday', () => {
  expect(['2026-12-13', '2026-12-17', '2026-12-19'].map(weekdayOf)).toEqual([0, 4, 6])
})

test('nights are named by the day on which they begin, over a month’s end and a summer time’s start', () => {
  expect(nightsOf('2027-04-29', 3)).toEqual(['2027-04-29', '2027-04-30', '2027-05-01'])
})

test.each([
  ['the room’s own where the rate asks for none', null, 2],
  ['more in a season', 3, 3],
  ['fewer, where the season says so', 1, 1],
])('the fewest nights are %s', (_, minNights, least) => {
  expect(leastNights(rate({ minNights }), { minNights: 2 })).toBe(least)
  expect(leastNights(null, { minNights: 2 })).toBe(2)
})

describe('the rate of a night', () => {
  test.each([
    ['2026-12-14', 300_000],
    ['2026-12-17', 400_000],
    ['2026-12-31', 900_000],
    ['2026-12-30', 900_000],
    ['2026-12-01', 300_000],
  ])('%s costs %i: the highest priority that fits', (night, price) => {
    expect(rateOf(rates, night)?.price).toBe(price)
  })

  test.each(['2026-11-30', '2027-01-01'])('%s isn’t sold: no rate reaches it', (night) => {
    expect(rateOf(rates, night)).toBeNull()
  })

  test('of a stay is one a night, or none when a night isn’t sold', () => {
    expect(nightRates(rates, '2026-12-16', 3)?.map((it) => it.price)).toEqual([
      300_000, 400_000, 400_000,
    ])
    expect(nightRates(rates, '2026-12-30', 3)).toBeNull()
    expect(nightRates([weekend], '2026-12-16', 2)).toBeNull()
  })

  test('is the best priority among all that fit, whatever the rates', () => {
    const anyRate = fc
      .record({
        priority: fc.integer({ min: 0, max: 50 }),
        from: fc.integer({ min: 1, max: 28 }),
        length: fc.integer({ min: 0, max: 27 }),
        weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      })
      .map(({ priority, from, length, weekdays }) =>
        rate({
          priority,
          weekdays,
          firstNight: `2026-12-${String(from).padStart(2, '0')}`,
          lastNight: `2026-12-${String(Math.min(31, from + length)).padStart(2, '0')}`,
          price: 100_000 + priority,
        }),
      )
    const someRates = fc.uniqueArray(anyRate, { selector: (it) => it.priority, maxLength: 8 })
    fc.assert(
      fc.property(someRates, fc.integer({ min: 1, max: 31 }), (some, day) => {
        const night = `2026-12-${String(day).padStart(2, '0')}`
        const fitting = some.filter(
          (it) =>
            it.firstNight <= night &&
            night <= it.lastNight &&
            it.weekdays.includes(weekdayOf(night)),
        )
        const best = Math.max(...fitting.map((it) => it.priority))
        const sorted = some.toSorted((a, b) => b.priority - a.priority)
        const found = rateOf(sorted, night)
        expect(found?.price ?? null).toBe(fitting.length === 0 ? null : 100_000 + best)
      }),
    )
  })
})

describe('the terms of a stay', () => {
  const stay = {
    childBands: [],
    offer: { percent: 25, name: null, expiresAt: new Date('2026-12-01T00:00:00Z') },
  }
  const room = {
    terms: { baseAdults: 2, maxAdults: 2, maxChildren: 0, maxOccupancy: 2 },
    rates,
    refundable: 'optional' as const,
    refundablePercent: 8,
  }
  const dates = { arrival: '2026-12-16', nights: 2 }
  const terms = (at: string, refundable = false, kind: 'optional' | 'always' = 'optional') =>
    stayTerms(stay, { ...room, refundable: kind }, dates, new Date(at), { refundable })

  test('an offer counts until the instant it ends', () => {
    expect(terms('2026-11-30T23:59:59Z')?.offerPercent).toBe(25)
    expect(terms('2026-12-01T00:00:00Z')?.offerPercent).toBe(0)
  })

  test('free cancellation costs where it is a choice and was chosen', () => {
    const at = '2026-11-21T10:00:00Z'
    expect(terms(at)?.refundablePercent).toBe(0)
    expect(terms(at, true)?.refundablePercent).toBe(8)
    expect(terms(at, true, 'always')?.refundablePercent).toBe(0)
  })

  test.each([
    [3, 'always', '2026-12-14'],
    [3, 'optional', '2026-12-14'],
    [3, 'never', null],
    [null, 'always', null],
    [27, 'always', null],
    [0, 'always', '2026-12-17'],
  ] as const)('%s days before, %s: free until %s', (freeCancellationDays, refundable, until) => {
    expect(
      freeCancellationUntil({ freeCancellationDays }, { refundable }, '2026-12-17', '2026-11-21'),
    ).toBe(until)
  })
})
