import {
  GatewayRefused,
  GatewayUnreachable,
  type GatewayTransaction,
} from '../../ports/payment-gateway.ts'
import { applyTransaction } from './apply-transaction.ts'
import { gatewayOf } from './gateways.ts'
import {
  correctOrder,
  keepNews,
  markProcessed,
  takeWaiting,
  type GatewayOrder,
  type News,
} from './inbox-store.ts'
import type { PaymentDeps } from './deps.ts'
import { noticeRefundsOf } from './outside/notice-refunds.ts'

/**
 * A callback said that something happened. Its signature leaves fields out, and every payer holds a
 * genuine one of their own. So it is kept and only makes us ask the gateway, whose answer counts.
 * Without an answer, the scheduled job asks again.
 */
export async function takeNews(
  deps: PaymentDeps,
  gateway: string,
  transaction: GatewayTransaction,
): Promise<void> {
  const news = await keepNews(deps.db, gateway, transaction, deps.clock.now())
  if (news) await askAbout(deps, news)
}

/** Asks about one piece of news and applies the answer; `unreachable`: there was none. */
async function askAbout(
  deps: PaymentDeps,
  { id, gateway, transactionId }: News,
): Promise<'applied' | 'waiting' | 'unreachable'> {
  let answer: GatewayTransaction
  try {
    answer = await gatewayOf(deps, gateway).inquireTransaction(transactionId)
    // Ours, or one that somebody made in the gateway's own panel?
    if (answer.kind === 'refund' || answer.kind === 'void')
      await noticeRefundsOf(deps, gateway, answer.gatewayOrderId)
  } catch (error) {
    if (!(error instanceof GatewayUnreachable) && !(error instanceof GatewayRefused)) throw error
    deps.log.warn({ err: error, news: id }, 'gateway could not be asked about a callback')
    return error instanceof GatewayUnreachable ? 'unreachable' : 'waiting'
  }
  if ((await applyTransaction(deps, gateway, answer)) === 'waiting') {
    await correctOrder(deps.db, id, answer.gatewayOrderId)
    return 'waiting'
  }
  // Still open, says the gateway: the callback may only be ahead of the gateway's own books.
  if (answer.outcome === 'pending' && !answer.dispute) return 'waiting'
  await markProcessed(deps.db, id, deps.clock.now())
  return 'applied'
}

const BATCH = 50

/**
 * Asks about news that waits: of one gateway order whose attempt is known now, or whatever is due by
 * the clock. Answers how much of it was applied; gives up at the first question without an answer.
 */
export async function takeWaitingNews(
  deps: PaymentDeps,
  order: GatewayOrder | null = null,
): Promise<number> {
  let applied = 0
  for (const news of await takeWaiting(deps.db, order, deps.clock.now(), BATCH)) {
    const outcome = await askAbout(deps, news)
    if (outcome === 'applied') applied += 1
    if (outcome === 'unreachable') break
  }
  return applied
}
