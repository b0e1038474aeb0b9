import type { Piastres } from '@rihla/contract/values/money'
import type { Trx } from '../../../platform/database/connect.ts'
import { lockPoints, movePoints, readClaim, setClaim, type PointClaim } from './point-store.ts'

/**
 * Holds so much of a user's points for an order, neither more nor less, whatever was held for it before; 0
 * gives all of it back. False, and nothing changed, when they have too few. Twice is once. Piastres.
 */
export async function claimPoints(trx: Trx, wanted: PointClaim, at: Date): Promise<boolean> {
  const { orderKind, orderId, userId, amount } = wanted
  const { available } = await lockPoints(trx, userId)
  const held = (await readClaim(trx, wanted))?.amount ?? 0
  const more = amount - held
  if (more > available) return false
  if (more === 0) return true
  const edition = await setClaim(trx, wanted)
  const [from, to] = more > 0 ? (['available', 'held'] as const) : (['held', 'available'] as const)
  await movePoints(trx, {
    orderKind,
    orderId,
    userId,
    from,
    to,
    amount: Math.abs(more),
    cause: `${to}:${orderKind}:${orderId}:${edition}`,
    at,
  })
  return true
}

/** What is held for an order becomes spent, once; answers how much. Piastres. */
export async function spendClaim(
  trx: Trx,
  order: Omit<PointClaim, 'amount'>,
  at: Date,
): Promise<Piastres> {
  await lockPoints(trx, order.userId)
  const claim = await readClaim(trx, order)
  if (!claim || claim.amount === 0) return 0
  const edition = await setClaim(trx, { ...claim, amount: 0 })
  const cause = `spent:${claim.orderKind}:${claim.orderId}:${edition}`
  await movePoints(trx, { ...claim, from: 'held', to: 'spent', cause, at })
  return claim.amount
}
