import type { Trx } from '../../../platform/database/connect.ts'
import type { Arrived, Settled } from '../../payments/index.ts'
import { dueOf, readReservations, receiveBalance } from '../../reservations/index.ts'
import { withFee } from '../booking.ts'
import type { CheckoutDeps } from '../deps.ts'
import { lockBooking } from '../store.ts'

/**
 * When the rest of a booking arrived: it is paid in full. What comes twice, or after the booking was cancelled, goes
 * back.
 */
export async function settleBalance(deps: CheckoutDeps, trx: Trx, paid: Arrived): Promise<Settled> {
  const booking = await lockBooking(trx, paid.orderId)
  const [reservation] = await readReservations(trx, [booking?.reservationId ?? 0])
  if (!booking || !reservation) throw new Error(`Payment of the rest of nothing: ${paid.orderId}`)
  if (booking.cancelledAt) return { giveBack: 'booking_over' }
  if (reservation.status !== 'Deposit Paid') return { giveBack: 'paid_twice' }
  if (paid.amount - paid.fee !== dueOf(reservation)) return { giveBack: 'page_voided' }
  const settling = { trx, now: deps.clock.now(), publish: deps.publish }
  const received = await receiveBalance(settling, reservation.id, {
    amount: paid.amount,
    total: reservation.total + paid.fee,
    sold: withFee(reservation.sold, paid.fee),
  })
  if (!received) throw new Error(`Reservation ${reservation.id} was settled at the same time`)
  return 'kept'
}
