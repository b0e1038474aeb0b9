import type { FilterCounts } from '@rihla/contract/catalogue/filter-counts'
import type { Party } from '@rihla/contract/values/party'
import { eachPosition, sizeOfBoth, type Bitmap } from '../../../../platform/memory-index/bitmap.ts'
import type { RequestWord } from '../../../../platform/memory-index/word-index.ts'
import { PriceSpread, type PriceEnds } from '../../counts/price-spread.ts'
import { readWords } from '../../counts/read-words.ts'
import type { CatalogueDeps } from '../../deps.ts'
import type { PackageKind } from '../package.ts'
import { findPackages, type PackageSearch } from './find-packages.ts'
import { ownPricesOf } from './own-prices.ts'
import { readSearch, type Filters } from './search-packages.ts'

const NARROWING = {
  cityId: undefined,
  stars: undefined,
  from: null,
  to: null,
  freeCancellation: false,
}

/** How many packages of a kind each choice of the filters leaves within all the others. */
export async function countPackages(
  deps: CatalogueDeps,
  kind: PackageKind,
  { Filters, party, ...ends }: PriceEnds & { Filters: Filters | null; party: Party },
): Promise<FilterCounts> {
  const index = await deps.packages.current()
  const its = index.kinds[kind]
  const search = readSearch(Filters, party, deps.clock.now())
  const wide = { ...search, ...NARROWING }
  const totalOf = (search: PackageSearch) => (words?: readonly RequestWord[]) =>
    findPackages(index, its, search, words).total
  const text = { db: deps.db, text: Filters?.SearchText, index: its.words }
  const words = await readWords(text, totalOf(search), totalOf(wide))
  const within = (change: Partial<PackageSearch>) =>
    findPackages(index, its, { ...search, ...change }, words)
  const anywhere = within({ cityId: undefined }).matches
  const ofAnyClass = within({ stars: undefined }).matches
  const spread = new PriceSpread(ends)
  const own = ownPricesOf(index.places, its, search)?.price
  eachPosition(within({ from: null, to: null }).matches, (at) =>
    spread.add(own?.get(at) ?? its.prices.price[at] ?? 0),
  )
  return {
    FreeCancellation: within({ freeCancellation: true }).total,
    Cities: countsOf(its.byCity, anywhere).map(([CityId, Count]) => ({ CityId, Count })),
    Stars: countsOf(its.byStars, ofAnyClass).map(([Stars, Count]) => ({ Stars, Count })),
    Prices: spread.present(),
  }
}

const countsOf = (choices: ReadonlyMap<number, Bitmap>, matches: Bitmap): [number, number][] =>
  [...choices]
    .map(([choice, having]): [number, number] => [choice, sizeOfBoth(having, matches)])
    .filter(([, count]) => count > 0)
