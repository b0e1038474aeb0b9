import {
  getHighlights,
  getLastMinuteOffers,
  getOfferTiles,
  type OfferTile,
} from '@rihla/contract/catalogue/tiles'
import type { SavedModule } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import type { Mount } from '../../../platform/http/mount.ts'
import { cacheSeconds, type CatalogueDeps } from '../deps.ts'
import { showHighlights } from './highlights.ts'
import { lastMinuteOffers } from './last-minute.ts'
import { catalogueKinds } from '../kinds.ts'

type Wanted = { readonly ModuleType: SavedModule; readonly Id: number }

const keyOf = ({ ModuleType, Id }: Wanted): string => `${ModuleType} ${Id}`

/** These offers as tiles, in their order, each once, as far as they are on sale. */
async function theseTiles(
  deps: CatalogueDeps,
  wanted: readonly Wanted[],
  language: Language,
): Promise<OfferTile[]> {
  const ids = Map.groupBy(wanted, ({ ModuleType }) => ModuleType)
  const tiles = await Promise.all(
    [...ids].map(([module, its]) =>
      catalogueKinds[module].tiles(deps, { ids: its.map(({ Id }) => Id) }, language),
    ),
  )
  const known = new Map(tiles.flat().map((tile) => [keyOf(tile), tile]))
  return [...new Set(wanted.map(keyOf))].flatMap((key) => known.get(key) ?? [])
}

/** Puts the calls in place that answer offers of several kinds at once. */
export function mountTiles(mount: Mount, deps: CatalogueDeps): void {
  const kept = { cacheSeconds: cacheSeconds.lists }
  mount(getHighlights, (_, caller) => showHighlights(deps, caller.language), kept)
  mount(
    getLastMinuteOffers,
    ({ ModuleType }, caller) => lastMinuteOffers(deps, ModuleType, caller.language),
    kept,
  )
  mount(getOfferTiles, ({ Offers }, caller) => theseTiles(deps, Offers, caller.language), {
    cacheSeconds: cacheSeconds.search,
  })
}
