import type { OfferTile } from '@rihla/contract/catalogue/tiles'
import type { Language } from '@rihla/contract/values/language'
import type { CatalogueDeps } from '../deps.ts'
import type { PackageKind } from '../packages/package.ts'
import type { KindIndex } from '../packages/search/kind-index.ts'
import { chosenPackages, type PackagePage } from '../packages/search/search-packages.ts'
import { cardFacts } from './card-facts.ts'
import { soonestOf, type Choose } from './choice.ts'

const modules = { honeymoon: 'Honeymoon', trip: 'Trip' } as const

/** A package that was found as a card of any kind. */
export const tileOfPackage = (
  kind: PackageKind,
  { row, card, destinations }: PackagePage['found'][number],
): OfferTile => ({
  ...cardFacts(card),
  ModuleType: modules[kind],
  Id: row.id,
  CityName: destinations.map(({ CityName }) => CityName).join(' · '),
  ImageUrl: card.ImagePath,
  Line: card.Duration,
  Stars: card.HotelStars,
  InstantConfirmation: true,
  PriceText: card.PriceText,
  NextDate: card.NextDeparture,
  DepartureDate: null,
})

function positionsOf({ ids, count, cards }: KindIndex, choose: Choose): number[] {
  if ('ids' in choose) {
    const wanted = new Set(choose.ids)
    return [...ids.keys()].filter((at) => wanted.has(ids[at] ?? 0))
  }
  const { price, offerPrice, offerEnds } = cards
  const endOf = (at: number): number => {
    const offer = offerPrice[at] ?? 0
    return offer > 0 && offer < (price[at] ?? 0) ? (offerEnds[at] ?? Infinity) : Infinity
  }
  return soonestOf(count, endOf, choose)
}

/** Tiles of honeymoons or trips. */
export async function packageTiles(
  deps: CatalogueDeps,
  kind: PackageKind,
  choose: Choose,
  language: Language,
): Promise<OfferTile[]> {
  const choosing = (index: KindIndex): number[] => positionsOf(index, choose)
  const found = await chosenPackages(deps, kind, choosing, language)
  return found.map((it) => tileOfPackage(kind, it))
}
