import { MOST_LIVE, type LiveReservation } from '@rihla/contract/checkout/live-reservations'
import { cairoDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { goingOf, returnOf, type Booking } from '../booking.ts'
import type { BusDeps } from '../deps.ts'
import { findLiveOf } from '../store.ts'
import { tripName } from '../texts.ts'

const present = (booking: Booking, language: Language): LiveReservation => {
  const going = goingOf(booking)
  const back = returnOf(booking)
  return {
    Module: 'Bus',
    Id: going.tripId,
    Room: null,
    TripIDs: booking.legs.map((leg) => leg.tripId),
    Name: tripName(going.trip)[language],
    FromDate: cairoDate(going.departsAt),
    ToDate: back && cairoDate(back.departsAt),
    AdultsCount: going.seatIds.length,
    ChildrenAges: [],
    ExpiresAt: (booking.expiresAt ?? going.departsAt).toISOString(),
    TempReseravtionId: null,
    SessionID: booking.sessionId,
  }
}

/** The seats that a traveller holds and hasn't paid for, whatever tab or device chose them. */
export const liveSeats = async (
  { db, clock }: Pick<BusDeps, 'db' | 'clock'>,
  userId: number,
  language: Language,
): Promise<LiveReservation[]> =>
  (await findLiveOf(db, userId, { now: clock.now(), limit: MOST_LIVE }))
    .filter(({ legs }) => legs.length > 0)
    .map((booking) => present(booking, language))
