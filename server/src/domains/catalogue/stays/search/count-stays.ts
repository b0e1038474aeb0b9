import type { FilterCounts } from '@rihla/contract/catalogue/filter-counts'
import type { getHotelCounts } from '@rihla/contract/catalogue/hotel-search'
import type { Piastres } from '@rihla/contract/values/money'
import type { CallInput } from '../../../../platform/http/call.ts'
import type { RequestWord } from '../../../../platform/memory-index/word-index.ts'
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts'
import { PriceSpread } from '../../counts/price-spread.ts'
import { readWords } from '../../counts/read-words.ts'
import type { CatalogueDeps } from '../../deps.ts'
import { likelyNames } from '../../suggest/likely-names.ts'
import { besides, perNightOf, rivalsAmong } from '../others/find-beside.ts'
import { findOthers, withinPrices } from '../others/find-others.ts'
import type { OthersState, OtherStay } from '../others/other-stays.ts'
import { findStays } from './find-stays.ts'
import { readSearch, type StaySearch } from './read-search.ts'
import type { StayIndex } from './stay-index.ts'

const anyPrice = { from: null, to: null }
const NARROWING = {
  stars: undefined,
  prices: anyPrice,
  freeCancellation: false,
  instantConfirmation: false,
}

/** Called with each stay that was found: its class of hotel and what a night costs. */
type Visit = (stars: number, perNight: Piastres) => void

/** How many stays each choice of the filters leaves within all the others, and whether others' are among them. */
export async function countStays(
  { db, clock, stays: cache, names, otherStays }: CatalogueDeps,
  input: CallInput<typeof getHotelCounts>,
): Promise<{ counts: FilterCounts; others: OthersState } | Refusal> {
  const search = readSearch(input)
  if (isRefusal(search)) return search
  const index = await cache.current()
  const now = clock.now()
  const within = async (change: Partial<StaySearch>) => {
    const asked = { ...search, ...change }
    const theirs = await findOthers(otherStays, index, asked)
    return {
      state: theirs.state,
      /** How many match with these words. */
      count: (words?: readonly RequestWord[], visit?: Visit): number =>
        visitFound(index, { ...asked, words }, theirs.having(words), now, visit),
    }
  }
  const [asked, wide] = [await within({}), await within(NARROWING)]
  const text = input['Filters.SearchText']
  const reading = { db, text, index: index.filters.words }
  const words = await readWords(reading, asked.count, wide.count, () => likelyNames(names, text))
  const stars = new Map<number, number>()
  const ofAnyClass = await within({ stars: undefined })
  ofAnyClass.count(words, (its) => stars.set(its, (stars.get(its) ?? 0) + 1))
  const spread = new PriceSpread(input)
  const atAnyPrice = await within({ prices: anyPrice })
  atAnyPrice.count(words, (_, perNight) => spread.add(perNight))
  const counts = {
    FreeCancellation: (await within({ freeCancellation: true })).count(words),
    InstantConfirmation: (await within({ instantConfirmation: true })).count(words),
    Stars: [...stars].map(([Stars, Count]) => ({ Stars, Count })),
    Prices: spread.present(),
  }
  return { counts, others: asked.state }
}

/** Finds stays, ours and others', as a search does, without putting them in order. */
function visitFound(
  index: StayIndex,
  search: StaySearch,
  theirs: readonly OtherStay[],
  now: Date,
  visit?: Visit,
): number {
  const others = withinPrices(theirs, search.prices)
  const nowhere = { order: { by: 'score', descending: true }, offset: 0, size: 0 } as const
  const { total, kept } = findStays(index, search, nowhere, now, rivalsAmong(others))
  const beside = besides(others, kept)
  if (visit) {
    const { found, hotels } = index
    for (let at = 0; at < total; at += 1)
      visit(hotels[found.hotel[at] ?? 0]?.stars ?? 0, found.perNight(at))
    for (const it of beside) visit(it.stars, perNightOf(it))
  }
  return total + beside.length
}
