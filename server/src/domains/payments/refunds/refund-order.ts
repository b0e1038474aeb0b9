import type { Trx } from '../../../platform/database/connect.ts'
import type { PaidOrder, PaymentDeps } from '../deps.ts'
import { outsideOf } from '../outside/outside-store.ts'
import { requestRefund } from './refund.ts'
import { unreturnedOf, type Unreturned } from './refunded-of.ts'
import { shareOfPoints } from './share-of-points.ts'

const isByPoints = ({ method }: Unreturned): boolean => method === 'Credit_Points'
const sumOf = (parts: readonly Unreturned[]): number =>
  parts.reduce((sum, it) => sum + it.amount, 0)

/**
 * Owes an amount back of all that paid for an order, in piastres: of points their share of it, and of money the
 * payment that came last first, never more of one than is left of it. Throws where less was paid than is to go back.
 */
export async function refundOrder(
  deps: PaymentDeps,
  trx: Trx,
  {
    order,
    amount,
    reason,
  }: { readonly order: PaidOrder; readonly amount: number; readonly reason: string },
): Promise<void> {
  const paidBy = await unreturnedOf(trx, order.orderKind, order.orderId)
  const byPoints = paidBy.find(isByPoints)
  const inPoints = byPoints ? shareOfPoints(amount, byPoints.amount, sumOf(paidBy)) : 0
  if (byPoints && inPoints > 0)
    await requestRefund(deps, trx, { attemptId: byPoints.id, amount: inPoints, reason })
  let owed = amount - inPoints
  for (const { id: attemptId, amount: left } of paidBy.filter((it) => !isByPoints(it))) {
    const part = Math.min(owed, left)
    owed -= part
    if (part > 0) await requestRefund(deps, trx, { attemptId, amount: part, reason })
  }
  // What went back without us isn't owed any more (P11, P18).
  if (owed > (await outsideOf(trx, order)))
    throw new Error(`${owed} more is to go back of ${order.orderId} than was paid`)
}
