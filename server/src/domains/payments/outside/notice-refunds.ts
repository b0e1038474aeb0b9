import type { ConcurrencyLimit } from '../../../platform/concurrency-limit.ts'
import type { Trx } from '../../../platform/database/connect.ts'
import type { GatewayTransaction } from '../../../ports/payment-gateway.ts'
import type { Attempt } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'
import { gatewayOf } from '../gateways.ts'
import { chargesOf, lockRefundsOf, refundedAtGateway } from '../refunds/refund-store.ts'
import { lockAttempt, lockOrder, readByGatewayOrder } from '../store.ts'
import { takeBack } from './take-back.ts'

type Asked = Pick<
  Attempt,
  'id' | 'orderKind' | 'orderId' | 'gateway' | 'transactionId' | 'chargedAgain'
>

/**
 * Asks the gateway how much of a payment, and of each other charge on its page, is refunded, unless it has `said` so just
 * now, and takes in what we never asked for: staff gave it back in the gateway's own panel (P11), when `inTurn` lets it:
 * what isn't taken in now is by the clock. Throws as the gateway does.
 */
export async function noticeRefunds(
  deps: PaymentDeps,
  attempt: Asked,
  inTurn: ConcurrencyLimit = (work) => work(),
  said: GatewayTransaction | null = null,
): Promise<void> {
  for (const transactionId of await chargedOn(deps, attempt)) {
    const answer =
      said?.transactionId === transactionId
        ? said
        : await gatewayOf(deps, attempt.gateway).inquireTransaction(transactionId)
    await inTurn(() => deps.db.transaction().execute((trx) => compare(deps, trx, attempt, answer)))
  }
}

/** The gateway's numbers of what was charged on the page of an attempt: one, but for a few. */
async function chargedOn(
  deps: PaymentDeps,
  { id, transactionId, chargedAgain }: Asked,
): Promise<string[]> {
  if (transactionId === null) return []
  if (!chargedAgain) return [transactionId]
  return (await chargesOf(deps.db, id)).map((it) => it.transactionId)
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
  const known = await refundedAtGateway(trx, id, answer.transactionId)
  const refunded = refundedBy(answer)
  const amount = refunded - known.done
  // One of ours may be part of it: whoever sends that one finds out first.
  if (amount <= 0 || known.underway) return
  await takeBack(deps, trx, attempt, {
    amount,
    by: 'panel',
    ref: `panel:${answer.transactionId}:${refunded}`,
    transactionId: answer.transactionId,
  })
}

/** A callback reports a refund: was it ours? Throws as the gateway does. */
export async function noticeRefundsOf(
  deps: PaymentDeps,
  gateway: string,
  gatewayOrderId: string,
  inTurn: ConcurrencyLimit,
): Promise<void> {
  const attempt = await readByGatewayOrder(deps.db, gateway, gatewayOrderId)
  if (attempt) await noticeRefunds(deps, attempt, inTurn)
}
