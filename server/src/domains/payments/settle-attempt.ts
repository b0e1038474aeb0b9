import type { Trx } from '../../platform/database/connect.ts'
import type { Attempt } from './attempt.ts'
import { queueWithdrawals } from './codes/queue-withdrawals.ts'
import type { PaymentDeps } from './deps.ts'
import type { Settled } from './events.ts'
import { isPaidLater } from './methods/method.ts'
import { requestRefund } from './refunds/refund.ts'
import { settleReview } from './refunds/settle-review.ts'
import { chargedBy, writeLedger } from './ledger.ts'
import { noteChargedAgain, noteTransaction, openCodesOf, setAttempt } from './store.ts'

/** Money that moved, under a number of its own. In piastres. */
type Taken = {
  readonly transactionId: string
  readonly amount: number
  readonly cardEnd?: string | null
}

/**
 * Money arrived as agreed: it buys what its page showed, or goes back in full. What is paid for is locked, and then
 * the attempt.
 */
export async function settleAttempt(
  deps: PaymentDeps,
  trx: Trx,
  attempt: Attempt,
  transaction: Taken,
): Promise<'paid' | 'returned'> {
  const at = deps.clock.now()
  const { id: attemptId, orderKind, orderId, amount, termsKey, fee, method } = attempt
  const about = { attemptId, orderKind, orderId, amount }
  const { transactionId, cardEnd } = transaction
  await charge(trx, attempt, transaction, at)
  // What is asked back of it from here on is of this charge, and of none that came before it.
  if (attempt.transactionId !== null && attempt.transactionId !== transactionId)
    await noteTransaction(trx, attemptId, transactionId)
  const settled: Settled =
    attempt.state === 'voided'
      ? { giveBack: 'page_voided' }
      : await deps.settle(trx, { ...about, termsKey, fee, method })
  const state = settled === 'kept' ? 'paid' : 'returned'
  await setAttempt(trx, attempt, { state, transactionId, cardEnd: cardEnd ?? null, at })
  if (attempt.state === 'needs_review') await settleReview(deps, trx, attemptId)
  if (settled === 'kept') {
    await queueWithdrawals(deps, trx, await openCodesOf(trx, attempt))
    return 'paid'
  }
  const { giveBack } = settled
  const closed = giveBack === 'page_voided' ? await deps.whyClosed?.(trx, about) : undefined
  const reason = closed ?? giveBack
  await requestRefund(deps, trx, { attemptId, amount, reason })
  const byHand = isPaidLater(method)
  await deps.publish(trx, { type: 'PaymentReturned', reason, byHand, ...about })
  return 'returned'
}

/**
 * Writes down what the gateway says a transaction took; where it said otherwise before, the rest. Beside another
 * charge of the attempt it is noted that there are several.
 */
export async function charge(
  trx: Trx,
  { id: attemptId, transactionId: before }: Attempt,
  { transactionId, amount: taken }: Taken,
  at: Date,
): Promise<void> {
  const known = await chargedBy(trx, transactionId)
  const amount = taken - known
  const gatewayRef = known === 0 ? transactionId : `${transactionId}#${taken}`
  if (amount !== 0) await writeLedger(trx, { attemptId, kind: 'charge', amount, gatewayRef, at })
  if (before !== null && before !== transactionId)
    await noteChargedAgain(trx, attemptId, transactionId)
}
