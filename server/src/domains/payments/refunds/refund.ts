import type { Trx } from '../../../platform/database/connect.ts'
import { GatewayRefused, type PaymentGateway } from '../../../ports/payment-gateway.ts'
import { gatewayOf } from '../gateways.ts'
import type { PaymentParts } from '../parts.ts'
import {
  insertRefund,
  markDone,
  markFailed,
  markSent,
  readRefund,
  refundedSoFar,
  type Refund,
} from './refund-store.ts'
import { readAttempt, writeLedger } from '../store.ts'

export const SEND_REFUND = 'payments.send-refund'

/**
 * Owes money back: a refund row of its own and a job that sends it, in the caller's transaction. The
 * same reason for the same attempt is one refund, however often it is asked for. Piastres.
 */
export async function requestRefund(
  parts: PaymentParts,
  trx: Trx,
  refund: { attemptId: number; amount: number; reason: string },
): Promise<void> {
  const refundId = await insertRefund(trx, { ...refund, at: parts.clock.now() })
  if (refundId !== null) await parts.jobs.enqueue(trx, SEND_REFUND, { refundId })
}

/**
 * Sends a refund to the gateway. It documents no idempotency key, so a refund that may have been sent
 * before is looked for first, by how much of the transaction is refunded already. Throws while the
 * gateway can't be reached: the job comes again.
 */
export async function sendRefund(parts: PaymentParts, refundId: number): Promise<void> {
  const refund = await readRefund(parts.db, refundId)
  if (!refund || refund.state === 'done' || refund.state === 'failed') return
  const attempt = await readAttempt(parts.db, refund.attempt_id)
  if (!attempt?.transactionId) throw new Error(`Refund ${refundId} has no transaction to refund`)
  const gateway = gatewayOf(parts, attempt.gateway)
  if (refund.state === 'sent' && (await wasRefunded(parts, gateway, attempt.transactionId, refund)))
    return settle(parts, refund, `${attempt.transactionId}:${refund.id}`)
  await markSent(parts.db, refundId)
  try {
    const { refundId: gatewayRef } = await gateway.refund(attempt.transactionId, refund.amount)
    await settle(parts, refund, gatewayRef)
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    await markFailed(parts.db, refundId, error.message)
    await parts.alert('refund_refused', String(refundId), {
      amount: refund.amount,
      reason: refund.reason,
      failure: error.message,
    })
  }
}

/** Whether the gateway has given back more than the refunds that we know to be done. */
async function wasRefunded(
  parts: PaymentParts,
  gateway: PaymentGateway,
  transactionId: string,
  refund: Refund,
): Promise<boolean> {
  const { refundedAmount } = await gateway.inquireTransaction(transactionId)
  return refundedAmount >= (await refundedSoFar(parts.db, refund.attempt_id)) + refund.amount
}

const settle = (parts: PaymentParts, refund: Refund, gatewayRef: string): Promise<void> =>
  parts.db.transaction().execute(async (trx) => {
    const at = parts.clock.now()
    if (!(await markDone(trx, refund.id, gatewayRef, at))) return
    await writeLedger(trx, {
      attemptId: refund.attempt_id,
      kind: 'refund',
      amount: -refund.amount,
      gatewayRef,
      at,
    })
    const attempt = await readAttempt(trx, refund.attempt_id)
    if (!attempt) throw new Error(`Refund ${refund.id} has no attempt`)
    const { id: attemptId, orderKind, orderId } = attempt
    await parts.publish(trx, {
      type: 'RefundCompleted',
      reason: refund.reason,
      attemptId,
      orderKind,
      orderId,
      amount: refund.amount,
    })
  })
