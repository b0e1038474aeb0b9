import { GatewayRefused, GatewayUnreachable } from '../../ports/payment-gateway.ts'
import { apart, noLongerStuck } from './apart.ts'
import { applyTransaction } from './apply-transaction.ts'
import type { Attempt, AttemptState } from './attempt.ts'
import { tryToWithdraw } from './codes/withdraw-code.ts'
import { gatewayOf } from './gateways.ts'
import type { PaymentDeps } from './deps.ts'
import {
  attemptsOf,
  lockAttempt,
  noteCheck,
  noteTurn,
  readAttempt,
  setAttempt,
  silentAttempts,
} from './store.ts'
import { takeWaitingNews } from './callbacks/take-news.ts'

export type SyncOutcome = 'paid' | 'failed' | 'unpaid' | 'unknown'

/**
 * Asks the gateway about an attempt that isn't settled as far as we know, and applies what it says; one
 * that was declined, ran out or was voided may have been paid on the same page since. `paid` is money
 * that counts for its order; what goes back doesn't. `unknown`: it could not be asked.
 */
export async function syncPayment(deps: PaymentDeps, attempt: Attempt): Promise<SyncOutcome> {
  if (attempt.gatewayOrderId && attempt.state !== 'paid' && attempt.state !== 'returned') {
    try {
      const transaction = await gatewayOf(deps, attempt.gateway).inquire(attempt.gatewayOrderId)
      await noteCheck(deps.db, attempt.id, { at: deps.clock.now(), answered: true })
      if (transaction) await applyTransaction(deps, attempt.gateway, transaction)
    } catch (error) {
      if (!(error instanceof GatewayUnreachable) && !(error instanceof GatewayRefused)) throw error
      await noteCheck(deps.db, attempt.id, { at: deps.clock.now(), answered: false })
      deps.log.warn({ err: error, attempt: attempt.id }, 'gateway could not be asked')
      return 'unknown'
    }
  }
  return outcomeOf((await readAttempt(deps.db, attempt.id)) ?? attempt)
}

/**
 * Asks the gateway about an attempt at once, for somebody who waits for the answer; answers how it stands then.
 * `silent`: the gateway didn't answer. Null: no gateway knows of it, or it is settled.
 */
export async function askAgain(
  deps: PaymentDeps,
  attemptId: number,
): Promise<AttemptState | 'silent' | null> {
  const attempt = await readAttempt(deps.db, attemptId)
  if (!attempt?.gatewayOrderId || attempt.state === 'paid' || attempt.state === 'returned')
    return null
  if ((await syncPayment(deps, attempt)) === 'unknown') return 'silent'
  return (await readAttempt(deps.db, attemptId))?.state ?? attempt.state
}

/**
 * Before a hold is given back: is any of the order's attempts paid after all? Attempts that the
 * gateway knows no payment of are closed, and their codes taken back. `unknown` while the gateway can't say.
 */
export async function settleOrder(
  deps: PaymentDeps,
  orderKind: string,
  orderId: number,
): Promise<SyncOutcome> {
  let verdict: SyncOutcome = 'unpaid'
  for (const attempt of await attemptsOf(deps.db, orderKind, orderId)) {
    if (attempt.state === 'voided' || attempt.state === 'returned') continue
    const look = await closeAttempt(deps, attempt)
    if (look === 'paid') return 'paid'
    if (look === 'unknown') verdict = 'unknown'
    else if (look === 'unpaid') await expire(deps, attempt.id)
  }
  return verdict
}

/** As `syncPayment`; an unpaid code is taken back; a payment that was faster counts. */
async function closeAttempt(deps: PaymentDeps, attempt: Attempt): Promise<SyncOutcome> {
  const look = await syncPayment(deps, attempt)
  const isOpen = attempt.state === 'created' || attempt.state === 'pending'
  if (look !== 'unpaid' || attempt.code === null || !isOpen) return look
  if ((await tryToWithdraw(deps, attempt)) === 'unknown') return 'unknown'
  return outcomeOf((await readAttempt(deps.db, attempt.id)) ?? attempt)
}

const outcomes: Partial<Record<AttemptState, SyncOutcome>> = {
  paid: 'paid',
  needs_review: 'paid',
  failed: 'failed',
  // Its payer says that it is paid; only the staff can say whether it is.
  under_review: 'unknown',
}

const outcomeOf = ({ state }: Attempt): SyncOutcome => outcomes[state] ?? 'unpaid'

const expire = (deps: PaymentDeps, attemptId: number): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const attempt = await lockAttempt(trx, attemptId)
    if (attempt?.state !== 'created' && attempt?.state !== 'pending') return
    await setAttempt(trx, attempt, { state: 'expired', at: deps.clock.now() })
    await noLongerStuck(deps, trx, attemptId)
  })

/** Scheduled: inquires about attempts that went silent, and about waiting news; one that can't be settled stops no other. */
export async function reconcilePayments(deps: PaymentDeps): Promise<void> {
  await takeWaitingNews(deps)
  for (const attempt of await silentAttempts(deps.db, deps.clock.now(), 50)) {
    await apart(
      deps,
      async () => attempt,
      () => inquireAbout(deps, attempt),
    )
    await noteTurn(deps.db, attempt, deps.clock.now())
  }
}

async function inquireAbout(deps: PaymentDeps, attempt: Attempt): Promise<void> {
  const isOver = attempt.expiresAt < deps.clock.now()
  const look = await (isOver ? closeAttempt : syncPayment)(deps, attempt)
  if (look === 'unpaid' && isOver) await expire(deps, attempt.id)
}
