import type { Attempt } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'
import { isDisputed } from '../disputes/dispute-store.ts'
import { lockAttempt } from '../store.ts'
import { markFailed, markSent, readRefund, takenAndBack, type Refund } from './refund-store.ts'

/**
 * Says that a refund is being sent now; null: it isn't to be. While the payment is disputed it waits (P18), and what
 * is back by another way isn't sent once more.
 */
export const claimRefund = (
  deps: PaymentDeps,
  attempt: Pick<Attempt, 'id'>,
  refundId: number,
): Promise<Refund | null> =>
  deps.db.transaction().execute(async (trx) => {
    await lockAttempt(trx, attempt.id)
    const refund = await readRefund(trx, refundId)
    if (refund?.state !== 'requested' && refund?.state !== 'sent') return null
    if (await isDisputed(trx, attempt.id)) return null
    const { taken, back } = await takenAndBack(trx, attempt.id)
    if (back + refund.amount > taken) {
      const failure = 'The money of this payment is back already'
      await markFailed(trx, refundId, failure)
      await deps.alert('refund_refused', String(refundId), { amount: refund.amount, failure })
      return null
    }
    await markSent(trx, refundId)
    return refund
  })
