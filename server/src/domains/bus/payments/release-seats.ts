import { orBusy } from '../../../platform/database/or-busy.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { changeOrder } from '../../payments/index.ts'
import { expireReservation } from '../../reservations/index.ts'
import { ORDER_KIND, type BusDeps } from '../deps.ts'
import { releaseEnded } from '../holds/release.ts'
import { findByLeg, lockBooking, updateBooking } from '../store.ts'

/** No page sells nothing: every page of the order is another one. */
const NO_TERMS = ''

/**
 * Gives unpaid seats back on their traveller's behalf. A payment page that is open for them is asked
 * about and ended first: what is paid there stays booked, what is paid later goes back. A second call
 * answers the same. Refusals: `already_booked` once paid, `payment_open` while the gateway is silent,
 * `busy` while another request asks the operator about these seats.
 */
export async function releaseSeats(
  deps: BusDeps,
  userId: number,
  goingId: number,
): Promise<'released' | Refusal> {
  const found = await findByLeg(deps.db, userId, goingId)
  if (!found) return refuse('booking_not_found')
  const order = { orderKind: ORDER_KIND, orderId: found.id }
  const released = await orBusy(() =>
    changeOrder<'released' | Refusal>(deps.payments, async (trx, pages) => {
      const now = deps.clock.now()
      const booking = await lockBooking(trx, found.id)
      if (!booking) return refuse('booking_not_found')
      if (booking.state === 'ended') return 'released'
      if (booking.paidAt) return refuse('already_booked')
      if (booking.leaseUntil && booking.leaseUntil > now) return refuse('busy')
      await pages.endOthers(trx, order, NO_TERMS)
      await updateBooking(trx, booking.id, { state: 'ended' }, now)
      for (const { reservationId } of booking.legs)
        if (reservationId !== null)
          await expireReservation({ trx, now, publish: deps.publish }, reservationId)
      return 'released'
    }),
  )
  if (!isRefusal(released)) await releaseEnded(deps, found.id)
  return released
}
