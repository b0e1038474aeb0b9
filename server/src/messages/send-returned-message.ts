import {
  notifyReturned,
  type AwaitedPayment,
  type NotifyDeps,
} from '../domains/notifications/index.ts'
import { isBalance, type PaidOrder, type PaymentEvent } from '../domains/payments/index.ts'
import type { Reservation } from '../domains/reservations/index.ts'
import type { Trx } from '../platform/database/connect.ts'
import { refundFactsOf } from './facts.ts'
import { reservationPaidFor } from './refunds.ts'

/** Money that bought nothing goes back: why, and what the reservation still waits for. */
export async function sendReturnedMessage(
  trx: Trx,
  deps: NotifyDeps,
  event: Extract<PaymentEvent, { type: 'PaymentReturned' }>,
): Promise<void> {
  const reservation = await reservationPaidFor(trx, event)
  if (!reservation) return
  const { attemptId, reason } = event
  const awaited = awaitedOf(reservation, event)
  const about = { attemptId, reason, ...(awaited && { waitsFor: awaited }) }
  await notifyReturned(trx, deps, await refundFactsOf(trx, reservation, event), about)
}

/** What a reservation waits for after money for an order of it bought nothing. */
function awaitedOf({ status }: Reservation, { orderKind }: PaidOrder): AwaitedPayment | undefined {
  if (status === 'Pending Payment') return 'payment'
  return status === 'Deposit Paid' && isBalance(orderKind) ? 'balance' : undefined
}
