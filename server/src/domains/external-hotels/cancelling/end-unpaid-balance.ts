import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { changeOrder } from '../../payments/index.ts'
import { findBySource } from '../../reservations/index.ts'
import { depositOf } from '../booking/booking.ts'
import { lockBooking, readBooking } from '../booking/store.ts'
import { BALANCE_KIND, ORDER_KIND, type SupplierDeps } from '../deps.ts'
import { CANCEL_AT_SUPPLIER } from './ask-to-cancel.ts'
import { chargeNow, NO_TERMS } from './cancel-booking.ts'
import { startCancelling, wasAskedSince } from './cancel-store.ts'
import { isCancelable, refundNow } from './cancel-terms.ts'

/** A supplier that refused to cancel isn't asked again at once. */
const AGAIN_AFTER_MS = 3_600_000

/**
 * Cancels, at the supplier too, what the rest wasn't paid for in time: of the deposit comes back what was agreed. The
 * gateway was asked before. False when it isn't so any more, or the supplier has just refused.
 */
export async function endUnpaidBalance(
  deps: SupplierDeps,
  bookingId: number,
): Promise<boolean | Refusal> {
  const { db, clock } = deps
  const seen = await readBooking(db, bookingId)
  if (!seen) return refuse('reservation_not_found')
  const justNow = new Date(clock.now().getTime() - AGAIN_AFTER_MS)
  if (await wasAskedSince(db, bookingId, justNow)) return false
  const charge = await chargeNow(deps, seen)
  return changeOrder<boolean>(deps.payments, async (trx, pages) => {
    const now = clock.now()
    const booking = await lockBooking(trx, bookingId)
    const reservation = await findBySource(trx, ORDER_KIND, bookingId)
    if (booking?.state !== 'booked' || booking.cancelState !== null) return false
    if (reservation?.status !== 'Deposit Paid') return false
    // A hotel that refused for so long has its guests by now.
    if (!isCancelable(booking, reservation, now)) return false
    await pages.endOthers(trx, { orderKind: BALANCE_KIND, orderId: bookingId }, NO_TERMS)
    const keepsAll = depositOf(booking)?.unpaid === 'kept'
    const refund = keepsAll ? 0 : refundNow(booking, charge, now).refund
    const cancelling = { refund, by: 'system', because: 'balance_unpaid' } as const
    await startCancelling(trx, bookingId, cancelling, now)
    await deps.jobs.enqueue(trx, CANCEL_AT_SUPPLIER, { bookingId })
    return true
  })
}
