import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import {
  GatewayRefused,
  GatewayUnreachable,
  type PaymentOrder,
} from '../../ports/payment-gateway.ts'
import { applyWaiting } from './apply-transaction.ts'
import type { Attempt } from './attempt.ts'
import { CALLBACK_PATH, RETURN_PATH, type PaymentParts } from './parts.ts'
import { findLive, insertAttempt, readAttempt, setAttempt, storeStarted } from './store.ts'

/** What is to be paid for; `amount` in piastres, computed from our own records, never from the caller. */
export type Payable = {
  readonly orderKind: string
  readonly orderId: number
  readonly userId: number
  readonly method: string
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly buyer: PaymentOrder['buyer']
  readonly language: 'en' | 'ar'
  readonly expiresAt: Date
}

/** A gateway that hasn't opened a payment by then has been given up (see the port). */
const OPENING_MS = 12_000
const LOOK_EVERY_MS = 200

/**
 * Opens a payment at the gateway and answers its page's address. A live attempt for the same order,
 * method and amount is answered again instead (the client retries), also while its start is under
 * way in another request. Never inside a transaction: the gateway may take seconds.
 */
export async function startPayment(
  parts: PaymentParts,
  payable: Payable,
): Promise<{ paymentUrl: string } | Refusal<'payment_setup_failed'>> {
  const now = parts.clock.now()
  const attempt = await insertAttempt(parts.db, {
    ...payable,
    gateway: parts.gateway.name,
    reference: `RH${payable.orderId}-${randomBytes(5).toString('hex').toUpperCase()}`,
    createdAt: now,
  })
  return attempt ? openAtGateway(parts, attempt, payable) : awaitLive(parts, payable)
}

async function openAtGateway(parts: PaymentParts, attempt: Attempt, payable: Payable) {
  const seconds = Math.max(
    60,
    Math.round((payable.expiresAt.getTime() - parts.clock.now().getTime()) / 1000),
  )
  try {
    const started = await parts.gateway.start({
      reference: attempt.reference,
      amount: attempt.amount,
      currency: attempt.currency,
      description: payable.description,
      buyer: payable.buyer,
      language: payable.language,
      expiresInSeconds: seconds,
      notificationUrl: `${parts.publicUrl}${CALLBACK_PATH}`,
      returnUrl: `${parts.publicUrl}${RETURN_PATH}`,
    })
    await storeStarted(parts.db, attempt.id, started)
    await applyWaiting(parts, started.gatewayOrderId)
    return { paymentUrl: started.paymentUrl }
  } catch (error) {
    if (!(error instanceof GatewayUnreachable) && !(error instanceof GatewayRefused)) throw error
    // Nobody has seen its page, so nobody can pay it: the attempt is over and another may begin.
    await setAttempt(parts.db, attempt.id, {
      state: 'failed',
      failure: 'setup',
      at: parts.clock.now(),
    })
    parts.log.warn({ err: error, attempt: attempt.id }, 'payment could not be set up')
    return refuse('payment_setup_failed')
  }
}

/**
 * Another request is opening, or has opened, the same payment: answer with its page. One that a crash
 * cut off before it had a page can't be paid by anybody, so it is given up and another begins.
 */
async function awaitLive(
  parts: PaymentParts,
  payable: Payable,
): Promise<{ paymentUrl: string } | Refusal<'payment_setup_failed'>> {
  const live = await findLive(parts.db, payable)
  if (!live) return refuse('payment_setup_failed')
  for (;;) {
    const attempt = await readAttempt(parts.db, live.id)
    if (attempt?.state === 'pending' && attempt.paymentUrl)
      return { paymentUrl: attempt.paymentUrl }
    if (attempt?.state !== 'created') return refuse('payment_setup_failed')
    const now = parts.clock.now()
    if (now.getTime() - attempt.createdAt.getTime() > OPENING_MS) {
      await setAttempt(parts.db, attempt.id, { state: 'failed', failure: 'setup', at: now })
      return startPayment(parts, payable)
    }
    await wait(LOOK_EVERY_MS)
  }
}
