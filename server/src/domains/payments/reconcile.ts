import type { GatewayTransaction } from '../../ports/payment-gateway.ts'
import { mayBecome, type Attempt } from './attempt.ts'

export type Decision =
  | { readonly verdict: 'paid' }
  | { readonly verdict: 'failed'; readonly message: string | null }
  | { readonly verdict: 'review'; readonly reason: string }
  /** Another charge on a page that was paid, or wrongly paid, before: for the staff, the attempt stays as it is. */
  | { readonly verdict: 'second_charge'; readonly reason: string }
  | { readonly verdict: 'ignore'; readonly reason: string }

const ignore = (reason: string): Decision => ({ verdict: 'ignore', reason })

/**
 * What a gateway's transaction means for an attempt: pure, monotonic, blind to the order of arrival.
 * Money that moved in another amount, currency, mode or under another reference is never 'paid'.
 */
export function reconcile(
  attempt: Pick<Attempt, 'state' | 'amount' | 'currency' | 'reference' | 'transactionId'>,
  transaction: GatewayTransaction,
): Decision {
  if (transaction.kind !== 'payment')
    return ignore(`a ${transaction.kind}, settled by its own record`)
  if (attempt.state === 'paid' || attempt.state === 'returned') {
    const isAnother = transaction.transactionId !== attempt.transactionId
    return isAnother && transaction.outcome === 'paid'
      ? { verdict: 'second_charge', reason: 'a second charge on one page' }
      : ignore('already settled')
  }
  if (transaction.outcome === 'pending') return ignore('still open')
  if (transaction.outcome === 'failed')
    return mayBecome(attempt.state, 'failed')
      ? { verdict: 'failed', message: transaction.message }
      : ignore('already known to have failed')
  const wrong = mismatch(attempt, transaction)
  if (!wrong) return { verdict: 'paid' }
  if (mayBecome(attempt.state, 'needs_review')) return { verdict: 'review', reason: wrong }
  return transaction.transactionId === attempt.transactionId
    ? ignore('waits for the staff')
    : { verdict: 'second_charge', reason: wrong }
}

function mismatch(
  attempt: Pick<Attempt, 'amount' | 'currency' | 'reference'>,
  transaction: GatewayTransaction,
): string | null {
  if (!transaction.ours) return 'not one of our methods, or not in the mode we run in'
  if (transaction.reference !== null && transaction.reference !== attempt.reference)
    return 'another reference'
  if (transaction.currency !== attempt.currency)
    return `${transaction.currency} instead of ${attempt.currency}`
  if (transaction.amount !== attempt.amount)
    return `${transaction.amount} piastres instead of ${attempt.amount}`
  return null
}
