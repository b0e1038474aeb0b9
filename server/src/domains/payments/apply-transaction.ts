import type { Trx } from '../../platform/database/connect.ts'
import type { GatewayTransaction } from '../../ports/payment-gateway.ts'
import type { Attempt } from './attempt.ts'
import type { PaymentParts } from './parts.ts'
import { reconcile } from './reconcile.ts'
import {
  keepMessage,
  lockByGatewayOrder,
  markProcessed,
  setAttempt,
  waitingMessages,
  writeLedger,
} from './store.ts'

export type Source = 'callback' | 'return' | 'inquiry'

/**
 * Takes in one verified transaction, from whichever side it came: keeps it in the inbox, and in the
 * same transaction does what it means, once. `waiting`: our own record of the attempt isn't there yet;
 * the news is kept and will be applied when it is.
 */
export const applyTransaction = (
  parts: PaymentParts,
  transaction: GatewayTransaction,
  source: Source,
): Promise<'applied' | 'known' | 'waiting'> =>
  parts.db.transaction().execute(async (trx) => {
    const at = parts.clock.now()
    const gateway = parts.gateway.name
    const eventKey = transaction.snapshotKey
    await keepMessage(trx, {
      gateway,
      eventKey,
      gatewayOrderId: transaction.gatewayOrderId,
      source,
      payload: transaction,
      at,
    })
    const attempt = await lockByGatewayOrder(trx, gateway, transaction.gatewayOrderId)
    if (!attempt) return 'waiting'
    const applied = await decide(parts, trx, attempt, transaction)
    await markProcessed(trx, gateway, eventKey, at)
    return applied ? 'applied' : 'known'
  })

async function decide(
  parts: PaymentParts,
  trx: Trx,
  attempt: Attempt,
  transaction: GatewayTransaction,
): Promise<boolean> {
  const at = parts.clock.now()
  const decision = reconcile(attempt, transaction)
  const about = {
    attemptId: attempt.id,
    orderKind: attempt.orderKind,
    orderId: attempt.orderId,
    amount: attempt.amount,
  }
  switch (decision.verdict) {
    case 'ignore':
      return false
    case 'failed':
      await setAttempt(trx, attempt.id, {
        state: 'failed',
        transactionId: transaction.transactionId,
        failure: decision.message,
        at,
      })
      await parts.tell(trx, { type: 'PaymentFailed', message: decision.message, ...about })
      return true
    case 'review':
      await setAttempt(trx, attempt.id, {
        state: 'needs_review',
        transactionId: transaction.transactionId,
        failure: decision.reason,
        at,
      })
      await charge(trx, attempt, transaction, at)
      await parts.tell(trx, { type: 'PaymentNeedsReview', reason: decision.reason, ...about })
      parts.log.error({ attempt: attempt.id, reason: decision.reason }, 'payment needs review')
      return true
    case 'paid':
      await setAttempt(trx, attempt.id, {
        state: 'paid',
        transactionId: transaction.transactionId,
        at,
      })
      await charge(trx, attempt, transaction, at)
      await parts.tell(trx, { type: 'PaymentSucceeded', method: attempt.method, ...about })
      return true
  }
}

const charge = (
  trx: Trx,
  attempt: Attempt,
  transaction: GatewayTransaction,
  at: Date,
): Promise<void> =>
  writeLedger(trx, {
    attemptId: attempt.id,
    kind: 'charge',
    amount: transaction.amount,
    gatewayRef: transaction.transactionId,
    at,
  })

/** Applies news that came before its attempt was known: of one gateway order, or any of them. */
export async function applyWaiting(
  parts: PaymentParts,
  gatewayOrderId: string | null = null,
): Promise<number> {
  let applied = 0
  for (const payload of await waitingMessages(parts.db, gatewayOrderId, 100))
    if ((await applyTransaction(parts, payload as GatewayTransaction, 'callback')) !== 'waiting')
      applied += 1
  return applied
}
