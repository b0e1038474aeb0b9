import type { Piastres } from '@rihla/contract/values/money'
import type { Trx } from '../../../platform/database/connect.ts'
import type { Attempt } from '../attempt.ts'
import { askAgain } from '../sync-payment.ts'
import type { PaymentDeps } from '../deps.ts'
import type { ReturnReason } from '../events.ts'
import { isPaidLater } from '../methods/method.ts'
import { lockAttempt, lockOrder, readAttempt, setAttempt } from '../store.ts'
import { chargesOf, lockRefundsOf, type Charge } from './refund-store.ts'
import { requestRefund } from './refund.ts'
import { settleReview } from './settle-review.ts'

/** What of an attempt's charges nobody has decided about: those that bought nothing, as far as they weren't asked back. */
const undecidedIn = ({ state }: Pick<Attempt, 'state'>, charges: readonly Charge[]): Charge[] =>
  charges.filter((it) => (state === 'needs_review' || !it.isOwn) && it.asked < it.taken)

const leftOf = (charges: readonly Charge[]): number =>
  charges.reduce((sum, it) => sum + it.taken - it.asked, 0)

/** Whether money of an attempt may wait for staff to decide about it. */
const mayWait = ({ state, chargedAgain }: Attempt): boolean =>
  state === 'needs_review' || chargedAgain

/** Piastres that came not as agreed, or beside it, and that nobody has decided about; 0 where there are none. */
export async function undecidedOf(
  { db }: Pick<PaymentDeps, 'db'>,
  attemptId: number,
): Promise<number> {
  const attempt = await readAttempt(db, attemptId)
  if (!attempt || !mayWait(attempt)) return 0
  return leftOf(undecidedIn(attempt, await chargesOf(db, attemptId)))
}

/**
 * Staff decide that money which came not as agreed goes back: the order isn't paid by it, and can be paid anew. The
 * gateway is asked first, since its newest word may be that all is as agreed: then it counts (`paid`), and nothing
 * goes back. What was charged beside what is settled goes back alone. `agreed`: the piastres that were decided about;
 * where another charge came meanwhile, or one went, nothing goes back, and `differs` says how much would. `silent`: the gateway didn't answer, so that
 * nothing is decided. Null: there is nothing to give back.
 */
export async function returnReviewed(
  deps: PaymentDeps,
  attemptId: number,
  agreed: Piastres,
): Promise<'returned' | 'paid' | 'silent' | { readonly differs: Piastres } | null> {
  const known = await readAttempt(deps.db, attemptId)
  if (!known || !mayWait(known)) return null
  const wasWrong = known.state === 'needs_review'
  if (wasWrong) {
    const now = await askAgain(deps, attemptId)
    if (now === 'silent' || now === 'paid') return now
  }
  return deps.db.transaction().execute(async (trx) => {
    await lockOrder(trx, known)
    await lockRefundsOf(trx, attemptId)
    const attempt = await lockAttempt(trx, attemptId)
    if (!attempt) return null
    if (wasWrong && attempt.state !== 'needs_review')
      return attempt.state === 'paid' ? 'paid' : null
    const charges = undecidedIn(attempt, await chargesOf(trx, attemptId))
    if (charges.length === 0) return null
    const left = leftOf(charges)
    if (left !== agreed) return { differs: left }
    await giveBack(deps, trx, attempt, charges)
    return 'returned'
  })
}

async function giveBack(
  deps: PaymentDeps,
  trx: Trx,
  attempt: Attempt,
  charges: readonly Charge[],
): Promise<void> {
  const { id: attemptId, state, failure, orderKind, orderId, method } = attempt
  const reason: ReturnReason = state === 'needs_review' ? 'not_as_agreed' : 'charged_again'
  if (state === 'needs_review')
    await setAttempt(trx, attempt, { state: 'returned', failure, at: deps.clock.now() })
  for (const { transactionId, isOwn, taken, asked } of charges)
    await requestRefund(deps, trx, {
      attemptId,
      transactionId,
      amount: taken - asked,
      reason: isOwn ? reason : `charged_again:${transactionId}`,
    })
  await settleReview(deps, trx, attemptId)
  await deps.publish(trx, {
    type: 'PaymentReturned',
    reason,
    byHand: isPaidLater(method),
    attemptId,
    orderKind,
    orderId,
    amount: leftOf(charges),
  })
}
