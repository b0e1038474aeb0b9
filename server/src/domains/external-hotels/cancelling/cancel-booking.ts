import type { Language } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { setTimeout as wait } from 'node:timers/promises'
import type { Trx } from '../../../platform/database/connect.ts'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { SupplierUnavailable } from '../../../ports/hotel-supplier.ts'
import { changeOrder } from '../../payments/index.ts'
import { actorOf, cancelUnpaid, findBySource } from '../../reservations/index.ts'
import type { Booking } from '../booking/booking.ts'
import { lockBooking, readBooking, updateBooking } from '../booking/store.ts'
import { BALANCE_KIND, ORDER_KIND, type SupplierDeps } from '../deps.ts'
import { askToCancel, CANCEL_AT_SUPPLIER } from './ask-to-cancel.ts'
import { startCancelling } from './cancel-store.ts'
import { isCancelable, refundNow } from './cancel-terms.ts'

/** No page sells nothing: every page of the order is another one. */
export const NO_TERMS = ''
/** How long the caller waits for the supplier; asking goes on without them. */
const AT_ONCE_MS = 8000

export type CancelRequest = {
  readonly bookingId: number
  /** What was shown that comes back, in whole EGP; null: whatever it is. */
  readonly shown: number | null
  readonly language: Language
  /** Staff, who cancel for its traveller, and may give back another part of what was paid, in piastres. */
  readonly byStaff?: { readonly actor: string; readonly refund: Piastres | null }
}

/** What the supplier charges us for cancelling now; null: it can't be asked, or doesn't say in time. */
export const chargeNow = (deps: SupplierDeps, booking: Booking): Promise<Piastres | null> =>
  Promise.race([askCharge(deps, booking), wait(AT_ONCE_MS, null, { ref: false })])

async function askCharge(
  { supplier, log }: SupplierDeps,
  { supplierReference }: Booking,
): Promise<Piastres | null> {
  if (supplierReference === null) return null
  try {
    const answer = await supplier.quoteCancellation(supplierReference)
    return 'refused' in answer ? null : answer.charge
  } catch (error) {
    if (!(error instanceof SupplierUnavailable)) throw error
    log.warn({ err: error }, 'what a cancelling costs could not be asked')
    return null
  }
}

/**
 * Cancels a booking for its owner, who was found out before, or for them by staff. What comes back is settled by the moment of the first
 * call and written down; then the supplier cancels; then, and with it, the refund is requested. Wherever a
 * crash comes in between, the rest follows. What isn't paid is let go. A second call answers the same.
 */
export async function cancelExternal(
  deps: SupplierDeps,
  request: CancelRequest,
): Promise<Booking | Refusal> {
  const { db } = deps
  const seen = await readBooking(db, request.bookingId)
  if (!seen) return refuse('reservation_not_found')
  // Staff who say what goes back have asked before.
  const isSettled = (request.byStaff?.refund ?? null) !== null
  const charge = seen.state === 'booked' && !isSettled ? await chargeNow(deps, seen) : null
  const begun = await orBusy(() =>
    changeOrder<Refusal | null>(deps.payments, async (trx, pages) => {
      const booking = await lockBooking(trx, request.bookingId)
      if (!booking) return refuse('reservation_not_found')
      if (booking.state === 'cancelled' || booking.cancelState !== null) return null
      const reservation = await findBySource(trx, ORDER_KIND, booking.id)
      if (!reservation) return refuse('reservation_not_found')
      if (!isCancelable(booking, reservation, deps.clock.now())) return refuse('not_cancelable')
      if (booking.state === 'booked') {
        await pages.endOthers(trx, { orderKind: BALANCE_KIND, orderId: booking.id }, NO_TERMS)
        return begin(deps, trx, booking, { charge, request })
      }
      await pages.endOthers(trx, { orderKind: ORDER_KIND, orderId: booking.id }, NO_TERMS)
      return letGo(deps, trx, booking, request)
    }),
  )
  if (isRefusal(begun)) return begun
  await Promise.race([
    askToCancel(deps, request.bookingId).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'a booking was not cancelled at once'),
    ),
    wait(AT_ONCE_MS, undefined, { ref: false }),
  ])
  const booking = await readBooking(db, request.bookingId)
  const isGoing = booking?.state === 'cancelled' || booking?.cancelState === 'cancelling'
  return booking && isGoing ? booking : refuse('not_cancelable')
}

type Beginning = { readonly charge: Piastres | null; readonly request: CancelRequest }

async function begin(
  deps: SupplierDeps,
  trx: Trx,
  booking: Booking,
  { charge, request }: Beginning,
): Promise<Refusal | null> {
  const now = deps.clock.now()
  const { byStaff } = request
  const refund = byStaff?.refund ?? refundNow(booking, charge, now).refund
  if (refund > (booking.paid ?? 0)) return refuse('refund_too_high')
  const egp = toWholeEgp(refund)
  if (request.shown !== null && request.shown !== egp)
    return refuse('refund_changed', { refund: formatEgp(egp, request.language) })
  const by = byStaff && { by: byStaff.actor }
  await startCancelling(trx, booking.id, { refund, ...by }, now)
  await deps.jobs.enqueue(trx, CANCEL_AT_SUPPLIER, { bookingId: booking.id })
  return null
}

async function letGo(
  deps: SupplierDeps,
  trx: Trx,
  { id, userId }: Booking,
  { byStaff }: CancelRequest,
): Promise<null> {
  const now = deps.clock.now()
  await updateBooking(trx, id, { state: 'cancelled' }, now)
  const actor = byStaff?.actor ?? actorOf(userId)
  if (!(await cancelUnpaid({ trx, now, publish: deps.publish }, id, actor)))
    throw new Error(`Reservation ${id} was settled at the same time`)
  return null
}
