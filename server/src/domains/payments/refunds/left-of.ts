import type { Trx } from '../../../platform/database/connect.ts'
import type { Attempt } from '../attempt.ts'
import { outsideOf } from '../outside/outside-store.ts'
import { takenAndBack } from './refund-store.ts'

/** What of an amount there is to give back, where something went back without us. */
export async function leftOf(
  trx: Trx,
  { id, orderKind, orderId }: Attempt,
  amount: number,
): Promise<number> {
  if ((await outsideOf(trx, { orderKind, orderId })) === 0) return amount
  const { taken, asked } = await takenAndBack(trx, id)
  return Math.min(amount, Math.max(0, taken - asked))
}
