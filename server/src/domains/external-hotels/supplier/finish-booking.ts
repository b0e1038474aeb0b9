import { requestRefund } from '../../payments/index.ts'
import type { Piastres } from '@rihla/contract/values/money'
import type { Trx } from '../../../platform/database/connect.ts'
import type { SupplierBooking } from '../../../ports/hotel-supplier.ts'
import {
  cancelForRefund,
  confirmReservation,
  findBySource,
  receiveDeposit,
} from '../../reservations/index.ts'
import { depositOf, type Booking } from '../booking/booking.ts'
import { lockBooking, updateBooking } from '../booking/store.ts'
import { ORDER_KIND, type SupplierDeps } from '../deps.ts'
import { forgetErased } from '../personal-data-store.ts'

const inPounds = (amount: Piastres): string => (amount / 100).toFixed(2)

/** What the supplier asks of us for it isn't what it had said: its traveller keeps the price, staff ask why. */
async function compareNet(
  deps: SupplierDeps,
  trx: Trx,
  { id, offer }: Booking,
  { reference, net }: SupplierBooking,
): Promise<void> {
  // Each rate was rounded to piastres by itself.
  if (Math.abs(net - offer.net) <= offer.rates.length) return
  const detail = { reference, checked: inPounds(offer.net), booked: inPounds(net) }
  await deps.alert(trx, 'external_net_differs', String(id), detail)
}

/** The supplier has booked: so has the traveller. Once, however often it is found out. */
export const confirmBooking = (
  deps: SupplierDeps,
  bookingId: number,
  booked: SupplierBooking,
): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now()
    const booking = await lockBooking(trx, bookingId)
    if (booking?.state !== 'paid' || booking.paid === null) return
    await updateBooking(
      trx,
      bookingId,
      { state: 'booked', supplierReference: booked.reference },
      now,
    )
    await forgetErased(trx, bookingId)
    await deps.settleAlert(trx, 'external_booking_open', String(bookingId))
    await compareNet(deps, trx, booking, booked)
    await confirm({ trx, now, publish: deps.publish }, booking, booking.paid)
  })

/** Confirmed, or booked with the rest still to be paid. */
async function confirm(
  it: Parameters<typeof confirmReservation>[0],
  booking: Booking,
  paid: Piastres,
): Promise<void> {
  const deposit = depositOf(booking)
  const agreed = deposit && (await findBySource(it.trx, ORDER_KIND, booking.id))
  if (!agreed) return void (await confirmReservation(it, booking.id, paid))
  const balanceDueAt = new Date(deposit.balanceDueAt)
  await receiveDeposit(it, booking.id, { paid, agreed, balanceDueAt })
}

/** The supplier won't: the money goes back in full, and traveller and staff are notified. */
export const refuseBooking = (
  deps: SupplierDeps,
  bookingId: number,
  because: string,
): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now()
    const booking = await lockBooking(trx, bookingId)
    if (booking?.state !== 'paid' || booking.attemptId === null || booking.paid === null) return
    const { attemptId, paid: amount } = booking
    await updateBooking(trx, bookingId, { state: 'refused', refusedBecause: because }, now)
    await forgetErased(trx, bookingId)
    await deps.settleAlert(trx, 'external_booking_open', String(bookingId))
    await cancelForRefund({ trx, now, publish: deps.publish }, bookingId, amount)
    await requestRefund(deps.payments, trx, { attemptId, amount, reason: 'places_gone' })
    await deps.alert(trx, 'paid_but_gone', String(attemptId), { bookingId, amount, because })
  })

/** Paid, and the hotel's answer is awaited: its traveller is notified once. */
export const publishWaiting = (deps: SupplierDeps, bookingId: number): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const reservation = await findBySource(trx, ORDER_KIND, bookingId)
    if (reservation?.status !== 'Under Review') return
    const amount = reservation.paid
    await deps.publish(trx, { type: 'ConfirmationAwaited', reservation, amount })
  })
