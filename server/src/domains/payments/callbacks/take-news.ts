import {
  GatewayRefused,
  GatewayUnreachable,
  type GatewayTransaction,
} from '../../../ports/payment-gateway.ts'
import {
  createConcurrencyLimit,
  type ConcurrencyLimit,
  type Overloaded,
} from '../../../platform/concurrency-limit.ts'
import { isAway, isBusy } from '../../../platform/database/connect.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { apart } from '../apart.ts'
import { applyTransaction } from '../apply-transaction.ts'
import { gatewayOf } from '../gateways.ts'
import {
  correctOrder,
  keepNews,
  markProcessed,
  takeWaiting,
  type GatewayOrder,
  type News,
} from './inbox-store.ts'
import type { PaymentDeps } from '../deps.ts'
import { readByGatewayOrder } from '../store.ts'
import { noticeRefundsOf } from '../outside/notice-refunds.ts'

/**
 * In each process, so that a burst of callbacks leaves sessions to everybody else: so many are kept at a
 * time, and a line of others waits for that; so many are asked about, most of the time waiting for the
 * gateway; and of what it answered so much is applied.
 */
const KEEPING = { atOnce: 4, waiting: 1000 }
const ASKING = { atOnce: 32, waiting: 500 }
const APPLYING = { atOnce: 4, waiting: 1000 }

export type TakeNews = (
  gateway: string,
  transaction: GatewayTransaction,
) => Promise<'kept' | Overloaded>

/**
 * A callback said that something happened. Its signature leaves fields out, and every payer holds a
 * genuine one of their own. So it is kept and only makes us ask the gateway, whose answer counts.
 * Without an answer, or when too many wait to be asked about, the scheduled job asks. Refused is what
 * couldn't even be kept.
 */
export function createNewsTaker(deps: PaymentDeps): TakeNews {
  const keeping = createConcurrencyLimit(KEEPING)
  const asking = createConcurrencyLimit(ASKING)
  const applying = createConcurrencyLimit(APPLYING)
  return async (gateway, transaction) => {
    const news = await keeping(() => keepNews(deps.db, gateway, transaction, deps.clock.now()))
    if (isRefusal(news)) return news
    if (!news) return 'kept'
    try {
      await asking(() => askAbout(deps, news, applying))
    } catch (error) {
      // It is kept: while the database has no session or lock for it, the clock asks.
      if (!isBusy(error) && !isAway(error)) throw error
      deps.log.warn({ err: error, news: news.id }, 'a callback is asked about later')
    }
    return 'kept'
  }
}

type Outcome = 'applied' | 'waiting' | 'unreachable'

/** Asks about one piece of news and applies the answer when `inTurn` lets it; `unreachable`: there was none. */
async function askAbout(
  deps: PaymentDeps,
  news: News,
  inTurn: ConcurrencyLimit = (work) => work(),
): Promise<Outcome> {
  let answer: GatewayTransaction
  try {
    answer = await gatewayOf(deps, news.gateway).inquireTransaction(news.transactionId)
    // Ours, or one that staff made in the gateway's own panel?
    if (answer.kind === 'refund' || answer.kind === 'void')
      await noticeRefundsOf(deps, news.gateway, answer.gatewayOrderId, inTurn)
  } catch (error) {
    if (!(error instanceof GatewayUnreachable) && !(error instanceof GatewayRefused)) throw error
    deps.log.warn({ err: error, news: news.id }, 'gateway could not be asked about a callback')
    return error instanceof GatewayUnreachable ? 'unreachable' : 'waiting'
  }
  const outcome = await inTurn(() => apply(deps, news, answer))
  return isRefusal(outcome) ? 'waiting' : outcome
}

async function apply(
  deps: PaymentDeps,
  { id, gateway }: News,
  answer: GatewayTransaction,
): Promise<Outcome> {
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
/** What a burst left is worked off in one go, but not for ever. */
const BATCHES = 100
/** Of the clock's own questions so many are asked at a time. */
const AT_ONCE = 4

/**
 * Asks about news that waits: of one gateway order whose attempt is known now, or whatever is due by
 * the clock. Answers how much of it was applied; gives up when a question gets no answer. News that can't be applied
 * waits on, and stops no other.
 */
export async function takeWaitingNews(
  deps: PaymentDeps,
  order: GatewayOrder | null = null,
): Promise<number> {
  let applied = 0
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const waiting = await takeWaiting(deps.db, order, deps.clock.now(), BATCH)
    for (let at = 0; at < waiting.length; at += AT_ONCE) {
      const some = waiting.slice(at, at + AT_ONCE)
      const outcomes = await Promise.all(
        some.map((news) =>
          apart(
            deps,
            () => readByGatewayOrder(deps.db, news.gateway, news.gatewayOrderId),
            () => askAbout(deps, news),
          ),
        ),
      )
      applied += outcomes.filter((it) => it === 'applied').length
      if (outcomes.includes('unreachable')) return applied
    }
    if (order || waiting.length < BATCH) break
  }
  return applied
}
