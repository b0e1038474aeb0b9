import type { Leg } from '../booking.ts'

const stop = {
  name: { en: 'Ramses', ar: 'رمسيس' },
  region: null,
  boardingPoint: null,
  latitude: null,
  longitude: null,
}

/** A leg that was sold: two seats at 300 EGP, on 24 December from 07:30 in Cairo. */
export const soldLeg = (change: Partial<Leg>): Leg => ({
  id: 1,
  bookingId: 1,
  isReturn: false,
  tripId: 7,
  seatIds: [1, 2],
  seatNumbers: ['1', '2'],
  trip: { from: stop, to: stop, className: stop.name },
  departsAt: new Date('2026-12-24T05:30:00Z'),
  arrivesAt: new Date('2026-12-24T11:30:00Z'),
  price: 300_00,
  singlePrice: 300_00,
  reservationId: 1,
  cancellation: null,
  takenBack: 0,
  cancelBy: null,
  requestedSeats: null,
  ...change,
})
