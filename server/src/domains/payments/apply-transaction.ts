import type { Trx } from '../../platform/database/connect.ts'
import type { GatewayTransaction } from '../../ports/payment-gateway.ts'
import type { Attempt } from './attempt.ts'
import { queueWithdrawals } from './codes/queue-withdrawals.ts'
import type { Settled } from './events.ts'
import type { PaidOrder, PaymentDeps } from './deps.ts'
import { reconcile, type Decision } from './reconcile.ts'
import { requestRefund } from './refunds/refund.ts'
import { keepAnswer } from './inbox-store.ts'
import { chargedBy, lockByGatewayOrder, openCodesOf, setAttempt, writeLedger } from './store.ts'

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
        failure: decision.message,
        at,
      })
      await deps.publish(trx, { type: 'PaymentFailed', message: decision.message, ...about })
      break
    case 'second_charge':
      if ((await chargedBy(trx, transaction.transactionId)) > 0) return 'ignore'
      await charge(trx, attempt, transaction, at)
      await deps.publish(trx, { type: 'PaymentNeedsReview', reason: decision.reason, ...about })
      break
    case 'review':
      await setAttempt(trx, attempt, {
        state: 'needs_review',
        transactionId: transaction.transactionId,
        failure: decision.reason,
        at,
      })
      await charge(trx, attempt, transaction, at)
      await deps.publish(trx, { type: 'PaymentNeedsReview', reason: decision.reason, ...about })
      deps.log.error({ attempt: attempt.id, reason: decision.reason }, 'payment needs review')
      break
    case 'paid':
      return settle(deps, trx, attempt, transaction)
  }
  return decision.verdict
}

/**
 * Money arrived as agreed: it buys what its page showed, or goes back in full. The selling domain
 * locks its order in there, so the attempt's own row is only written afterwards: changing an order
 * and opening a page for it must never wait for us while we wait for them.
 */
async function settle(
  deps: PaymentDeps,
  trx: Trx,
  attempt: Attempt,
  transaction: GatewayTransaction,
): Promise<'paid' | 'returned'> {
  const at = deps.clock.now()
  const { id: attemptId, orderKind, orderId, amount, termsKey, fee, method } = attempt
  const about = { attemptId, orderKind, orderId, amount }
  const { transactionId } = transaction
  await charge(trx, attempt, transaction, at)
  const settled: Settled =
    attempt.state === 'voided'
      ? { giveBack: 'page_voided' }
      : await deps.settle(trx, { ...about, termsKey, fee, method })
  const state = settled === 'kept' ? 'paid' : 'returned'
  await setAttempt(trx, attempt, { state, transactionId, at })
  if (settled === 'kept') {
    await queueWithdrawals(deps, trx, await openCodesOf(trx, attempt))
    return 'paid'
  }
  const reason = settled.giveBack
  await requestRefund(deps, trx, { attemptId, amount, reason })
  await deps.publish(trx, { type: 'PaymentReturned', reason, ...about })
  return 'returned'
}

/** Writes down what the gateway says a transaction took; where it said otherwise before, the rest. */
async function charge(
  trx: Trx,
  { id: attemptId }: Attempt,
  { transactionId, amount: taken }: GatewayTransaction,
  at: Date,
): Promise<void> {
  const known = await chargedBy(trx, transactionId)
  const amount = taken - known
  const gatewayRef = known === 0 ? transactionId : `${transactionId}#${taken}`
  if (amount !== 0) await writeLedger(trx, { attemptId, kind: 'charge', amount, gatewayRef, at })
}
