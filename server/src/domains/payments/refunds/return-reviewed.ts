import { askAgain } from '../sync-payment.ts'
import type { PaymentDeps } from '../deps.ts'
import { isPaidLater } from '../methods/method.ts'
import { lockAttempt, lockOrder, readAttempt, setAttempt } from '../store.ts'
import { chargeOf, lockRefundsOf } from './refund-store.ts'
import { requestRefund } from './refund.ts'

/** Piastres that came not as agreed, and that nobody has decided about; 0 where there are none. */
export async function undecidedOf(
  { db }: Pick<PaymentDeps, 'db'>,
  attemptId: number,
): Promise<number> {
  const attempt = await readAttempt(db, attemptId)
  if (attempt?.state !== 'needs_review') return 0
  const { taken, asked } = await chargeOf(db, attemptId, attempt.transactionId)
  return taken - asked
}

/**
 * Staff decide that money which came not as agreed goes back: the order isn't paid by it, and can be paid anew. The
 * gateway is asked first, since its newest word may be that all is as agreed: then it counts (`paid`), and nothing
 * goes back. `silent`: it didn't answer, so that nothing is decided. Null: there is nothing to give back.
 */
export async function returnReviewed(
  deps: PaymentDeps,
  attemptId: number,
): Promise<'returned' | 'paid' | 'silent' | null> {
  const known = await readAttempt(deps.db, attemptId)
  if (known?.state !== 'needs_review') return null
  const now = await askAgain(deps, attemptId)
  if (now === 'silent' || now === 'paid') return now
  return deps.db.transaction().execute(async (trx) => {
    await lockOrder(trx, known)
    await lockRefundsOf(trx, attemptId)
    const attempt = await lockAttempt(trx, attemptId)
    if (attempt?.state !== 'needs_review') return attempt?.state === 'paid' ? 'paid' : null
    const { taken, asked } = await chargeOf(trx, attemptId, attempt.transactionId)
    const amount = taken - asked
    if (amount <= 0) return null
    const { failure, orderKind, orderId } = attempt
    await setAttempt(trx, attempt, { state: 'returned', failure, at: deps.clock.now() })
    const reason = 'not_as_agreed'
    await requestRefund(deps, trx, { attemptId, amount, reason })
    const byHand = isPaidLater(attempt.method)
    const about = { attemptId, orderKind, orderId, amount }
    await deps.publish(trx, { type: 'PaymentReturned', reason, byHand, ...about })
    return 'returned'
  })
}
