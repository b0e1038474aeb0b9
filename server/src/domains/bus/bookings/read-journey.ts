import type { Piastres } from '@rihla/contract/values/money'
import { readReservations, type Reservation } from '../../reservations/index.ts'
import type { BusDeps } from '../deps.ts'
import { findByReservation } from '../store.ts'
import type { LegAccount } from './leg-account.ts'
import { accountOfBooked } from './present.ts'

/** One way of a booked journey. */
export type JourneyLeg = {
  readonly reservation: Reservation
  readonly isReturn: boolean
  readonly account: LegAccount
  /** What it costs by itself. */
  readonly oneWay: Piastres
}

/** The journey that a reservation of this traveller is part of, going first; empty for another traveller's. */
export async function readJourney(
  { db, clock, operator }: Pick<BusDeps, 'db' | 'clock' | 'operator'>,
  userId: number,
  reservationId: number,
): Promise<JourneyLeg[]> {
  const booking = await findByReservation(db, userId, reservationId)
  if (!booking) return []
  const ids = booking.legs.flatMap((leg) => leg.reservationId ?? [])
  const reservations = new Map((await readReservations(db, ids)).map((it) => [it.id, it]))
  const when = { now: clock.now(), cancels: operator.capabilities.cancels }
  return booking.legs.flatMap((leg) => {
    const reservation = reservations.get(leg.reservationId ?? 0)
    if (!reservation) return []
    const account = accountOfBooked({ booking, leg, reservation }, when)
    const oneWay = leg.singlePrice * leg.seatIds.length
    return [{ reservation, isReturn: leg.isReturn, account, oneWay }]
  })
}
