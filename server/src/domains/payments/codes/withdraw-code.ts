import { GatewayRefused, GatewayUnreachable } from '../../../ports/payment-gateway.ts'
import { applyTransaction } from '../apply-transaction.ts'
import type { Attempt } from '../attempt.ts'
import type { PaymentDeps } from '../deps.ts'
import { gatewayOf } from '../gateways.ts'
import { readAttempt } from '../store.ts'

/**
 * Takes a code back at its gateway and applies what that says: it may have been paid a moment ago.
 * Throws while the gateway can't be reached: the job comes again.
 */
export async function withdrawCode(deps: PaymentDeps, attemptId: number): Promise<void> {
  const attempt = await readAttempt(deps.db, attemptId)
  if (attempt) await takeBack(deps, attempt)
}

/** `unknown`: the gateway could not be asked. A gateway that can't take it back has said so in the log. */
export async function tryToWithdraw(
  deps: PaymentDeps,
  attempt: Attempt,
): Promise<'done' | 'unknown'> {
  try {
    await takeBack(deps, attempt)
    return 'done'
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error
    deps.log.warn({ err: error, attempt: attempt.id }, 'a code could not be taken back')
    return 'unknown'
  }
}

async function takeBack(deps: PaymentDeps, attempt: Attempt): Promise<void> {
  const { code, gatewayOrderId, gateway, state } = attempt
  if (code === null || gatewayOrderId === null || state === 'paid' || state === 'returned') return
  try {
    const left = await gatewayOf(deps, gateway).withdraw(gatewayOrderId)
    if (left) await applyTransaction(deps, gateway, left)
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error
    // Cash that still comes is claimed for, or goes back, like all late money.
    deps.log.warn({ err: error, attempt: attempt.id }, 'the gateway keeps a code open')
  }
}
