import type { Module } from '@rihla/contract/modules'
import type { Trx } from '../../../platform/database/connect.ts'
import { refundOrder, type OpenPages } from '../../payments/index.ts'
import { cancelReservation, type Reservation } from '../../reservations/index.ts'
import type { Booking } from '../booking.ts'
import { BALANCE_KIND, CANCELLED, ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import { endOpenChange } from '../changing/end-change.ts'
import { lockPointsOf } from '../points/hold-points.ts'
import { markCancelled } from '../store.ts'

/** No page sells nothing: every page of the order is another one. */
export const NO_TERMS = ''

type Selling = {
  readonly booking: Booking
  readonly reservation: Reservation
  readonly now: Date
  readonly cancelling: Parameters<typeof cancelReservation>[2]
}

/**
 * Cancels what was sold, in the caller's transaction and under the lock of its booking: pages for the rest or a change are ended,
 * the places go back on sale, the refund is owed and its owner is written to.
 */
export async function cancelSold(
  deps: CheckoutDeps,
  trx: Trx,
  pages: OpenPages,
  { booking, reservation, now, cancelling }: Selling,
): Promise<void> {
  const sellable = deps.sellables[booking.module as Module]
  if (!sellable) throw new Error(`Nothing sells ${booking.module}`)
  if (reservation.status === 'Deposit Paid')
    await pages.endOthers(trx, { orderKind: BALANCE_KIND, orderId: booking.id }, NO_TERMS)
  await lockPointsOf(trx, booking)
  await endOpenChange(deps, trx, pages, booking)
  await sellable.cancel(trx, booking.holdId, now)
  const settling = { trx, now, publish: deps.publish }
  if (!(await cancelReservation(settling, reservation.id, cancelling)))
    throw new Error(`Reservation ${reservation.id} was cancelled at the same time`)
  const order = { orderKind: ORDER_KIND, orderId: booking.id }
  await refundOrder(deps.payments, trx, {
    order,
    amount: cancelling.refund,
    reason: CANCELLED,
    counted: reservation.paid,
  })
  await markCancelled(trx, booking.id, now)
}
