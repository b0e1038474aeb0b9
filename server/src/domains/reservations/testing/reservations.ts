import type { Reservation } from '../reservation.ts'
import type { openReservation } from '../settle-reservation.ts'

export const OPENED_AT = new Date('2026-11-21T10:00:00Z')

type NewFacts = Parameters<typeof openReservation>[1]

/** What checkout hands over when a traveller pays; pass what differs. */
export const newFacts = (changes: Partial<NewFacts> = {}): NewFacts => ({
  module: 'Activity',
  itemId: 3,
  sourceKind: 'checkout',
  sourceId: 1,
  userId: 7,
  paymentMethod: 'Bank_Card',
  fromDate: '2026-12-17',
  toDate: null,
  seats: 2,
  adults: 2,
  children: 0,
  clientName: 'Nour Mostafa',
  clientPhone: '+201012345678',
  specialRequests: null,
  coupon: null,
  language: 'en',
  sold: {
    name: { en: 'Sunset felucca', ar: 'فلوكة وقت الغروب' },
    city: { en: 'Luxor', ar: 'الأقصر' },
    image: '/images/nile.webp',
    lines: [
      { label: { en: '2 × EGP 500', ar: '2 × 500 ج.م' }, amount: 100_000 },
      { label: { en: 'Promocode', ar: 'كود الخصم' }, amount: -10_050 },
      { label: { en: 'Taxes', ar: 'الضرائب' }, amount: null },
    ],
    original: 100_000,
  },
  total: 89_950,
  paymentDeadline: new Date('2026-11-21T10:20:00Z'),
  createdAt: OPENED_AT,
  ...changes,
})

/** A reservation as the store gives it out; say what differs. */
export const reservation = (changes: Partial<Reservation> = {}): Reservation => ({
  clientEmail: null,
  pickUpFrom: null,
  ...newFacts(),
  id: 12,
  reference: 'ACT-7K2M9QX4',
  status: 'Confirmed',
  paymentStatus: 'Paid',
  paid: 89_950,
  points: 0,
  chooseBy: null,
  deposit: null,
  refunded: 0,
  takenBack: 0,
  paymentInstructions: null,
  confirmedAt: new Date('2026-11-21T10:05:00Z'),
  ...changes,
})
