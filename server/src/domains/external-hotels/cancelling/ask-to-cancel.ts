import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import { refundOrder } from '../../payments/index.ts'
import { actorOf, cancelReservation, readReservations } from '../../reservations/index.ts'
import type { Booking } from '../booking/booking.ts'
import { lockBooking, readBooking } from '../booking/store.ts'
import { ORDER_KIND, type SupplierDeps } from '../deps.ts'
import {
  claimCancelling,
  dueCancellings,
  finishCancelling,
  setCancelFollowUp,
  undoCancelling,
} from './cancel-store.ts'

export const CANCEL_AT_SUPPLIER = 'external-hotels.cancel'

/** Of refunds of bookings that their owners cancelled: the mail that it was sent is for these. */
const CANCELLED = 'cancelled'

const SECOND = 1000
const MINUTE = 60 * SECOND
const TELL_STAFF_AFTER = 600 * SECOND
const waitAfter = (tries: number): number => Math.min(600, 5 * 2 ** tries) * SECOND

/**
 * Asks the supplier to cancel, and does what the answer means, once. Without a readable answer its record is
 * read: only what stands there as booked is asked for again.
 */
export async function askToCancel(deps: SupplierDeps, bookingId: number): Promise<void> {
  const { db, clock, jobs } = deps
  const claimed = await claimCancelling(db, bookingId, clock.now())
  const booking = claimed && (await readBooking(db, bookingId))
  if (!claimed || !booking) return
  const answer = await cancelThere(deps, booking, claimed.tries)
  if (answer === 'cancelled') return finish(deps, bookingId)
  if (answer === 'refused') return undo(deps, bookingId, claimed.askedAt)
  const wait = waitAfter(claimed.tries)
  const startAfter = new Date(clock.now().getTime() + wait)
  await setCancelFollowUp(db, bookingId, startAfter)
  // The schedule looks each minute; at first its traveller waits before the page, and for less.
  if (wait < MINUTE) await jobs.enqueue(db, CANCEL_AT_SUPPLIER, { bookingId }, { startAfter })
  if (clock.now().getTime() - claimed.askedAt.getTime() > TELL_STAFF_AFTER)
    await db
      .transaction()
      .execute((trx) => deps.alert(trx, 'external_cancellation_open', String(bookingId), {}))
}

async function cancelThere(
  { supplier, log }: SupplierDeps,
  { id, supplierReference }: Booking,
  tries: number,
): Promise<'cancelled' | 'refused' | 'open'> {
  if (supplierReference === null) return 'refused'
  const stands = async () => (await supplier.readBooking(supplierReference))?.status
  try {
    if (tries > 0 && (await stands()) === 'cancelled') return 'cancelled'
    const answer = await supplier.cancel(supplierReference)
    if (!('refused' in answer)) return 'cancelled'
    return (await stands()) === 'cancelled' ? 'cancelled' : 'refused'
  } catch (error) {
    log.warn({ err: error, booking: id }, 'a cancelling at the supplier has no answer')
    return 'open'
  }
}

const finish = (deps: SupplierDeps, bookingId: number): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now()
    const booking = await lockBooking(trx, bookingId)
    if (booking?.cancelState !== 'cancelling') return
    const paid = booking.paid ?? 0
    // What went back without us meanwhile isn't given back, nor said to be (P11, P18).
    const refund = Math.min(booking.cancelRefund ?? 0, paid)
    const kept = paid - refund
    await finishCancelling(trx, bookingId, now)
    for (const kind of ['external_cancellation_open', 'external_cancellation_refused'] as const)
      await deps.settleAlert(trx, kind, String(bookingId))
    await cancelReservation({ trx, now, publish: deps.publish }, bookingId, {
      refund,
      kept,
      actor: booking.cancelBy ?? actorOf(booking.userId),
      ...(booking.cancelBecause && { because: booking.cancelBecause }),
      detail: { refund, kept },
    })
    if (refund > 0)
      await refundOrder(deps.payments, trx, {
        order: { orderKind: ORDER_KIND, orderId: bookingId },
        amount: refund,
        reason: CANCELLED,
        counted: paid,
      })
  })

const undo = (deps: SupplierDeps, bookingId: number, askedAt: Date): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, bookingId)
    if (booking?.cancelState !== 'cancelling') return
    await undoCancelling(trx, bookingId)
    // Of a rest that wasn't paid its traveller asked for nothing, and heard of nothing yet.
    const [reservation] = booking.cancelBecause ? [] : await readReservations(trx, [bookingId])
    if (reservation) await deps.publish(trx, { type: 'CancellingRefused', reservation, askedAt })
    await deps.settleAlert(trx, 'external_cancellation_open', String(bookingId))
    await deps.alert(trx, 'external_cancellation_refused', String(bookingId), {})
  })

/** Scheduled: asks again about whatever isn't answered and is due. */
export async function finishExternalCancellings(deps: SupplierDeps): Promise<void> {
  const due = await dueCancellings(deps.db, deps.clock.now(), 50)
  await forEachIsolated(deps, due, (id) => askToCancel(deps, id))
}
