import { expect, it } from 'vitest'
import { priceBooking } from './booking.ts'
import type { SoldOfKind } from '../reservations/index.ts'

const ofKind = {
  stay: {
    hotelId: 7,
    hotel: { en: 'Coral Bay', ar: 'كورال باي' },
    room: { en: 'Double room', ar: 'غرفة مزدوجة' },
    category: { en: 'Hotel', ar: 'فندق' },
    board: { en: 'Breakfast', ar: 'إفطار' },
    address: null,
    stars: 4,
    rooms: 1,
    nights: 3,
    checkInFrom: '14:00',
    checkOutUntil: '12:00',
    refundableUntil: null,
  },
} satisfies SoldOfKind
const quote = {
  name: { en: 'Double room', ar: 'غرفة مزدوجة' },
  city: { en: 'Dahab', ar: 'دهب' },
  image: null,
  lines: [{ label: { en: 'Room', ar: 'غرفة' }, amount: 300_000 }],
  original: 300_000,
  total: 300_000,
  stock: [],
  visit: {
    place: { en: 'Pier', ar: 'المرسى' },
    address: null,
    latitude: 24.1,
    longitude: 32.9,
    startsAt: '2026-12-24T12:00:00.000Z',
    endsAt: null,
  },
  cancellation: { beginsAt: '2026-12-24T12:00:00.000Z', steps: [] },
  saleEndsAt: new Date('2026-12-24T20:00:00Z'),
}

const party = { adults: 2, childAges: [6] }

it('hands on what a kind adds to what was sold, and adds nothing where it adds nothing', () => {
  expect(priceBooking({ ...quote, ofKind }, null, party).sold).toMatchObject(ofKind)
  expect(Object.keys(priceBooking(quote, null, party).sold).sort()).toEqual([
    'cancellation',
    'city',
    'image',
    'lines',
    'name',
    'original',
    'party',
    'visit',
  ])
})
