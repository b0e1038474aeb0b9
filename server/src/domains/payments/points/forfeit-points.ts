import type { Trx } from '../../../platform/database/connect.ts'
import { lockPoints, movePoints } from './point-store.ts'

/** The points of an account that is erased go back where they came from, once. */
export async function forfeitPoints(trx: Trx, userId: number, at: Date): Promise<void> {
  const { available: amount } = await lockPoints(trx, userId)
  if (amount === 0) return
  const cause = `erased:${userId}`
  const order = { orderKind: 'account', orderId: userId, userId }
  await movePoints(trx, { ...order, from: 'available', to: 'issued', amount, cause, at })
}
