import { GatewayRefused, GatewayUnreachable } from '../../../ports/payment-gateway.ts'
import { applyTransaction } from '../apply-transaction.ts'
import type { PaymentDeps } from '../deps.ts'
import { gatewayOf } from '../gateways.ts'
import { noticeRefunds } from './notice-refunds.ts'
import { endGone } from './end-gone.ts'
import { dueForLook, noteLook, type PaidAttempt } from './outside-store.ts'

const BATCH = 50

/**
 * Scheduled: callbacks get lost, so payments of the last half year are asked about: a day after they came, then later
 * and later, and once a week in the end, since a bank takes an answer to a dispute for about two. Gives up at the first
 * question without an answer.
 */
export async function watchPaid(deps: PaymentDeps): Promise<void> {
  await endGone(deps)
  const now = deps.clock.now()
  const gateways = Object.keys(deps.gateways)
  for (const attempt of await dueForLook(deps.db, { now, gateways, limit: BATCH })) {
    try {
      await look(deps, attempt)
    } catch (error) {
      if (error instanceof GatewayUnreachable) return
      // One that can't be taken in is no reason to look at no other.
      const level = error instanceof GatewayRefused ? 'warn' : 'error'
      deps.log[level]({ err: error, attempt: attempt.id }, 'a payment could not be looked at')
    }
    await noteLook(deps.db, attempt.id, deps.clock.now())
  }
}

/** What happened last to its order is mostly the payment itself: one question. */
async function look(deps: PaymentDeps, attempt: PaidAttempt): Promise<void> {
  const { gateway, gatewayOrderId } = attempt
  const last = await gatewayOf(deps, gateway).inquire(gatewayOrderId)
  if (last?.dispute) await applyTransaction(deps, gateway, last)
  await noticeRefunds(deps, attempt, undefined, last)
}
