import type { Trx } from '../../../platform/database/connect.ts'
import type { Attempt } from '../attempt.ts'
import { markDone } from '../refunds/refund-store.ts'
import { writeLedger } from '../ledger.ts'
import { lockPoints, movePoints } from './point-store.ts'

type Returning = { readonly refundId: number; readonly amount: number; readonly at: Date }

/** A refund of what was paid with points: no gateway is asked, they are their owner's again at once. */
export async function givePointsBack(
  trx: Trx,
  { id: attemptId, userId, orderKind, orderId }: Attempt,
  { refundId, amount, at }: Returning,
): Promise<void> {
  if (userId === null) throw new Error(`Attempt ${attemptId} was paid with nobody's points`)
  await lockPoints(trx, userId)
  const cause = `refund:${refundId}`
  const order = { orderKind, orderId, userId }
  await movePoints(trx, { ...order, from: 'spent', to: 'available', amount, cause, at })
  const gatewayRef = `points-refund-${refundId}`
  await markDone(trx, refundId, gatewayRef, at)
  await writeLedger(trx, { attemptId, kind: 'refund', amount: -amount, gatewayRef, at })
}
