import type { PricedOffer } from '@rihla/contract/blog/reading'
import type { OfferTile } from '@rihla/contract/catalogue/tiles'
import { savedModules, type SavedModule } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import type { CatalogueDeps } from '../deps.ts'
import { catalogueKinds } from '../kinds.ts'

/** Which offer: its kind and its number within the kind. */
export type OfferKey = { readonly module: SavedModule; readonly id: number }

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
  const idsOf = (module: SavedModule): number[] =>
    offers.flatMap((it) => (it.module === module ? [it.id] : []))
  const tiles = await Promise.all(
    savedModules.map(async (module) => {
      const ids = idsOf(module)
      return ids.length === 0 ? [] : catalogueKinds[module].tiles(deps, { ids }, language)
    }),
  )
  const found = new Map(tiles.flat().map((it) => [`${it.ModuleType} ${it.Id}`, priced(it)]))
  return offers.flatMap(({ module, id }) => found.get(`${module} ${id}`) ?? [])
}

const priced = (it: OfferTile): PricedOffer => ({
  module: it.ModuleType,
  id: it.Id,
  name: it.Name,
  city: it.CityName,
  image: it.ImageUrl,
  placeholder: it.ImagePlaceholder,
  colour: it.ImageColour,
  price: it.OfferPrice ?? it.Price,
  original_price: it.OfferPrice === null ? null : it.Price,
  price_text: it.PriceText,
  arrival: it.NextDate,
  departure: it.DepartureDate,
})
