import type { Trx } from '../../../platform/database/connect.ts'
import type { PaymentDeps } from '../deps.ts'
import { readAttempt } from '../store.ts'
import { chargesOf } from './refund-store.ts'

/**
 * Settles the alert that asked staff about money of an attempt, unless some of it still waits for them: all of it where
 * it isn't settled, else what its page took beside it. The attempt is locked.
 */
export async function settleReview(
  deps: Pick<PaymentDeps, 'settleAlert'>,
  trx: Trx,
  attemptId: number,
): Promise<void> {
  const attempt = await readAttempt(trx, attemptId)
  if (!attempt || attempt.state === 'needs_review') return
  const charges = attempt.chargedAgain ? await chargesOf(trx, attemptId) : []
  if (charges.some((it) => !it.isOwn && it.asked < it.taken)) return
  await deps.settleAlert(trx, 'payment_needs_review', String(attemptId))
}
