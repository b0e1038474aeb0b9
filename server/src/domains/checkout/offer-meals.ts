import type { Module } from '@rihla/contract/modules'
import { isRefusal, refuse, type Refusal } from '../../platform/refusal.ts'
import type { CheckoutDeps } from './deps.ts'
import type { Meal, SaleRequest } from './sellable.ts'

type Asked = Pick<SaleRequest, 'itemId' | 'fromDate' | 'toDate'> & { readonly module: Module }

/**
 * The boards that can be chosen for these dates; none where there are no meals. Refuses what can't
 * be booked on these dates by any user; doesn't look at how many are left.
 */
export async function offerMeals(
  deps: CheckoutDeps,
  { module, ...asked }: Asked,
): Promise<readonly Meal[] | Refusal> {
  const sellable = deps.sellables[module]
  if (!sellable) return refuse('offer_not_found')
  const nobodyYet = { seats: 1, adults: 1, children: 0, childAges: [], ratePlanId: 0 }
  const request = { ...asked, ...nobodyYet, refundable: false, now: deps.clock.now() }
  if (sellable.meals) return sellable.meals(deps.db, request)
  const quote = await sellable.quote(deps.db, request)
  return isRefusal(quote) ? quote : []
}
