import type { HeldSeats, SeatHold } from '@rihla/contract/bus/seats'
import type { Language } from '@rihla/contract/values/language'
import { CURRENCY, toWholeEgp } from '@rihla/contract/values/money'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { askOperator, isNoAnswer } from '../ask-operator.ts'
import { goingOf, isLive, returnOf, totalOf, type Booking, type Leg } from '../booking.ts'
import type { BusDeps } from '../deps.ts'
import { presentTrip } from '../present-trip.ts'
import { findBySession } from '../store.ts'
import type { Trip } from '../../../ports/bus-operator.ts'

/** What is held, with the one amount for all of it; the countdown is between the two instants. */
export const presentHold = (booking: Booking, now: Date): SeatHold => ({
  GoingTempID: goingOf(booking).id,
  ReturnTempID: returnOf(booking)?.id ?? null,
  Currency: CURRENCY,
  TotalAmount: toWholeEgp(totalOf(booking.legs)),
  ExpiresAt: (booking.expiresAt ?? now).toISOString(),
  ServerTime: now.toISOString(),
})

/**
 * A trip at the prices that were agreed when its seats were held: half of a round trip at what was agreed
 * for it, also where that is the price of a leg alone.
 */
const asAgreed = (trip: Trip, leg: Leg, roundTrip: boolean): Trip => ({
  ...trip,
  price: leg.singlePrice,
  ...(roundTrip && { roundPrice: leg.price }),
})

/** What a session of this traveller holds, for the way back after a reload or a sign-in. */
export async function viewHeld(
  deps: BusDeps,
  userId: number,
  sessionId: string,
  language: Language,
): Promise<HeldSeats | Refusal> {
  const booking = await findBySession(deps.db, userId, sessionId)
  if (!booking || booking.legs.length === 0) return refuse('booking_not_found')
  const back = returnOf(booking)
  const show = async (leg: Leg) => {
    const trip = await askOperator(deps, (it) => it.findTrip(leg.tripId))
    return trip && !isNoAnswer(trip)
      ? {
          Trip: presentTrip(asAgreed(trip, leg, back !== null), language),
          Seats: [...leg.seatIds],
          SeatNumbers: [...leg.seatNumbers],
        }
      : null
  }
  const [Going, Return] = await Promise.all([show(goingOf(booking)), back && show(back)])
  if (!Going || (back && !Return)) return refuse('booking_not_found')
  const now = deps.clock.now()
  const booked = booking.paidAt !== null
  return {
    Hold: presentHold(booking, now),
    HoldEnded: !booked && !isLive(booking, now),
    GoingReservationId: booked ? goingOf(booking).reservationId : null,
    ReturnReservationId: booked ? (back?.reservationId ?? null) : null,
    Going,
    Return: Return ?? null,
    Passenger: booking.passengerName
      ? { Name: booking.passengerName, Phone: booking.passengerPhone ?? '' }
      : null,
  }
}
