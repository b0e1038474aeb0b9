import type { PricedOffer } from '@rihla/contract/blog/reading'
import type { SavedModule } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import type { CatalogueDeps } from '../deps.ts'
import type { PriceKind } from './price-kind.ts'
import { priceDayOffers } from './price-day-offers.ts'
import { pricePackages } from './price-packages.ts'
import { priceStays } from './price-stays.ts'

/** Which offer: its kind and its number within the kind. */
export type OfferKey = { readonly module: SavedModule; readonly id: number }

const pricers: Readonly<Record<SavedModule, PriceKind>> = {
  Activity: priceDayOffers('Activity'),
  DayUse: priceDayOffers('DayUse'),
  Hotel: priceStays('Hotel'),
  NileCruise: priceStays('NileCruise'),
  Honeymoon: pricePackages('Honeymoon'),
  Trip: pricePackages('Trip'),
}

/**
 * Offers as something else names them (an article): each at the price of what can be booked next, in whole
 * EGP, in the order they were named; what is no longer on sale is left out. Their places are those that
 * searches know, some seconds old.
 */
export async function priceOffers(
  deps: CatalogueDeps,
  offers: readonly OfferKey[],
  language: Language,
): Promise<PricedOffer[]> {
  const kinds = Object.keys(pricers) as SavedModule[]
  const idsOf = (module: SavedModule): number[] =>
    offers.flatMap((it) => (it.module === module ? [it.id] : []))
  const priced = await Promise.all(
    kinds.map(async (module) => {
      const ids = idsOf(module)
      return ids.length === 0 ? [] : pricers[module](deps, ids, language)
    }),
  )
  const found = new Map(priced.flat().map((it) => [`${it.module} ${it.id}`, it]))
  return offers.flatMap(({ module, id }) => found.get(`${module} ${id}`) ?? [])
}
