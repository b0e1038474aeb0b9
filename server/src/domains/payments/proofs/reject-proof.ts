import type { Trx } from '../../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { Attempt } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'
import { extendAttempt, lockAttempt, lockOrder, newestBy, setAttempt } from '../store.ts'
import { isReplaced, reviewWaiting } from './proof-store.ts'

type Rejecting = Pick<Attempt, 'orderKind' | 'orderId'> & {
  readonly staff: string
  readonly reason: string
  /** Until when another receipt may come, asked for once the order is locked; null: it is over. */
  readonly until: () => Promise<Date | null>
  /** When the receipt was sent that was looked at; left out: whichever waits. */
  readonly seenAt?: Date | undefined
}

/**
 * A receipt isn't accepted: its attempt goes on until then, or has failed. Locks the order, then the attempt,
 * as whoever finds the money does. Refuses when nothing waits for a review any more, or another receipt than
 * was looked at.
 */
export async function rejectProof(
  { clock }: Pick<PaymentDeps, 'clock'>,
  trx: Trx,
  { orderKind, orderId, staff, reason, seenAt, ...rejecting }: Rejecting,
): Promise<{ proofId: number } | Refusal<'proof_not_expected' | 'receipt_replaced'>> {
  await lockOrder(trx, { orderKind, orderId })
  const newest = await newestBy(trx, { orderKind, orderId }, 'Bank_Transfer')
  const attempt = newest && (await lockAttempt(trx, newest.id))
  if (attempt?.state !== 'under_review') return refuse('proof_not_expected')
  if (await isReplaced(trx, attempt.id, seenAt)) return refuse('receipt_replaced')
  const at = clock.now()
  const proof = await reviewWaiting(trx, attempt.id, { state: 'rejected', by: staff, reason, at })
  if (!proof) return refuse('proof_not_expected')
  const until = await rejecting.until()
  if (until) await extendAttempt(trx, attempt.id, until)
  const state = until ? 'pending' : 'failed'
  await setAttempt(trx, attempt, { state, failure: until ? null : 'proof_rejected', at })
  return { proofId: proof.id }
}
