import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '@rihla/contract/values/dates'
import { couplesOf, placesFor, placesWithRooms, roomNights, roomStays } from './package.ts'
import { priceOfDeparture } from './package.ts'
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

describe('the price of a package', () => {
  it('is whole pounds, the shown unit times couples or adults, and never above the full price', () => {
    fc.assert(
      fc.property(anyPrice, adults, kinds, (row, people, kind) => {
        const price = pricePackage(row, placesFor(kind, people), now)
        expect(price.unit % 100).toBe(0)
        expect(price.effectiveUnit % 100).toBe(0)
        expect(price.original).toBe(price.unit * price.units)
        expect(price.total).toBe(price.effectiveUnit * price.units)
        expect(price.total).toBeLessThanOrEqual(price.original)
        expect(Math.abs(price.unit - row.price)).toBeLessThanOrEqual(50)
      }),
    )
  })

  it('never falls when a guest joins, and half a couple pays as a whole one', () => {
    fc.assert(
      fc.property(anyPrice, fc.integer({ min: 1, max: 9 }), kinds, (row, people, kind) => {
        const of = (n: number) => pricePackage(row, placesFor(kind, n), now).total
        expect(of(people + 1)).toBeGreaterThanOrEqual(of(people))
        if (kind === 'honeymoon' && people % 2 === 1) expect(of(people + 1)).toBe(of(people))
        if (kind === 'trip') expect(of(people)).toBe(of(1) * people)
      }),
    )
  })

  it('counts an offer only below the price, until it ends, and not on a day of its own price', () => {
    const row = { price: 1_800_000, offer_price: 1_500_000, offer_expires_at: later }
    expect(pricePackage(row, 1, now).total).toBe(1_500_000)
    expect(pricePackage(row, 1, later).total).toBe(1_800_000)
    expect(pricePackage({ ...row, offer_price: 1_800_000 }, 1, now).total).toBe(1_800_000)
    expect(pricePackage(priceOfDeparture(row, 2_400_000), 2, now)).toMatchObject({
      original: 4_800_000,
      total: 4_800_000,
    })
    expect(priceOfDeparture(row, null)).toBe(row)
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
