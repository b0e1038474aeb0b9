import type { Attempt } from './attempt.ts'
import { lookAtGateway } from './look-at-gateway.ts'
import type { PaymentParts } from './parts.ts'
import { attemptsOf, readByGatewayOrder } from './store.ts'

export type PaymentView = { state: 'none' | 'checking' | 'paid' | 'failed'; message: string | null }

/**
 * The browser came back from the gateway with a signed query. It only means 'look now': the gateway is
 * asked, and what our own records hold then is the answer.
 */
export async function readReturn(
  parts: PaymentParts,
  query: URLSearchParams,
): Promise<PaymentView> {
  const message = parts.gateway.readReturn(query)
  if (message === 'forged' || message === 'unrelated') return { state: 'checking', message: null }
  const attempt = await readByGatewayOrder(parts.db, parts.gateway.name, message.gatewayOrderId)
  if (!attempt) return { state: 'checking', message: null }
  const look = await lookAtGateway(parts, attempt)
  if (look === 'paid') return { state: 'paid', message: null }
  const failed = await readByGatewayOrder(parts.db, parts.gateway.name, message.gatewayOrderId)
  return look === 'failed'
    ? { state: 'failed', message: failed?.failure ?? null }
    : { state: 'checking', message: null }
}

/** A page that polls doesn't become a storm at the gateway's door: 3 s between two questions. */
const restedEnough = (attempt: Attempt, now: Date): boolean =>
  now.getTime() - (attempt.checkedAt ?? attempt.createdAt).getTime() > 3000

/**
 * What is known of an order's payment. With `look`, an attempt that is still open makes us ask the
 * gateway first. A review counts as checking: nobody is told that money failed which may have moved.
 */
export async function viewPayment(
  parts: PaymentParts,
  order: { orderKind: string; orderId: number },
  look: boolean,
): Promise<PaymentView> {
  const [newest] = await attemptsOf(parts.db, order.orderKind, order.orderId)
  if (!newest) return { state: 'none', message: null }
  if (
    look &&
    (newest.state === 'pending' || newest.state === 'expired') &&
    restedEnough(newest, parts.clock.now())
  )
    await lookAtGateway(parts, newest)
  const attempts = await attemptsOf(parts.db, order.orderKind, order.orderId)
  if (attempts.some((attempt) => attempt.state === 'paid')) return { state: 'paid', message: null }
  const [latest] = attempts
  if (latest?.state === 'failed') return { state: 'failed', message: latest.failure }
  return { state: latest?.state === 'expired' ? 'none' : 'checking', message: null }
}
