import type { Piastres } from '@rihla/contract/values/money'
import type { Trx } from '../../../platform/database/connect.ts'
import { agreeDeposit, type Sold } from '../../reservations/index.ts'
import type { CheckoutDeps } from '../deps.ts'

type Asked = {
  readonly module: string
  readonly itemId: number
  readonly fromDate: string
  readonly payInFull: boolean
}

/** A priced booking with the deposit that it can be made with, by the terms of this moment. */
export async function withDeposit<
  Priced extends { readonly sold: Sold; readonly payable: Piastres },
>(
  deps: Pick<CheckoutDeps, 'depositTerms'>,
  trx: Trx,
  { module, itemId, fromDate, payInFull: inFull }: Asked,
  priced: Priced,
  now: Date,
): Promise<Priced> {
  const terms = await deps.depositTerms(trx, module, itemId)
  const deposit = agreeDeposit(terms, { payable: priced.payable, fromDate, now, inFull })
  return deposit ? { ...priced, sold: { ...priced.sold, deposit } } : priced
}
