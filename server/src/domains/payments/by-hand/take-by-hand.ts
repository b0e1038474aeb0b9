import type { Trx } from '../../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { Attempt } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'
import { isReplaced, reviewWaiting } from '../proofs/proof-store.ts'
import { settleAttempt } from '../settle-attempt.ts'
import { BY_HAND, lockAttempt, lockOrder, readAttempt } from '../store.ts'

/** `returned`: it bought nothing any more, and is owed back. */
export type Received = 'paid' | 'returned' | 'known'

type Receiving = {
  readonly attemptId: number
  /** Who says so. */
  readonly staff: string
  /** When the receipt was sent that was looked at; left out: whichever waits, or none. */
  readonly seenAt?: Date | undefined
}

/**
 * The staff has the money of an attempt in hand: on our account, in the till. It settles what the attempt
 * agreed, like money from a gateway; a receipt that waits is approved with it, unless it is another than was looked at. Twice is the same money.
 */
export const takeByHand = (
  deps: PaymentDeps,
  { attemptId, staff, seenAt }: Receiving,
): Promise<Received | Refusal<'proof_not_expected' | 'receipt_replaced'>> =>
  deps.db.transaction().execute(async (trx) => {
    const known = await readAttempt(trx, attemptId)
    if (known) await lockOrder(trx, known)
    const attempt = await lockAttempt(trx, attemptId)
    if (attempt?.gateway !== BY_HAND || attempt.state === 'failed')
      return refuse('proof_not_expected')
    if (attempt.state === 'paid' || attempt.state === 'returned') return 'known'
    if (await isReplaced(trx, attempt.id, seenAt)) return refuse('receipt_replaced')
    const at = deps.clock.now()
    const approved = await reviewWaiting(trx, attempt.id, {
      state: 'approved',
      by: staff,
      reason: null,
      at,
    })
    const taken = { transactionId: `by-hand-${attempt.id}`, amount: attempt.amount }
    const outcome = await settleAttempt(deps, trx, attempt, taken)
    if (approved && outcome === 'paid') await tellApproved(deps, trx, attempt)
    return outcome
  })

const tellApproved = (
  deps: PaymentDeps,
  trx: Trx,
  { id: attemptId, orderKind, orderId, amount }: Attempt,
): Promise<void> =>
  deps.publish(trx, { type: 'ProofApproved', attemptId, orderKind, orderId, amount })
