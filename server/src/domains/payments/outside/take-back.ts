import type { Trx } from '../../../platform/database/connect.ts'
import type { Attempt } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'
import { completeRefund } from '../refunds/complete-refund.ts'
import { isPaidLater } from '../methods/method.ts'
import { endIfGone } from './end-gone.ts'
import { settleReview } from '../refunds/settle-review.ts'
import { insertRefund, lowerRefund, markDone, unsentRefunds } from '../refunds/refund-store.ts'
import { writeLedger } from '../ledger.ts'

/** Refunds that we never asked for carry this before their reason. */
export const OUTSIDE = 'outside:'
/** What a bank took by a dispute is no refund at the gateway, which counts those by itself. */
export const BY_DISPUTE = 'dispute:'

type Taken = {
  /** Piastres. */
  readonly amount: number
  readonly by: 'panel' | 'bank'
  /** The gateway's own mark of it: the same is taken once. */
  readonly ref: string
  /** The charge that it is of. */
  readonly transactionId: string | null
}

/**
 * Money went back without us (P11, P18): a line of its own in the ledger. What we owed of the same payment is paid
 * with it first, so that it isn't sent once more; only what is beyond that is missing from what was bought, and only
 * where it had bought something: other charges on the same page, and what came not as agreed, never did. The order and
 * the attempt are locked.
 */
export async function takeBack(
  deps: PaymentDeps,
  trx: Trx,
  attempt: Attempt,
  { amount, by, ref, transactionId }: Taken,
): Promise<void> {
  const { id: attemptId, orderKind, orderId, state, transactionId: own } = attempt
  const at = deps.clock.now()
  const reason = `${OUTSIDE}${ref}`
  const from = by === 'bank' ? 'bank' : 'us'
  let left = amount
  let unowed = 0
  for (const owed of await unsentRefunds(trx, attemptId)) {
    if ((owed.transaction_id ?? own) !== transactionId) continue
    const part = Math.min(left, owed.amount)
    left -= part
    if (part === owed.amount) await completeRefund(deps, trx, owed, `${ref}/${owed.id}`, from)
    else if (part > 0) {
      await lowerRefund(trx, owed.id, part)
      unowed += part
    }
  }
  unowed += left
  if (unowed === 0) return
  const refund = { attemptId, amount: unowed, reason, transactionId, at }
  const refundId = await insertRefund(trx, { ...refund, state: 'sent' })
  if (refundId === null) return
  await markDone(trx, refundId, ref, at)
  await writeLedger(trx, { attemptId, kind: 'refund', amount: -unowed, gatewayRef: ref, at })
  if (left > 0)
    await deps.publish(trx, {
      type: 'PaymentTakenBack',
      by,
      counted: state === 'paid' && transactionId === own,
      attemptId,
      orderKind,
      orderId,
      amount: left,
    })
  if (attempt.chargedAgain) await settleReview(deps, trx, attemptId)
  const gone = await endIfGone(deps, trx, attempt)
  // What a bank took, it says itself.
  if (gone !== null && by === 'panel') await tellReturned(deps, trx, attempt, gone)
}

const tellReturned = (
  deps: PaymentDeps,
  trx: Trx,
  { id: attemptId, orderKind, orderId, method }: Attempt,
  amount: number,
): Promise<void> =>
  deps.publish(trx, {
    type: 'PaymentReturned',
    reason: 'not_as_agreed',
    byHand: isPaidLater(method),
    attemptId,
    orderKind,
    orderId,
    amount,
  })
