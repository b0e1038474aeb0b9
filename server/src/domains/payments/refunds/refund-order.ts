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

/**
 * Owes an amount back of all that paid for an order, in piastres: of points their share of it, and of money the
 * payment that came last first, never more of one than is left of it. Throws where less was paid than is to go back.
 */
export async function refundOrder(
  deps: PaymentDeps,
  trx: Trx,
  { order, amount, reason, counted = 0 }: Owed,
): Promise<void> {
  const paidBy = await unreturnedOf(trx, order.orderKind, order.orderId)
  const goingBack = Math.max(0, counted - sumOf(paidBy))
  const due = Math.max(0, amount - goingBack)
  const byPoints = paidBy.find(isByPoints)
  const inPoints = byPoints ? shareOfPoints(due, byPoints.amount, sumOf(paidBy)) : 0
  if (byPoints && inPoints > 0)
    await requestRefund(deps, trx, { attemptId: byPoints.id, amount: inPoints, reason })
  let owed = due - inPoints
  for (const { id: attemptId, amount: left } of paidBy.filter((it) => !isByPoints(it))) {
    const part = Math.min(owed, left)
    owed -= part
    if (part > 0) await requestRefund(deps, trx, { attemptId, amount: part, reason })
  }
  // What went back without us isn't owed any more (P11, P18).
  if (owed > (await outsideOf(trx, order)))
    throw new Error(`${owed} more is to go back of ${order.orderId} than was paid`)
}
