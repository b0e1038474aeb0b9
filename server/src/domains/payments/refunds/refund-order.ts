import type { Trx } from '../../../platform/database/connect.ts'
import type { PaidOrder, PaymentDeps } from '../deps.ts'
import { outsideOf } from '../outside/outside-store.ts'
import { requestRefund } from './refund.ts'
import { unreturnedOf, type Unreturned } from './refunded-of.ts'
import { shareOfPoints } from './share-of-points.ts'

const isByPoints = ({ method }: Unreturned): boolean => method === 'Credit_Points'
const sumOf = (parts: readonly Unreturned[]): number =>
  parts.reduce((sum, it) => sum + it.amount, 0)

type Owed = {
  readonly order: PaidOrder
  /** Piastres. */
  readonly amount: number
  readonly reason: string
  /**
   * What the order counts as paid, where it ends, in piastres. Where less is left of its payments, the rest is on its
   * way back by a refund that the order doesn't know of: that is part of what it owes, and isn't owed twice.
   */
  readonly counted?: number
}

/** A part of what an order owes back: of which of its payments, in piastres. */
export type RefundPart = Unreturned

/**
 * How an amount goes back of all that paid for an order: of points their share of it, and of money the
 * payment that came last first, never more of one than is left of it. `short`: piastres that none of them has.
 */
export async function splitRefund(
  trx: Trx,
  { order, amount, counted = 0 }: Omit<Owed, 'reason'>,
): Promise<{ readonly parts: readonly RefundPart[]; readonly short: number }> {
  const paidBy = await unreturnedOf(trx, order.orderKind, order.orderId)
  const goingBack = Math.max(0, counted - sumOf(paidBy))
  const due = Math.max(0, amount - goingBack)
  const points = paidBy.find(isByPoints)
  const inPoints = points ? shareOfPoints(due, points.amount, sumOf(paidBy)) : 0
  let short = due - inPoints
  const parts = paidBy
    .filter((it) => !isByPoints(it))
    .map((it) => {
      const amount = Math.min(short, it.amount)
      short -= amount
      return { ...it, amount }
    })
  if (points) parts.unshift({ ...points, amount: inPoints })
  return { parts: parts.filter(({ amount }) => amount > 0), short }
}

/** Owes an amount back of all that paid for an order, in piastres. Throws where less was paid than is to go back. */
export async function refundOrder(
  deps: PaymentDeps,
  trx: Trx,
  { order, amount, reason, counted }: Owed,
): Promise<void> {
  const { parts, short } = await splitRefund(trx, { order, amount, ...(counted && { counted }) })
  for (const { id: attemptId, amount } of parts)
    await requestRefund(deps, trx, { attemptId, amount, reason })
  // What went back without us isn't owed any more (P11, P18).
  if (short > (await outsideOf(trx, order)))
    throw new Error(`${short} more is to go back of ${order.orderId} than was paid`)
}
