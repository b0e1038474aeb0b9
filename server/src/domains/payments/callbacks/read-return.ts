import type { Attempt } from '../attempt.ts'
import { readSigned } from '../gateways.ts'
import { syncPayment } from '../sync-payment.ts'
import type { PaymentDeps } from '../deps.ts'
import { attemptsOf, readByGatewayOrder } from '../store.ts'

/** `returned`: it was paid on a page that sold nothing any more, and the money goes back in full. */
export type PaymentView = {
  state: 'none' | 'checking' | 'paid' | 'failed' | 'returned'
  message: string | null
}

/**
 * The browser came back from the gateway with a signed query. It only means 'look now': the gateway is
 * asked, and what our own records hold then is the answer.
 */
export async function readReturn(deps: PaymentDeps, query: URLSearchParams): Promise<PaymentView> {
  const signed = readSigned(deps, (gateway) => gateway.readReturn(query))
  if (signed === 'forged' || signed.message === 'unrelated')
    return { state: 'checking', message: null }
  const { gatewayOrderId } = signed.message
  const read = () => readByGatewayOrder(deps.db, signed.gateway, gatewayOrderId)
  const attempt = await read()
  if (!attempt) return { state: 'checking', message: null }
  const look = await syncPayment(deps, attempt)
  if (look === 'paid') return { state: 'paid', message: null }
  const now = await read()
  if (now?.state === 'returned') return { state: 'returned', message: null }
  return look === 'failed'
    ? { state: 'failed', message: now?.failure ?? null }
    : { state: 'checking', message: null }
}

/** A page that polls doesn't become a storm at the gateway's door: 3 s between two questions. */
const restedEnough = (attempt: Attempt, now: Date): boolean =>
  now.getTime() - (attempt.checkedAt ?? attempt.createdAt).getTime() > 3000

/** States of which only the gateway knows more. */
const lookedAt: ReadonlySet<Attempt['state']> = new Set([
  'pending',
  'expired',
  'voided',
  'needs_review',
])

/**
 * What is known of an order's payment. With `look`, an attempt that is still open makes us ask the
 * gateway first. A review counts as checking: never report a failure while money may have moved. `termsKey`: of an order
 * that is paid several times, such as the changes of a booking, only what its pages sold under this key.
 */
export async function viewPayment(
  deps: PaymentDeps,
  order: { orderKind: string; orderId: number },
  look: boolean,
  termsKey?: string,
): Promise<PaymentView> {
  const read = async () =>
    (await attemptsOf(deps.db, order.orderKind, order.orderId)).filter(
      (attempt) => termsKey === undefined || attempt.termsKey === termsKey,
    )
  const [newest] = await read()
  if (!newest) return { state: 'none', message: null }
  if (look && lookedAt.has(newest.state) && restedEnough(newest, deps.clock.now()))
    await syncPayment(deps, newest)
  const attempts = await read()
  if (attempts.some((attempt) => attempt.state === 'paid')) return { state: 'paid', message: null }
  const [latest] = attempts
  if (latest?.state === 'failed') return { state: 'failed', message: latest.failure }
  if (latest?.state === 'returned') return { state: 'returned', message: null }
  const isOver = latest?.state === 'expired' || latest?.state === 'voided'
  return { state: isOver ? 'none' : 'checking', message: null }
}
