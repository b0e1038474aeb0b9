import type { Module } from '@rihla/contract/modules'
import { isRefusal } from '../../../platform/refusal.ts'
import { agreeDeposit, type SoldDeposit } from '../../reservations/index.ts'
import type { CheckoutDeps } from '../deps.ts'
import type { SaleRequest } from '../sellable.ts'

type Asked = Pick<SaleRequest, 'itemId' | 'fromDate' | 'toDate'> & { readonly module: Module }

/** The deposit that an offer takes on these dates, of its price for two; null where it takes none. */
export async function offerDeposit(
  deps: CheckoutDeps,
  { module, ...asked }: Asked,
): Promise<SoldDeposit | null> {
  const terms = await deps.depositTerms(deps.db, module, asked.itemId)
  const sellable = deps.sellables[module]
  if (!terms || !sellable) return null
  const now = deps.clock.now()
  const two = { seats: 2, adults: 2, children: 0, childAges: [], ratePlanId: 0, refundable: false }
  const quote = await sellable.quote(deps.db, { ...asked, ...two, now })
  if (isRefusal(quote)) return null
  const { fromDate } = asked
  return agreeDeposit(terms, { payable: quote.total, fromDate, now, inFull: false })
}
