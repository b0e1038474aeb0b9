import type { Trx } from '../../../platform/database/connect.ts'
import type { GatewayDispute, GatewayTransaction } from '../../../ports/payment-gateway.ts'
import type { Attempt } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'
import { keepAnswer } from '../callbacks/inbox-store.ts'
import { BY_DISPUTE, takeBack } from '../outside/take-back.ts'
import { SEND_REFUND } from '../refunds/refund.ts'
import { chargesOf, heldRefunds, lockRefundsOf } from '../refunds/refund-store.ts'
import { lockAttempt, lockOrder, readByGatewayOrder } from '../store.ts'
import { keepDispute } from './dispute-store.ts'

/**
 * Takes in what the gateway said of a dispute when we asked it (P18): it is open until it is won or lost, once. While
 * it is open no refund of its payment is sent; what was lost is gone, what was won is ours to give back again.
 * `waiting`: no attempt of ours has the gateway's order yet.
 */
export async function applyDispute(
  deps: PaymentDeps,
  gateway: string,
  transaction: GatewayTransaction,
  dispute: GatewayDispute,
): Promise<'applied' | 'known' | 'waiting'> {
  const found = await readByGatewayOrder(deps.db, gateway, transaction.gatewayOrderId)
  if (!found) return 'waiting'
  return deps.db.transaction().execute(async (trx) => {
    const at = deps.clock.now()
    await lockOrder(trx, found)
    await lockRefundsOf(trx, found.id)
    const attempt = await lockAttempt(trx, found.id)
    if (!attempt) return 'waiting'
    await keepAnswer(trx, gateway, transaction, at)
    const { state, reason, respondBy } = dispute
    const { transactionId: gatewayRef, amount } = transaction
    const news = {
      attemptId: attempt.id,
      gateway,
      gatewayRef,
      amount,
      state,
      reason,
      respondBy,
      at,
    }
    const before = await keepDispute(trx, news)
    if (before?.state === state || (before && before.state !== 'open')) return 'known'
    await become(deps, trx, attempt, { state, amount, gatewayRef, disputed: dispute.transactionId })
    return 'applied'
  })
}

type Now = {
  readonly state: GatewayDispute['state']
  readonly amount: number
  readonly gatewayRef: string
  /** The charge that is disputed. */
  readonly disputed: string
}

async function become(
  deps: PaymentDeps,
  trx: Trx,
  attempt: Attempt,
  { state, amount, gatewayRef, disputed }: Now,
): Promise<void> {
  const { id: attemptId, orderKind, orderId } = attempt
  if (state === 'lost') {
    const charges = await chargesOf(trx, attemptId)
    const isKnown = charges.some((it) => it.transactionId === disputed)
    const transactionId = isKnown ? disputed : attempt.transactionId
    const ref = `${BY_DISPUTE}${gatewayRef}`
    await takeBack(deps, trx, attempt, { amount, by: 'bank', ref, transactionId })
  }
  // What waited goes on: after a loss, whatever of it the bank hasn't taken.
  if (state !== 'open')
    for (const { id: refundId } of await heldRefunds(trx, attemptId))
      await deps.jobs.enqueue(trx, SEND_REFUND, { refundId })
  const about = { attemptId, orderKind, orderId, amount }
  await deps.publish(trx, { type: 'PaymentDisputed', state, reference: gatewayRef, ...about })
}
