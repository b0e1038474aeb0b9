import type { Trx } from '../../../platform/database/connect.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { feeOf, readMethod } from '../../payments/index.ts'
import { findBySource, updateUnpaid } from '../../reservations/index.ts'
import { moneyDue, type Booking } from '../booking.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import { paidAt, reservationOf } from './reservation-of.ts'

/**
 * Brings the reservation of a booking that isn't paid to what the booking is by now, with the fee of the way to pay it
 * was begun with: its page, its mails and staff say what paying it charges (P15).
 */
export async function tellReservation(
  deps: CheckoutDeps,
  trx: Trx,
  booking: Booking,
): Promise<void> {
  if (booking.reservationId === null) return
  const known = await findBySource(trx, ORDER_KIND, booking.id)
  if (!known) return
  const wanted = { module: booking.module, kinds: paidAt }
  const method = await readMethod(deps.payments, trx, known.paymentMethod ?? '', wanted)
  const fee = isRefusal(method) ? 0 : feeOf(method.fee, moneyDue(booking))
  await updateUnpaid(trx, known, reservationOf(booking, fee))
}
