import type { Trx } from '../../../platform/database/connect.ts'
import { mayBecome } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'
import { lockAttempt, lockOrder, newestBy, setAttempt } from '../store.ts'
import { putWaiting, waitingProof } from './proof-store.ts'

type Sent = {
  readonly orderKind: string
  readonly orderId: number
  readonly userId: number
  /** Its name in the private store. */
  readonly file: string
  readonly format: 'webp' | 'pdf'
  readonly bytes: number
}

export type PutProof = {
  readonly proofId: number
  readonly attemptId: number
  /** What is to be found on our account, in piastres. */
  readonly amount: number
  /** Of the receipt that this one takes the place of, before staff looked at it. */
  readonly replaced: string | null
}

/**
 * A receipt arrived for a transfer that is awaited, or was until lately: staff are to look at it. While
 * one waits, another takes its place. Null: nothing of this order waits for a receipt. Locks the order, then
 * the attempt, as whoever finds the money does.
 */
export async function putProof(
  { clock }: Pick<PaymentDeps, 'clock'>,
  trx: Trx,
  { orderKind, orderId, ...sent }: Sent,
): Promise<PutProof | null> {
  await lockOrder(trx, { orderKind, orderId })
  const newest = await newestBy(trx, { orderKind, orderId }, 'Bank_Transfer')
  const attempt = newest && (await lockAttempt(trx, newest.id))
  if (!attempt) return null
  const isReviewed = attempt.state === 'under_review'
  if (!isReviewed && !mayBecome(attempt.state, 'under_review')) return null
  const at = clock.now()
  const before = await waitingProof(trx, attempt.id)
  const proof = await putWaiting(trx, { ...sent, attemptId: attempt.id, at })
  if (!isReviewed) await setAttempt(trx, attempt, { state: 'under_review', at })
  const { id: attemptId, amount } = attempt
  return { proofId: proof.id, attemptId, amount, replaced: before?.file ?? null }
}
