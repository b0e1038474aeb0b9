import type { Trx } from '../../../platform/database/connect.ts'
import type { Attempt } from '../attempt.ts'
import { outsideOf } from '../outside/outside-store.ts'
import { chargeOf } from './refund-store.ts'

/** What of an amount one of an attempt's charges has to give back, where something went back without us. */
export async function leftOf(
  trx: Trx,
  { id, orderKind, orderId }: Attempt,
  amount: number,
  transactionId: string | null,
): Promise<number> {
  if ((await outsideOf(trx, { orderKind, orderId })) === 0) return amount
  const { taken, asked } = await chargeOf(trx, id, transactionId)
  return Math.min(amount, Math.max(0, taken - asked))
}
