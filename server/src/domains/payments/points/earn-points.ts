import type { Piastres } from '@rihla/contract/values/money'
import type { Trx } from '../../../platform/database/connect.ts'
import type { PaidOrder } from '../deps.ts'
import { lockPoints, movePoints } from './point-store.ts'
import { earnedBy, readPointTerms } from './point-terms.ts'

type Earning = PaidOrder & {
  readonly userId: number
  readonly reservationId: number
  /** What of it was paid in money, and stayed paid. */
  readonly paid: Piastres
}

/** A completed booking earns points, once; answers how much, in piastres. */
export async function earnPoints(
  trx: Trx,
  { orderKind, orderId, userId, reservationId, paid }: Earning,
  at: Date,
): Promise<Piastres> {
  const amount = earnedBy(await readPointTerms(trx), paid)
  if (amount === 0) return 0
  await lockPoints(trx, userId)
  const cause = `completed:${reservationId}`
  const order = { orderKind, orderId, userId }
  const isNew = await movePoints(trx, {
    ...order,
    from: 'issued',
    to: 'available',
    amount,
    cause,
    at,
  })
  return isNew ? amount : 0
}
