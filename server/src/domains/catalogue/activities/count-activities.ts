import type { getActivityCounts } from '@rihla/contract/catalogue/activities'
import type { FilterCounts } from '@rihla/contract/catalogue/filter-counts'
import type { CallInput } from '../../../platform/http/call.ts'
import {
  eachPosition,
  sizeOf,
  sizeOfBoth,
  type Bitmap,
} from '../../../platform/memory-index/bitmap.ts'
import type { Group } from '../../../platform/memory-index/layout.ts'
import type { Places } from '../availability/places.ts'
import { PriceSpread, type PriceEnds } from '../counts/price-spread.ts'
import { readWords } from '../counts/read-words.ts'
import type { CatalogueDeps } from '../deps.ts'
import type { Family } from './family.ts'
import type { FamilyIndex } from './search/family-index.ts'
import { matchingOffers, type Matching } from './search/find-offers.ts'
import { endHolds } from './search/index-cache.ts'
import { ownPricesOf } from './search/own-prices.ts'
import { toSearch, type ActivitySearch } from './search-filters.ts'

const NARROWING = { cityId: undefined, typeId: undefined, free: undefined, from: null, to: null }

/** How many offers of a family each choice of the filters leaves within all the others. */
export async function countFamily(
  deps: CatalogueDeps,
  family: Family,
  { Filters, ...ends }: CallInput<typeof getActivityCounts>,
): Promise<FilterCounts> {
  const index = await deps.activities.current()
  const now = deps.clock.now()
  endHolds(index, now)
  const its = index.families[family]
  const { places } = index
  const search = toSearch(Filters)
  const wide = { ...search, ...NARROWING }
  const totalOf = (search: ActivitySearch) => (words: Matching['words']) =>
    matchingOffers(its, places, { search, words, now })?.total ?? 0
  const text = { db: deps.db, text: Filters?.SearchText, index: its.words }
  const words = await readWords(text, totalOf(search), totalOf(wide))
  return countWithin(its, places, { search, words, now }, ends)
}

function countWithin(
  index: FamilyIndex,
  places: Places,
  { search, words, now }: Matching,
  ends: PriceEnds,
): FilterCounts {
  const within = (change: Partial<ActivitySearch>) =>
    matchingOffers(index, places, { search: { ...search, ...change }, words, now })
  const anywhere = within({ cityId: undefined })
  const ofAnyType = within({ typeId: undefined })
  const atAnyPrice = within({ from: null, to: null })
  const spread = new PriceSpread(ends)
  if (atAnyPrice) {
    const shift = atAnyPrice.group.firstWord * 32
    const own = ownPricesOf(index, places, { search, now })
    const priceAt = (at: number) => own?.priceOf(at) ?? index.price[at] ?? 0
    eachPosition(atAnyPrice.matches, (at) => spread.add(priceAt(at + shift)))
  }
  return {
    FreeCancellation: within({ free: true })?.total ?? 0,
    Cities: [...index.cities].flatMap(([CityId, { group }]) => {
      const Count = anywhere ? sizeOf(partOf(anywhere.matches, group)) : 0
      return Count > 0 ? [{ CityId, Count }] : []
    }),
    Types: [...index.byType].flatMap(([ActivityTypeId, having]) => {
      const Count = ofAnyType ? sizeOfBoth(ofAnyType.matches, partOf(having, ofAnyType.group)) : 0
      return Count > 0 ? [{ ActivityTypeId, Count }] : []
    }),
    Prices: spread.present(),
  }
}

const partOf = (bitmap: Bitmap, { firstWord, words }: Group): Bitmap =>
  bitmap.subarray(firstWord, firstWord + words)
