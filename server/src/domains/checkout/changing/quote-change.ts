import { addDays, daysBetween } from '@rihla/contract/values/dates'
import type { Trx } from '../../../platform/database/connect.ts'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { Reservation } from '../../reservations/index.ts'
import type { Booking } from '../booking.ts'
import type { CheckoutDeps } from '../deps.ts'
import { findOwnReservation, type ReservationWanted } from '../find-own-reservation.ts'
import { lockBooking } from '../store.ts'
import type { Change } from './change.ts'
import { insertChange } from './change-store.ts'
import { priceChange, type Wanted } from './price-change.ts'

export type Found = { readonly booking: Booking; readonly reservation: Reservation }

/** A traveller's reservation with its booking, locked until the transaction ends. */
export async function lockOwn(
  trx: Trx,
  wanted: ReservationWanted,
): Promise<Found | Refusal<'reservation_not_found'>> {
  const found = await findOwnReservation(trx, wanted)
  const booking = found && (await lockBooking(trx, found.sourceId))
  const reservation = booking && (await findOwnReservation(trx, wanted))
  return booking && reservation ? { booking, reservation } : refuse('reservation_not_found')
}

/** Whether its traveller says when it ends: elsewhere that follows from the first day. */
export const choosesEnd = ({ module }: Pick<Reservation, 'module'>): boolean => module === 'Hotel'

export type Quoted = Found & { readonly change: Change; readonly percent: number }

/** Quotes other dates or another party, and keeps the quote: agreeing to it names it. Changes nothing of the booking. */
export const quoteChange = (
  deps: CheckoutDeps,
  wanted: ReservationWanted,
  asked: Wanted,
): Promise<Quoted | Refusal> =>
  orBusy(() =>
    deps.db.transaction().execute(async (trx) => {
      const found = await lockOwn(trx, wanted)
      if (isRefusal(found)) return found
      const { booking } = found
      const now = deps.clock.now()
      const priced = await priceChange(deps, trx, { ...found, now }, withEnd(booking, asked))
      if (isRefusal(priced)) return priced
      const change = await insertChange(trx, { ...priced, bookingId: booking.id })
      return { ...found, change, percent: priced.percent }
    }),
  )

/** What is asked for, with the day of leaving: as it is asked for, else as long after the first one as it was. */
export function withEnd(booking: Booking, asked: Wanted): Wanted {
  const { fromDate, toDate } = asked
  if (booking.toDate === null) return { ...asked, toDate: null }
  if (choosesEnd(booking) && toDate !== null) return asked
  return { ...asked, toDate: addDays(fromDate, daysBetween(booking.fromDate, booking.toDate)) }
}
