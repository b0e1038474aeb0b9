import type { Module } from '@rihla/contract/modules'
import { isRefusal, refuse, type Refusal } from '../../platform/refusal.ts'
import type { CheckoutParts } from './parts.ts'
import type { Meal, Wish } from './sellable.ts'

type Asked = Pick<Wish, 'itemId' | 'fromDate' | 'toDate'> & { readonly module: Module }

/**
 * The boards that can be chosen with what is about to be booked; none where there are no meals. Refuses
 * what can't be booked on these dates, whoever comes; how many are left isn't looked at.
 */
export async function offerMeals(
  parts: CheckoutParts,
  { module, ...asked }: Asked,
): Promise<readonly Meal[] | Refusal> {
  const sellable = parts.sellables[module]
  if (!sellable) return refuse('offer_not_found')
  const nobodyYet = { seats: 1, adults: 1, children: 0, childAges: [], ratePlanId: 0 }
  const wish = { ...asked, ...nobodyYet, refundable: false, now: parts.clock.now() }
  if (sellable.meals) return sellable.meals(parts.db, wish)
  const quote = await sellable.quote(parts.db, wish)
  return isRefusal(quote) ? quote : []
}
