import type { Booking, Leg } from '../booking.ts'

const HOUR = 3_600_000

/** Seats can become others until so many hours before the departure. */
export const SEAT_CHANGE = { hoursBefore: 1 } as const

/** The instant from which the seats of a leg stay as they are: real hours, also where a clock is changed. */
export const seatsChangeableUntil = (leg: Pick<Leg, 'departsAt'>): Date =>
  new Date(leg.departsAt.getTime() - SEAT_CHANGE.hoursBefore * HOUR)

/** Whether a leg's traveller can choose other seats on its bus now. */
export const maySwapSeats = (
  booking: Pick<Booking, 'state'>,
  leg: Pick<Leg, 'departsAt' | 'cancellation'>,
  now: Date,
): boolean => booking.state === 'sold' && !leg.cancellation && now < seatsChangeableUntil(leg)
