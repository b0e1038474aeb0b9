import type { Trx } from '../../../platform/database/connect.ts'
import { keyOfTerms, type Arrived, type Settled } from '../../payments/index.ts'
import { findBySource, reviewPaid, setAgreed } from '../../reservations/index.ts'
import { depositOf, dueNow, termsOf, type BookingState } from '../booking/booking.ts'
import { lockBooking, updateBooking } from '../booking/store.ts'
import { ORDER_KIND, type SupplierDeps } from '../deps.ts'
import { bookingTexts } from '../texts.ts'

/** Quoted anew on the same terms, its page still sells it. */
const payable: ReadonlySet<BookingState> = new Set(['quoted', 'placed', 'paying', 'ended'])

export const BOOK_AT_SUPPLIER = 'external-hotels.book'

/**
 * When money arrived, in the transaction in which it did: it is noted, the reservation is under review, and
 * booking at the supplier is queued; the supplier isn't asked in here. Money that comes after the time was up
 * is taken, too: the supplier decides, and if the price is gone the money goes back. Money that
 * arrives twice, or for something else than this, goes back at once.
 */
export async function settleExternal(
  deps: SupplierDeps,
  trx: Trx,
  { attemptId, orderId, amount, fee, method, termsKey }: Arrived,
): Promise<Settled> {
  const now = deps.clock.now()
  const booking = await lockBooking(trx, orderId)
  if (!booking) throw new Error(`Payment for an unknown booking ${orderId}`)
  if (booking.paidAt) return { giveBack: 'paid_twice' }
  const isSame = termsKey === keyOfTerms(termsOf(booking)) && amount - fee === dueNow(booking)
  const mayBePaid = payable.has(booking.state)
  const reservation = await findBySource(trx, ORDER_KIND, orderId)
  if (!isSame || !mayBePaid || !reservation || booking.guestsSealed === null)
    return { giveBack: 'page_voided' }
  const paid = { state: 'paid', attemptId, paid: amount, paidAt: now, lookAt: now } as const
  await updateBooking(trx, orderId, paid, now)
  const { sold } = reservation
  const feeLine = { label: bookingTexts.fee, amount: fee }
  const lines = fee > 0 ? [...sold.lines, feeLine] : sold.lines
  const agreed = {
    sold: { ...sold, lines },
    total: booking.price + fee,
    deposit: depositOf(booking) && amount,
    paymentMethod: method,
  }
  await setAgreed(trx, orderId, agreed)
  await reviewPaid({ trx, now, publish: deps.publish }, orderId, amount)
  await deps.jobs.enqueue(trx, BOOK_AT_SUPPLIER, { bookingId: orderId })
  return 'kept'
}
