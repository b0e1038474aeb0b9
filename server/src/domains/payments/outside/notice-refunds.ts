import type { ConcurrencyLimit } from '../../../platform/concurrency-limit.ts'
import type { Trx } from '../../../platform/database/connect.ts'
import {
  GatewayRefused,
  GatewayUnreachable,
  type GatewayTransaction,
} from '../../../ports/payment-gateway.ts'
import type { Attempt } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'
import { gatewayOf } from '../gateways.ts'
import { lockRefundsOf, refundedAtGateway } from '../refunds/refund-store.ts'
import { lockAttempt, lockOrder, readByGatewayOrder } from '../store.ts'
import { dueForRefunds, noteRefundsChecked } from './outside-store.ts'
import { takeBack } from './take-back.ts'

/**
 * Asks the gateway how much of a payment is refunded, and takes in what we never asked for: somebody gave it back in
 * the gateway's own panel (P11), when `inTurn` lets it: what isn't taken in now is by the clock. Throws as the gateway
 * does.
 */
export async function noticeRefunds(
  deps: PaymentDeps,
  attempt: Pick<Attempt, 'id' | 'orderKind' | 'orderId' | 'gateway' | 'transactionId'>,
  inTurn: ConcurrencyLimit = (work) => work(),
): Promise<void> {
  if (attempt.transactionId === null) return
  const answer = await gatewayOf(deps, attempt.gateway).inquireTransaction(attempt.transactionId)
  await inTurn(() => deps.db.transaction().execute((trx) => compare(deps, trx, attempt, answer)))
}

/** A voided payment is refunded as a whole. */
const refundedBy = ({ kind, amount, refundedAmount }: GatewayTransaction): number =>
  kind === 'void' ? amount : refundedAmount

async function compare(
  deps: PaymentDeps,
  trx: Trx,
  { id, orderKind, orderId }: Pick<Attempt, 'id' | 'orderKind' | 'orderId'>,
  answer: GatewayTransaction,
): Promise<void> {
  await lockOrder(trx, { orderKind, orderId })
  await lockRefundsOf(trx, id)
  const attempt = await lockAttempt(trx, id)
  if (!attempt) return
  // Read after the answer: what we sent before it was asked for is 'sent' by now, at least.
  const known = await refundedAtGateway(trx, id)
  const refunded = refundedBy(answer)
  const amount = refunded - known.done
  // One of ours may be part of it: whoever sends that one finds out first.
  if (amount <= 0 || known.underway) return
  await takeBack(deps, trx, attempt, {
    amount,
    by: 'panel',
    ref: `panel:${answer.transactionId}:${refunded}`,
  })
}

/** A callback told of a refund: was it ours? Throws as the gateway does. */
export async function noticeRefundsOf(
  deps: PaymentDeps,
  gateway: string,
  gatewayOrderId: string,
  inTurn: ConcurrencyLimit,
): Promise<void> {
  const attempt = await readByGatewayOrder(deps.db, gateway, gatewayOrderId)
  if (attempt) await noticeRefunds(deps, attempt, inTurn)
}

const BATCH = 50

/**
 * Scheduled: callbacks get lost, so payments of the last half year are asked about a day after they came, and then at
 * growing intervals. Gives up at the first question without an answer.
 */
export async function watchRefunds(deps: PaymentDeps): Promise<void> {
  const due = await dueForRefunds(deps.db, {
    now: deps.clock.now(),
    gateways: Object.keys(deps.gateways),
    limit: BATCH,
  })
  for (const attempt of due) {
    try {
      await noticeRefunds(deps, attempt)
    } catch (error) {
      if (error instanceof GatewayUnreachable) return
      if (!(error instanceof GatewayRefused)) throw error
      deps.log.warn({ err: error, attempt: attempt.id }, 'gateway knows nothing of a payment')
    }
    await noteRefundsChecked(deps.db, attempt.id, deps.clock.now())
  }
}
