import type { OfferTile } from '@rihla/contract/catalogue/tiles'
import type { SavedModule } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import type { CatalogueDeps } from '../deps.ts'
import type { Choose } from './choice.ts'
import { dayOfferTiles } from './day-offers.ts'
import { packageTiles } from './packages.ts'
import { stayTiles } from './stays.ts'

type Read = (deps: CatalogueDeps, choose: Choose, language: Language) => Promise<OfferTile[]>

/** How the tiles of each kind are made. */
const readers: Readonly<Record<SavedModule, Read>> = {
  Activity: (deps, choose, language) => dayOfferTiles(deps, 'Activity', choose, language),
  DayUse: (deps, choose, language) => dayOfferTiles(deps, 'DayUse', choose, language),
  Hotel: (deps, choose, language) => stayTiles(deps, 'hotel', choose, language),
  NileCruise: (deps, choose, language) => stayTiles(deps, 'cruise', choose, language),
  Honeymoon: (deps, choose, language) => packageTiles(deps, 'honeymoon', choose, language),
  Trip: (deps, choose, language) => packageTiles(deps, 'trip', choose, language),
}

/** Offers of a kind as tiles. */
export const tilesOf = (
  deps: CatalogueDeps,
  module: SavedModule,
  choose: Choose,
  language: Language,
): Promise<OfferTile[]> => readers[module](deps, choose, language)
