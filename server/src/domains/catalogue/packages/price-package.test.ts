import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '@rihla/contract/values/dates'
import { couplesOf, needOf, placesFor, placesWithRooms, roomNights, roomStays } from './package.ts'
import { priceOfDay } from '../offer/price.ts'
import { pricePackage } from './price-package.ts'

const now = new Date('2026-11-21T10:00:00Z')
const later = new Date('2026-12-01T00:00:00Z')
const piastres = fc.integer({ min: 1, max: 50_000_000 })
const anyPrice = fc.record({
  price: piastres,
  offer_price: fc.option(piastres),
  offer_expires_at: fc.constantFrom(null, later, new Date('2026-01-01T00:00:00Z')),
})
const kinds = fc.constantFrom('honeymoon' as const, 'trip' as const)
const adults = fc.integer({ min: 1, max: 10 })

const noRates = { bands: null }
const grown = (count: number) => ({ adults: count, childAges: [] })
const rates = {
  bands: [
    { maxAge: 5, percent: 0 },
    { maxAge: 12, percent: 50 },
  ],
}
const ages = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 6 })

describe('the price of a package', () => {
  it('is whole pounds throughout, the sum of its lines, and never above the full price', () => {
    fc.assert(
      fc.property(anyPrice, adults, ages, kinds, (row, people, childAges, kind) => {
        const party = { adults: people, childAges: kind === 'trip' ? childAges : [] }
        const price = pricePackage(kind, row, party, rates, now)
        expect(price.total % 100).toBe(0)
        expect(price.original % 100).toBe(0)
        expect(price.lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(price.total)
        expect(price.lines.every(({ amount }) => (amount ?? 0) % 100 === 0)).toBe(true)
        expect(price.total).toBeLessThanOrEqual(price.original)
        const one = pricePackage(kind, row, grown(1), rates, now)
        expect(Math.abs(one.original - row.price)).toBeLessThanOrEqual(50)
      }),
    )
  })

  it('never falls when a guest joins, and half a couple pays as a whole one', () => {
    const few = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(anyPrice, few, ages, kinds, (row, people, childAges, kind) => {
        const of = (n: number) => pricePackage(kind, row, grown(n), noRates, now).total
        expect(of(people + 1)).toBeGreaterThanOrEqual(of(people))
        if (kind === 'honeymoon' && people % 2 === 1) expect(of(people + 1)).toBe(of(people))
        if (kind !== 'trip') return
        expect(of(people)).toBe(of(1) * people)
        const family = { adults: people, childAges }
        const price = pricePackage(kind, row, family, rates, now).total
        expect(price).toBeGreaterThanOrEqual(of(people))
        expect(price).toBeLessThanOrEqual(of(people + childAges.length))
      }),
    )
  })

  it('asks for each child what its age does, at the edges of the bands', () => {
    const row = { price: 600_000, offer_price: 500_000, offer_expires_at: later }
    const of = (...childAges: number[]) =>
      pricePackage('trip', row, { adults: 2, childAges }, rates, now)
    expect([0, 5, 6, 12].map((age) => of(age).total / 100)).toEqual([
      10_000, 10_000, 12_500, 12_500,
    ])
    expect(of(6, 3, 6)).toMatchObject({ original: 1_800_000, total: 1_500_000 })
  })

  it('counts an offer only below the price, until it ends, and not on a day of its own price', () => {
    const row = { price: 1_800_000, offer_price: 1_500_000, offer_expires_at: later }
    const couple = (price: typeof row | ReturnType<typeof priceOfDay>, at: Date, people = 2) =>
      pricePackage('honeymoon', price, grown(people), noRates, at)
    expect(couple(row, now).total).toBe(1_500_000)
    expect(couple(row, later).total).toBe(1_800_000)
    expect(couple({ ...row, offer_price: 1_800_000 }, now).total).toBe(1_800_000)
    expect(couple(priceOfDay(row, 2_400_000), now, 4)).toMatchObject({
      original: 4_800_000,
      total: 4_800_000,
    })
    expect(priceOfDay(row, null)).toBe(row)
  })
})

describe('what a party with children takes', () => {
  const double = { baseAdults: 2, maxAdults: 2, maxChildren: 1, maxOccupancy: 3 }
  const wide = { baseAdults: 2, maxAdults: 3, maxChildren: 2, maxOccupancy: 4 }
  const of = (people: number, childAges: number[], rooms = [double, wide]) =>
    needOf('trip', { adults: people, childAges }, { ...terms, minAge: 0 }, rooms)
  const terms = {
    bands: [
      { maxAge: 2, percent: 0, place: false },
      { maxAge: 12, percent: 50 },
    ],
  }

  it('is a place each, but for babies, and as many rooms as the narrowest asks for', () => {
    expect(of(2, [])).toEqual({ places: 2, rooms: 1 })
    expect(of(2, [6])).toEqual({ places: 3, rooms: 1 })
    expect(of(2, [1])).toEqual({ places: 2, rooms: 1 })
    expect(of(2, [6, 7])).toEqual({ places: 4, rooms: 2 })
    expect(of(2, [6, 7], [wide])).toEqual({ places: 4, rooms: 1 })
    expect(of(2, [6, 7, 8], [])).toEqual({ places: 5, rooms: 1 })
  })

  it('is nothing where an adult can’t be in each of the rooms', () => {
    expect(of(1, [6, 7])).toBeNull()
    expect(of(2, [6, 7, 8])).toBeNull()
    expect(of(2, [6, 7, 8], [wide])).toEqual({ places: 5, rooms: 2 })
  })
})

describe('places and rooms', () => {
  it('are enough for a party exactly when both its places and its rooms are', () => {
    const some = fc.integer({ min: 0, max: 12 })
    fc.assert(
      fc.property(kinds, adults, some, some, (kind, people, places, rooms) => {
        const enough = placesFor(kind, people) <= places && couplesOf(people) <= rooms
        expect(placesWithRooms(kind, places, rooms) >= placesFor(kind, people)).toBe(enough)
      }),
    )
    expect(placesWithRooms('trip', 7, Infinity)).toBe(7)
    expect(placesWithRooms('trip', -1, 3)).toBe(0)
  })

  it('are wanted night after night: stays follow each other, ours or not', () => {
    const anyStay = fc.record({
      roomId: fc.option(fc.integer({ min: 1, max: 3 })),
      nights: fc.integer({ min: 1, max: 5 }),
    })
    fc.assert(
      fc.property(fc.array(anyStay, { maxLength: 5 }), (stays) => {
        const nights = roomNights(roomStays(stays), '2026-12-30')
        const byNight = stays.flatMap((stay) => Array<number | null>(stay.nights).fill(stay.roomId))
        const expected = byNight.flatMap((roomId, night) =>
          roomId === null ? [] : [{ roomId, day: addDays('2026-12-30', night) }],
        )
        expect(nights).toEqual(expected)
        expect(new Set(nights.map((night) => night.day)).size).toBe(nights.length)
        expect(nights.every(({ day }) => daysBetween('2026-12-30', day) < byNight.length)).toBe(
          true,
        )
      }),
    )
  })
})
