import type { Trx } from '../../../platform/database/connect.ts'
import type { Arrived, Settled } from '../../payments/index.ts'
import { dueOf, receiveBalance } from '../../reservations/index.ts'
import { withFee } from '../booking.ts'
import type { CheckoutDeps } from '../deps.ts'
import { lockForBalance } from './lock-for-balance.ts'

/**
 * When the rest of a booking arrived: it is paid in full. What comes twice, or after the booking was cancelled, goes
 * back.
 */
export async function settleBalance(deps: CheckoutDeps, trx: Trx, paid: Arrived): Promise<Settled> {
  const { orderKind: kind, orderId } = paid
  const found = await lockForBalance(deps, trx, { kind, orderId })
  if (!found) throw new Error(`Payment of the rest of nothing: ${orderId}`)
  const { reservation, isOver } = found
  if (isOver) return { giveBack: 'booking_over' }
  if (reservation.status !== 'Deposit Paid') return { giveBack: 'paid_twice' }
  if (paid.amount - paid.fee !== dueOf(reservation)) return { giveBack: 'page_voided' }
  const settling = { trx, now: deps.clock.now(), publish: deps.publish }
  const total = reservation.total + paid.fee
  const received = await receiveBalance(settling, reservation.id, {
    amount: paid.amount,
    total,
    sold: withFee(reservation.sold, paid.fee),
  })
  if (!received) throw new Error(`Reservation ${reservation.id} was settled at the same time`)
  // All of it, less what went back without us.
  if (deps.otherOrders?.owns(orderId))
    await deps.otherOrders.noteBalance(trx, orderId, reservation.paid + paid.amount)
  return 'kept'
}
