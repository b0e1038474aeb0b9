import { addDays } from '@rihla/contract/values/dates'
import { hotelCard } from '@rihla/contract/catalogue/hotel-search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FoundStay } from './find-stays.ts'
import { stayCardsOf, type CardsAsked } from './present-card.ts'

const anyText = fc.string({ unit: 'binary' })
const anyName = fc.record({ en: anyText, ar: anyText })
const whole = fc.integer({ min: 0, max: 90_000 }).map((pounds) => pounds * 100)

const anyStay: fc.Arbitrary<FoundStay> = fc
  .record({
    hotel: fc.record({
      id: fc.nat(),
      name: anyName,
      city: anyName,
      cover: fc.option(fc.constantFrom('a.webp', 'b"\\.webp')),
      stars: fc.nat(5),
      rating: fc.nat(50),
      raters: fc.nat(300),
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      instantConfirmation: fc.boolean(),
      freeCancellationDays: fc.option(fc.nat(9)),
      offer: fc.option(
        fc.record({
          percent: fc.integer({ min: 1, max: 90 }),
          name: fc.constant(null),
          expiresAt: fc.constantFrom(null, new Date('2026-11-22T10:00:00Z')),
        }),
      ),
      sailings: fc.constant([]),
    }),
    room: fc.record({
      id: fc.nat(),
      name: anyName,
      board: fc.constantFrom('RO', 'BB', 'HB', 'FB', 'AI'),
      refundable: fc.boolean(),
    }),
    rooms: fc.record({
      count: fc.integer({ min: 1, max: 5 }),
      kind: fc.constantFrom('hotel' as const, 'cruise' as const),
    }),
    ahead: fc.option(fc.nat(300)),
    nights: fc.integer({ min: 1, max: 30 }),
    original: whole,
    off: fc.integer({ min: 0, max: 90 }),
  })
  .map(({ hotel, room, rooms, ahead, nights, original, off }) => {
    const arrival = ahead === null ? null : addDays('2026-11-21', ahead)
    const total = original - Math.floor((original * off) / 10_000) * 100
    const dates = arrival && { arrival, nights, departure: addDays(arrival, nights) }

    return {
      hotel,
      score: 0,
      room,
      rooms,
      next: dates ? null : { arrival: addDays('2026-11-21', nights), nights },
      dates: dates || null,
      original,
      total,
      perNight: Math.round(total / nights),
    }
  })
const anyAsked: fc.Arbitrary<CardsAsked> = fc.record({
  party: fc.record({ adults: fc.integer({ min: 1, max: 10 }), childAges: fc.array(fc.nat(12)) }),
  pictures: fc.constantFrom<CardsAsked['pictures']>(
    new Map(),
    new Map([['a.webp', { placeholder: 'data:"x"', colour: '#123456' }]]),
  ),
  now: fc.constant(new Date('2026-11-21T10:00:00Z')),
  today: fc.constant('2026-11-21'),
  freeCancellation: fc.boolean(),
})

test('cards are what the contract promises, and a page of them says what each says alone', () => {
  fc.assert(
    fc.property(fc.array(anyStay, { maxLength: 5 }), anyAsked, (stays, asked) => {
      for (const language of ['en', 'ar'] as const) {
        const cards = stayCardsOf(stays, asked, language)
        expect(cards.every((card) => hotelCard.safeParse(card).success)).toBe(true)
        expect(cards).toEqual(stays.flatMap((stay) => stayCardsOf([stay], asked, language)))
      }
    }),
    { numRuns: 500 },
  )
})

test('a ship stands where the sailing of its card is boarded', () => {
  const [stay] = fc.sample(anyStay, 1)
  const [asked] = fc.sample(anyAsked, 1)
  if (!stay || !asked) throw new Error('Nothing was made up')
  const port = { en: 'Aswan', ar: 'أسوان' }
  // Wednesdays from Aswan; Saturdays from where the ship is said to be.
  const boarding = { at: '12:00', port, latitude: 24.09, longitude: 32.9 }
  const sailings = [
    { weekday: 3, nights: 3, boarding },
    { weekday: 6, nights: 4, boarding: null },
  ]
  const hotel = { ...stay.hotel, city: { en: 'Luxor', ar: 'الأقصر' }, latitude: 25.7, sailings }
  const on = (sails: Pick<FoundStay, 'dates' | 'next'>, language: 'en' | 'ar') => {
    const [card] = stayCardsOf([{ ...stay, hotel, ...sails }], asked, language)
    return [card?.City, card?.Latitude]
  }
  const wednesday = { arrival: '2026-12-23', nights: 3 }
  const saturday = { arrival: '2026-12-26', nights: 4 }
  expect(on({ dates: null, next: wednesday }, 'ar')).toEqual(['أسوان', 24.09])
  expect(on({ dates: { ...wednesday, departure: '2026-12-26' }, next: null }, 'en')).toEqual([
    'Aswan',
    24.09,
  ])
  expect(on({ dates: null, next: saturday }, 'en')).toEqual(['Luxor', 25.7])
  expect(on({ dates: null, next: null }, 'en')).toEqual(['Luxor', 25.7])
})
