import type { Language } from '@rihla/contract/values/language'
import type { PaymentMethodId } from '@rihla/contract/values/enumerations'
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Trx } from '../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../platform/refusal.ts'
import {
  GatewayRefused,
  GatewayUnreachable,
  type PaymentOrder,
} from '../../ports/payment-gateway.ts'
import { NO_PAGE, type Attempt } from './attempt.ts'
import { gatewayOf, gatewayTaking } from './gateways.ts'
import { WITHDRAW_CODE } from './codes/queue-withdrawals.ts'
import { CALLBACK_PATH, RETURN_PATH, type PaymentDeps } from './deps.ts'
import { methodKinds } from './methods/method.ts'
import { BY_HAND, findLive, insertAttempt, readAttempt, setAttempt, storeStarted } from './store.ts'
import { takeWaitingNews } from './callbacks/take-news.ts'
import { keyOfTerms } from './terms.ts'

/** What is to be paid for; `amount` in piastres, computed from our own records, never from the caller. */
export type Payable = {
  readonly orderKind: string
  readonly orderId: number
  /** Null: a guest. */
  readonly userId: number | null
  readonly method: PaymentMethodId
  readonly amount: number
  /** How much of the amount is the method's fee. */
  readonly fee: number
  readonly currency: string
  /** What the page sells: money that arrives there buys this, or goes back. Plain data. */
  readonly terms: object
  readonly promocodeId: number | null
  readonly language: Language
  readonly expiresAt: Date
}

/** What the page shows beside the amount. */
type Shown = Pick<PaymentOrder, 'description' | 'buyer'>

export type OpenedAttempt = { readonly attempt: Attempt; readonly isNew: boolean }

/** A gateway that hasn't opened a payment by then has been given up (see the port). */
const OPENING_MS = 12_000
const LOOK_EVERY_MS = 200

/**
 * Writes an attempt down, in the transaction in which its terms are agreed and under the lock of
 * its order, so that later changes of the order find it. Answers a live one for the same order,
 * method, amount and terms instead (the client retries). An attempt that a crash cut off before it
 * had a page can't be paid, so it is given up and another begins.
 */
export async function openAttempt(
  deps: PaymentDeps,
  trx: Trx,
  payable: Payable,
): Promise<OpenedAttempt> {
  const now = deps.clock.now()
  const termsKey = keyOfTerms(payable.terms)
  const wanted = {
    ...payable,
    termsKey,
    gateway:
      methodKinds[payable.method] === 'by_hand'
        ? BY_HAND
        : gatewayTaking(deps, payable.method).name,
    reference: `RH${payable.orderId}-${randomBytes(5).toString('hex').toUpperCase()}`,
    createdAt: now,
  }
  const live = await findLive(trx, wanted)
  if (live && !isCutOff(live, now)) return { attempt: live, isNew: false }
  if (live) await setAttempt(trx, live, { state: 'failed', failure: NO_PAGE, at: now })
  const attempt = await insertAttempt(trx, wanted)
  if (!attempt) throw new Error(`Another payment of ${payable.orderKind} ${payable.orderId} opened`)
  return { attempt, isNew: true }
}

const isCutOff = ({ state, createdAt }: Attempt, now: Date): boolean =>
  state === 'created' && now.getTime() - createdAt.getTime() > OPENING_MS

type Failed = Refusal<'payment_setup_failed'>

/**
 * Opens the page of an attempt at the gateway and answers its address, also while that is under way in
 * another request. Never inside a transaction: the gateway may take seconds.
 */
export async function openPage(
  deps: PaymentDeps,
  opened: OpenedAttempt,
  shown: Shown,
): Promise<{ paymentUrl: string } | Failed> {
  const started = await open(deps, opened, shown)
  if (isRefusal(started)) return started
  const { paymentUrl } = started
  return paymentUrl === null ? refuse('payment_setup_failed') : { paymentUrl }
}

/** As `openPage`, for what is paid with a code: answers the code. */
export async function openCode(
  deps: PaymentDeps,
  opened: OpenedAttempt,
  shown: Shown,
): Promise<{ code: string } | Failed> {
  const started = await open(deps, opened, shown)
  if (isRefusal(started)) return started
  return started.code === null ? refuse('payment_setup_failed') : { code: started.code }
}

type Started = Pick<Attempt, 'paymentUrl' | 'code'>

const open = (
  deps: PaymentDeps,
  { attempt, isNew }: OpenedAttempt,
  shown: Shown,
): Promise<Started | Failed> =>
  isNew ? openAtGateway(deps, attempt, shown) : awaitOpening(deps, attempt)

async function openAtGateway(
  deps: PaymentDeps,
  attempt: Attempt,
  shown: Shown,
): Promise<Started | Failed> {
  const seconds = Math.max(
    60,
    Math.round((attempt.expiresAt.getTime() - deps.clock.now().getTime()) / 1000),
  )
  try {
    const started = await gatewayOf(deps, attempt.gateway).start({
      method: attempt.method,
      reference: attempt.reference,
      amount: attempt.amount,
      currency: attempt.currency,
      description: shown.description,
      buyer: shown.buyer,
      language: attempt.language,
      expiresInSeconds: seconds,
      notificationUrl: `${deps.publicUrl}${CALLBACK_PATH}`,
      returnUrl: `${deps.publicUrl}${RETURN_PATH}`,
    })
    const isOpen = await storeStarted(deps.db, attempt.id, started)
    await takeWaitingNews(deps, { ...attempt, gatewayOrderId: started.gatewayOrderId })
    if (isOpen) return started
    // The order changed while the gateway was opening it: don't show a page that sells something else.
    if (started.code !== null)
      await deps.jobs.enqueue(deps.db, WITHDRAW_CODE, { attemptId: attempt.id })
    return refuse('payment_setup_failed')
  } catch (error) {
    if (!(error instanceof GatewayUnreachable) && !(error instanceof GatewayRefused)) throw error
    // Its page was never shown, so it can't be paid: the attempt is over and another may begin.
    await setAttempt(deps.db, attempt, {
      state: 'failed',
      failure: NO_PAGE,
      at: deps.clock.now(),
    })
    deps.log.warn({ err: error, attempt: attempt.id }, 'payment could not be set up')
    return refuse('payment_setup_failed')
  }
}

/** Another request is opening, or has opened, the same payment: answer what it was given. */
async function awaitOpening(deps: PaymentDeps, { id }: Attempt): Promise<Started | Failed> {
  for (;;) {
    const attempt = await readAttempt(deps.db, id)
    if (attempt?.state === 'pending' && (attempt.paymentUrl ?? attempt.code)) return attempt
    if (attempt?.state !== 'created' || isCutOff(attempt, deps.clock.now()))
      return refuse('payment_setup_failed')
    await wait(LOOK_EVERY_MS)
  }
}
