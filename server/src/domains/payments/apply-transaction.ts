import type { Trx } from '../../platform/database/connect.ts'
import type { GatewayTransaction } from '../../ports/payment-gateway.ts'
import { noLongerStuck } from './apart.ts'
import { applyDispute } from './disputes/apply-dispute.ts'
import type { Attempt } from './attempt.ts'
import type { PaidOrder, PaymentDeps } from './deps.ts'
import { reconcile, type Decision } from './reconcile.ts'
import { keepAnswer } from './callbacks/inbox-store.ts'
import { charge, settleAttempt } from './settle-attempt.ts'
import { chargedBy } from './ledger.ts'
import { lockByGatewayOrder, setAttempt } from './store.ts'

/**
 * Takes in what the gateway said when we asked it: keeps it in the inbox, and in the same transaction
 * does what it means, once. Nothing else moves money in our books. `waiting`: our own record of the
 * attempt isn't there yet.
 */
export async function applyTransaction(
  deps: PaymentDeps,
  gateway: string,
  transaction: GatewayTransaction,
): Promise<'applied' | 'known' | 'waiting'> {
  if (transaction.dispute) return applyDispute(deps, gateway, transaction, transaction.dispute)
  const { outcome, paid } = await takeIn(deps, gateway, transaction)
  if (paid && deps.afterPaid)
    await deps
      .afterPaid(paid)
      .catch((error: unknown) => deps.log.warn({ err: error, ...paid }, 'not gone on with at once'))
  return outcome
}

type TakenIn = {
  readonly outcome: 'applied' | 'known' | 'waiting'
  /** What has been paid by this, just now. */
  readonly paid: PaidOrder | null
}

const takeIn = (
  deps: PaymentDeps,
  gateway: string,
  transaction: GatewayTransaction,
): Promise<TakenIn> =>
  deps.db.transaction().execute(async (trx) => {
    const at = deps.clock.now()
    const attempt = await lockByGatewayOrder(trx, gateway, transaction.gatewayOrderId)
    if (!attempt) return { outcome: 'waiting', paid: null }
    await keepAnswer(trx, gateway, transaction, at)
    const verdict = await decide(deps, trx, attempt, transaction)
    // What is only open still may be stuck as before; what was settled, and heard of again, is not.
    if (verdict !== 'ignore' || attempt.state === 'paid' || attempt.state === 'returned')
      await noLongerStuck(deps, trx, attempt.id)
    const { orderKind, orderId } = attempt
    return {
      outcome: verdict === 'ignore' ? 'known' : 'applied',
      paid: verdict === 'paid' ? { orderKind, orderId } : null,
    }
  })

async function decide(
  deps: PaymentDeps,
  trx: Trx,
  attempt: Attempt,
  transaction: GatewayTransaction,
): Promise<Decision['verdict'] | 'returned'> {
  const at = deps.clock.now()
  const decision = reconcile(attempt, transaction)
  const about = {
    attemptId: attempt.id,
    orderKind: attempt.orderKind,
    orderId: attempt.orderId,
    amount: attempt.amount,
  }
  switch (decision.verdict) {
    case 'ignore':
      break
    case 'failed':
      await setAttempt(trx, attempt, {
        state: 'failed',
        transactionId: transaction.transactionId,
        cardEnd: transaction.cardEnd,
        failure: decision.message,
        at,
      })
      await deps.publish(trx, { type: 'PaymentFailed', message: decision.message, ...about })
      break
    case 'second_charge':
      if ((await chargedBy(trx, transaction.transactionId)) > 0) return 'ignore'
      await charge(trx, attempt, transaction, at)
      await deps.publish(trx, {
        type: 'PaymentNeedsReview',
        reason: decision.reason,
        ...about,
        amount: transaction.amount,
      })
      break
    case 'review':
      await setAttempt(trx, attempt, {
        state: 'needs_review',
        transactionId: transaction.transactionId,
        cardEnd: transaction.cardEnd,
        failure: decision.reason,
        at,
      })
      await charge(trx, attempt, transaction, at)
      await deps.publish(trx, { type: 'PaymentNeedsReview', reason: decision.reason, ...about })
      deps.log.error({ attempt: attempt.id, reason: decision.reason }, 'payment needs review')
      break
    case 'paid':
      return settleAttempt(deps, trx, attempt, transaction)
  }
  return decision.verdict
}
