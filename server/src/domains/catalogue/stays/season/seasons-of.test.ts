import { addDays } from '@rihla/contract/values/dates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rateOf } from '../price/night-rates.ts'
import { atPrice, type Nightly } from './nightly.ts'
import { seasonsOf } from './seasons-of.ts'

const at = (price: number, night: string, minNights: number | null = null): Nightly => ({
  night,
  ...atPrice(null, price),
  minNights,
})
// A Thursday.
const FIRST = '2026-12-17'
const nights = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => addDays(FIRST, n))

describe('nights as rates', () => {
  it('say of each night what was asked for, and of no other night anything', () => {
    const some = fc.array(fc.option(fc.constantFrom(1, 2, 3), { freq: 4 }), { maxLength: 62 })
    fc.assert(
      fc.property(some, (prices) => {
        const wanted = prices.flatMap((price, n) =>
          price === null ? [] : [at(price * 10_000, addDays(FIRST, n))],
        )
        const rates = seasonsOf(wanted).map((it, priority) => ({ ...it, priority }))
        const found = nights(prices.length + 14).map((night) => rateOf(rates, night)?.price ?? null)
        expect(found).toEqual([
          ...prices.map((price) => price && price * 10_000),
          ...Array.from({ length: 14 }, () => null),
        ])
      }),
    )
  })

  it('are one for a whole season, and two where weekends differ', () => {
    expect(seasonsOf(nights(62).map((night) => at(50_000, night)))).toHaveLength(1)
    const weekends = nights(62).map((night, n) => at(n % 7 < 2 ? 80_000 : 50_000, night))
    expect(seasonsOf(weekends).map((it) => it.weekdays)).toEqual([
      [4, 5],
      [0, 1, 2, 3, 6],
    ])
    expect(seasonsOf([])).toEqual([])
  })
})

describe('another price of a night', () => {
  it('keeps the shares of one alone and of another adult, in whole pounds', () => {
    const rate = { price: 300_000, singlePrice: 240_000, extraAdult: 100_000 }
    expect(atPrice(rate, 450_000)).toEqual({
      price: 450_000,
      singlePrice: 360_000,
      extraAdult: 150_000,
    })
  })

  it('never breaks what the table checks', () => {
    const egp = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(egp, egp, fc.double({ min: 0.5, max: 1, noNaN: true }), (before, after, part) => {
        const singlePrice = Math.max(Math.ceil(before * 50), Math.floor(before * 100 * part))
        const rate = { price: before * 100, singlePrice, extraAdult: Math.floor(singlePrice / 2) }
        const it = atPrice(rate, after * 100)
        expect(it.singlePrice * 2).toBeGreaterThanOrEqual(it.price)
        expect(it.singlePrice).toBeLessThanOrEqual(it.price)
        expect(it.extraAdult).toBeLessThanOrEqual(it.singlePrice)
        expect(it.extraAdult).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
