import { GatewayRefused, GatewayUnreachable } from '../../../ports/payment-gateway.ts'
import { applyTransaction } from '../apply-transaction.ts'
import type { PaymentDeps } from '../deps.ts'
import { gatewayOf } from '../gateways.ts'
import { disputesToAsk } from './dispute-store.ts'

/** Banks take weeks: a few times a day is often enough where the callback was lost. */
const REST_MS = 6 * 3_600_000
const BATCH = 50

/** Scheduled: asks the gateway about open disputes of which no end was reported. Gives up at the first question without an answer. */
export async function watchDisputes(deps: PaymentDeps): Promise<void> {
  const now = deps.clock.now()
  const before = new Date(now.getTime() - REST_MS)
  for (const { id, gateway, gatewayRef } of await disputesToAsk(deps.db, {
    before,
    now,
    limit: BATCH,
  }))
    try {
      const answer = await gatewayOf(deps, gateway).inquireTransaction(gatewayRef)
      await applyTransaction(deps, gateway, answer)
    } catch (error) {
      if (error instanceof GatewayUnreachable) return
      if (!(error instanceof GatewayRefused)) throw error
      deps.log.warn({ err: error, dispute: id }, 'gateway knows nothing of a dispute')
    }
}
