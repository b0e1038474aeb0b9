import type { ReservationDetails } from '@rihla/contract/reservations'
import type { Language } from '@rihla/contract/values/language'
import type { Db } from '../../../platform/database/connect.ts'
import { readReservations, type Reservation } from '../../reservations/index.ts'
import type { BusDeps } from '../deps.ts'
import { findByReservation, readBookings } from '../store.ts'
import { presentPrice, type Booked } from './present.ts'
import { pageOfLegs } from './store.ts'

/** One page of a person's booked legs, the newest departure first. */
export async function listBooked(
  db: Db,
  request: { userId: number; limit: number; offset: number },
): Promise<{ booked: Booked[]; total: number }> {
  const { rows, total } = await pageOfLegs(db, request)
  const bookings = await readBookings(db, [...new Set(rows.map((row) => row.bookingId))])
  const legs = rows.flatMap(({ bookingId, legId }) => {
    const booking = bookings.find((it) => it.id === bookingId)
    const leg = booking?.legs.find((it) => it.id === legId)
    return booking && leg ? [{ booking, leg }] : []
  })
  const ids = legs.flatMap(({ leg }) => leg.reservationId ?? [])
  const reservations = new Map((await readReservations(db, ids)).map((it) => [it.id, it]))
  const booked = legs.flatMap(({ booking, leg }) => {
    const reservation = reservations.get(leg.reservationId ?? 0)
    return reservation ? [{ booking, leg, reservation }] : []
  })
  return { booked, total }
}

/** A booked leg of this traveller; null for another traveller's, too. */
export async function findBooked(
  db: Db,
  userId: number,
  reservationId: number,
): Promise<Booked | null> {
  const booking = await findByReservation(db, userId, reservationId)
  const leg = booking?.legs.find((it) => it.reservationId === reservationId)
  const [reservation] = await readReservations(db, [reservationId])
  return booking && leg && reservation ? { booking, leg, reservation } : null
}

/**
 * What a leg costs by now, for whoever may see its booking: once the other way is cancelled it is that of the way
 * alone. Null for what is no leg.
 */
export async function legPriceNow(
  { db, clock, operator }: BusDeps,
  { id, userId, sold }: Reservation,
  language: Language,
): Promise<Pick<ReservationDetails, 'Price' | 'AmountDetails'> | null> {
  const booked = sold.bus && userId !== null && (await findBooked(db, userId, id))
  const when = { now: clock.now(), cancels: operator.capabilities.cancels }
  return booked ? presentPrice(booked, language, when) : null
}
