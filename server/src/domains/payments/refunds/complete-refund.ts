import type { AlertKind } from '@rihla/contract/desk/alerts'
import type { Trx } from '../../../platform/database/connect.ts'
import type { PaymentDeps } from '../deps.ts'
import { writeLedger } from '../ledger.ts'
import { lockAttempt } from '../store.ts'
import { markDone, type Refund } from './refund-store.ts'

const alertsOfRefunds: readonly AlertKind[] = ['refund_late', 'refund_refused', 'refund_by_hand']

/**
 * A refund is back with its owner: written down with its line of the ledger, once; false: it was before. The attempt is
 * locked before the refund, as everywhere. Whatever alert asked for it is settled. `by`: whether we sent it, the
 * staff gave it by hand, or the payer's bank took it by a dispute.
 */
export async function completeRefund(
  deps: Pick<PaymentDeps, 'clock' | 'publish' | 'settleAlert'>,
  trx: Trx,
  refund: Refund,
  gatewayRef: string,
  by: 'us' | 'staff' | 'bank' = 'us',
): Promise<boolean> {
  const at = deps.clock.now()
  const { id, attempt_id: attemptId, amount, reason, state } = refund
  const attempt = await lockAttempt(trx, attemptId)
  if (!attempt) throw new Error(`Refund ${id} has no attempt`)
  if (!(await markDone(trx, id, gatewayRef, at))) return false
  await writeLedger(trx, { attemptId, kind: 'refund', amount: -amount, gatewayRef, at })
  for (const kind of alertsOfRefunds) await deps.settleAlert(trx, kind, String(id))
  const { orderKind, orderId } = attempt
  const byHand = by === 'staff' || state === 'by_hand'
  const about = { attemptId, orderKind, orderId, amount }
  await deps.publish(trx, {
    type: 'RefundCompleted',
    refundId: id,
    reason,
    by: by === 'bank' ? by : 'us',
    byHand,
    ...about,
  })
  return true
}
