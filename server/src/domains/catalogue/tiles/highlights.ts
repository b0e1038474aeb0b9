import type { Highlights, OfferTile } from '@rihla/contract/catalogue/tiles'
import type { Language } from '@rihla/contract/values/language'
import type { CatalogueDeps } from '../deps.ts'
import { lastMinuteOffers, ofManyKinds } from './last-minute.ts'
import { foundStayTiles, plainSearch } from './stays.ts'

const SHOWN = { hotels: 8, lastMinute: 6 } as const
/** Among so many of the best those of different cities are looked for. */
const LOOKED_AT = 40

/** One of each city first, then the others, in the list's order. */
function ofManyCities(tiles: readonly OfferTile[], most: number): OfferTile[] {
  const cities = new Set<string>()
  const [first, others]: OfferTile[][] = [[], []]
  for (const tile of tiles) {
    ;(cities.has(tile.CityName) ? others : first)?.push(tile)
    cities.add(tile.CityName)
  }
  return [...(first ?? []), ...(others ?? [])].slice(0, most)
}

/** What the landing page shows of the live catalogue: only what two can book. */
export async function showHighlights(deps: CatalogueDeps, language: Language): Promise<Highlights> {
  const instant = plainSearch('hotel', { instantConfirmation: true })
  const [hotels, ending] = [
    await foundStayTiles(deps, instant, LOOKED_AT, language),
    await lastMinuteOffers(deps, undefined, language),
  ]
  const bookable = hotels.tiles.filter(({ NextDate }) => NextDate !== null)
  return {
    InstantHotels: ofManyCities(bookable, SHOWN.hotels),
    LastMinute: ofManyKinds(ending, SHOWN.lastMinute),
  }
}
