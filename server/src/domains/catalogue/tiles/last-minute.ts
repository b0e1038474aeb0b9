import type { OfferTile } from '@rihla/contract/catalogue/tiles'
import { savedModules, type SavedModule } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import type { CatalogueDeps } from '../deps.ts'
import { LAST_MINUTE_HOURS } from '../offer/price.ts'
import { catalogueKinds } from '../kinds.ts'

/** The most of a kind: more than that is no longer a choice. */
const MOST = 60

const endOf = ({ OfferExpirationDate }: OfferTile): number => Date.parse(OfferExpirationDate ?? '')

/**
 * Offers whose lower price ends within three days and that two can still book, the soonest first; of one
 * kind, or at most so many of each.
 */
export async function lastMinuteOffers(
  deps: CatalogueDeps,
  module: SavedModule | undefined,
  language: Language,
): Promise<OfferTile[]> {
  const after = deps.clock.now().getTime()
  const choose = { after, until: after + LAST_MINUTE_HOURS * 3_600_000, most: MOST }
  const kinds = module ? [module] : savedModules
  const tiles = await Promise.all(
    kinds.map((kind) => catalogueKinds[kind].tiles(deps, choose, language)),
  )
  return tiles
    .flat()
    .filter(({ NextDate, OfferPrice }) => NextDate !== null && OfferPrice !== null)
    .sort((a, b) => endOf(a) - endOf(b))
}

/** The first `most` of a list with as many kinds as there are in it, in the list's order. */
export function ofManyKinds(tiles: readonly OfferTile[], most: number): OfferTile[] {
  const seen = new Map<string, number>()
  const round = tiles.map(({ ModuleType }) => {
    const nth = seen.get(ModuleType) ?? 0
    seen.set(ModuleType, nth + 1)
    return nth
  })
  const first = [...tiles.keys()]
    .sort((a, b) => (round[a] ?? 0) - (round[b] ?? 0) || a - b)
    .slice(0, most)
  const chosen = new Set(first)
  return tiles.filter((_, at) => chosen.has(at))
}
