import type { Trx } from '../../../platform/database/connect.ts'
import type { PaymentDeps } from '../deps.ts'
import { readAttempt, writeLedger } from '../store.ts'
import { markDone, type Refund } from './refund-store.ts'

/** A refund is back with its owner: written down with its line of the ledger, once. */
export async function completeRefund(
  deps: Pick<PaymentDeps, 'clock' | 'publish'>,
  trx: Trx,
  refund: Refund,
  gatewayRef: string,
): Promise<void> {
  const at = deps.clock.now()
  const { id, attempt_id: attemptId, amount, reason, state } = refund
  if (!(await markDone(trx, id, gatewayRef, at))) return
  await writeLedger(trx, { attemptId, kind: 'refund', amount: -amount, gatewayRef, at })
  const attempt = await readAttempt(trx, attemptId)
  if (!attempt) throw new Error(`Refund ${id} has no attempt`)
  const { orderKind, orderId } = attempt
  const byHand = state === 'by_hand'
  const about = { attemptId, orderKind, orderId, amount }
  await deps.publish(trx, { type: 'RefundCompleted', reason, byHand, ...about })
}
