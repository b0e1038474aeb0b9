import type { Trx } from '../../../platform/database/connect.ts'
import { GatewayRefused, type PaymentGateway } from '../../../ports/payment-gateway.ts'
import type { Attempt } from '../attempt.ts'
import { gatewayOf } from '../gateways.ts'
import { isPaidLater } from '../methods/method.ts'
import type { PaymentDeps } from '../deps.ts'
import { POINTS } from '../points/charge-points.ts'
import { givePointsBack } from '../points/give-points-back.ts'
import {
  endSending,
  insertRefund,
  lockRefundsOf,
  markFailed,
  markRequested,
  notYetBack,
  GIVEN_BY_HAND,
  isGivenByHand,
  overdrawn,
  readRefund,
  refundedAtGateway,
  type Refund,
} from './refund-store.ts'
import { lockAttempt, readAttempt } from '../store.ts'
import { isDisputed } from '../disputes/dispute-store.ts'
import { noticeRefunds } from '../outside/notice-refunds.ts'
import { claimRefund } from './claim-refund.ts'
import { leftOf } from './left-of.ts'
import { completeRefund } from './complete-refund.ts'

export const SEND_REFUND = 'payments.send-refund'

/**
 * Owes money back, all of it or a part: a refund row of its own and a job that sends it, or puts it on the
 * staff's list, in the caller's transaction; where money went back without us, no more than what is left (P11).
 * `transactionId`: of another charge than the attempt's own.
 * The same reason for the same attempt is one refund, however often it is asked for; together they never give back
 * more than the attempt took, which is a fault. Piastres.
 */
export async function requestRefund(
  deps: PaymentDeps,
  trx: Trx,
  refund: { attemptId: number; amount: number; reason: string; transactionId?: string },
): Promise<void> {
  const attempt = await readAttempt(trx, refund.attemptId)
  if (!attempt) throw new Error(`No attempt ${refund.attemptId} to refund`)
  // No gateway gives back what came in cash or by transfer.
  const state = isPaidLater(attempt.method) ? 'by_hand' : 'requested'
  const at = deps.clock.now()
  await lockRefundsOf(trx, refund.attemptId)
  const transactionId = refund.transactionId ?? attempt.transactionId
  const amount = await leftOf(trx, attempt, refund.amount, transactionId)
  if (amount === 0) return
  const refundId = await insertRefund(trx, { ...refund, transactionId, amount, state, at })
  const beyond = await overdrawn(trx, refund.attemptId, transactionId)
  if (beyond > 0)
    throw new Error(`Refunds of attempt ${refund.attemptId} exceed its money by ${beyond}`)
  if (refundId === null) return
  if (attempt.gateway === POINTS) return givePointsBack(trx, attempt, { refundId, amount, at })
  await deps.jobs.enqueue(trx, SEND_REFUND, { refundId })
}

/**
 * Sends a refund to the gateway. It documents no idempotency key, so a refund that may have been sent
 * before is looked for first, by how much of the transaction is refunded already. Throws while the
 * gateway can't be reached: the job comes again.
 */
export async function sendRefund(deps: PaymentDeps, refundId: number): Promise<void> {
  const refund = await readRefund(deps.db, refundId)
  if (!refund || refund.state === 'done' || refund.state === 'failed') return
  const attempt = await readAttempt(deps.db, refund.attempt_id)
  if (attempt && refund.state === 'by_hand') return askStaff(deps, refund, attempt)
  const transactionId = refund.transaction_id ?? attempt?.transactionId
  if (!attempt || !transactionId) throw new Error(`Refund ${refundId} has no transaction to refund`)
  const gateway = gatewayOf(deps, attempt.gateway)
  if (refund.state === 'sent' && (await wasRefunded(deps, gateway, transactionId, refund)))
    return void (await settle(deps, refund, `${transactionId}:${refund.id}`))
  // Somebody may have given it back in the gateway's own panel meanwhile.
  if (refund.state === 'requested') await noticeRefunds(deps, attempt)
  const claimed = await claimRefund(deps, attempt, refundId)
  if (!claimed) return
  try {
    const { refundId: gatewayRef } = await gateway.refund(transactionId, claimed.amount)
    await settle(deps, claimed, gatewayRef)
  } catch (error) {
    if (!(error instanceof GatewayRefused)) {
      await endSending(deps.db, refundId)
      throw error
    }
    await refuse(deps, refundId, error.said)
    await deps.alert('refund_refused', String(refundId), {
      amount: refund.amount,
      reason: refund.reason,
    })
  }
}

/** The gateway refused it: it isn't late any more. */
const refuse = (deps: PaymentDeps, refundId: number, failure: string): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    await markFailed(trx, refundId, failure)
    await deps.settleAlert(trx, 'refund_late', String(refundId))
  })

/**
 * Sends a refund that the gateway refused again, once the staff has seen to the reason. False: it isn't
 * refused any more.
 */
export const retryRefund = (
  { db, jobs }: Pick<PaymentDeps, 'db' | 'jobs'>,
  refundId: number,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if (!(await markRequested(trx, refundId))) return false
    await jobs.enqueue(trx, SEND_REFUND, { refundId })
    return true
  })

const askStaff = (
  deps: PaymentDeps,
  { id, amount, reason }: Refund,
  { method, reference, orderKind, orderId }: Attempt,
): Promise<void> =>
  deps.alert('refund_by_hand', String(id), {
    amount,
    reason,
    method,
    reference,
    orderKind,
    orderId,
  })

/**
 * The staff has given money back: `receipt` says how. What no gateway gives back, and what one refused: a card that is
 * closed takes nothing for good. False when it was noted before, or is back or on its way otherwise.
 */
export async function noteRefundByHand(
  deps: PaymentDeps,
  refundId: number,
  receipt: string,
): Promise<boolean> {
  const known = await readRefund(deps.db, refundId)
  if (!known || !isGivenByHand(known)) return false
  return deps.db.transaction().execute(async (trx) => {
    await lockAttempt(trx, known.attempt_id)
    if (await isDisputed(trx, known.attempt_id)) return false
    // As it is now: a part of it may have gone back in another way meanwhile.
    const refund = await readRefund(trx, refundId)
    if (!refund || !isGivenByHand(refund)) return false
    if (refund.state === 'failed' && (await notYetBack(trx, refund)) < refund.amount) return false
    return completeRefund(deps, trx, refund, `${GIVEN_BY_HAND}${refundId}:${receipt}`, 'staff')
  })
}

/** Whether the gateway has given back more than the refunds that we know to be done. */
async function wasRefunded(
  deps: PaymentDeps,
  gateway: PaymentGateway,
  transactionId: string,
  refund: Refund,
): Promise<boolean> {
  const { refundedAmount } = await gateway.inquireTransaction(transactionId)
  const { done } = await refundedAtGateway(deps.db, refund.attempt_id, transactionId)
  return refundedAmount >= done + refund.amount
}

const settle = (deps: PaymentDeps, refund: Refund, gatewayRef: string): Promise<boolean> =>
  deps.db.transaction().execute((trx) => completeRefund(deps, trx, refund, gatewayRef))
