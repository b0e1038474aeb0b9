import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import type { WordWish } from '../../offer/read-text.ts'
import { emptyBitmap, fullBitmap, intersect, sizeOf, unite, type Bitmap } from './bitmap.ts'
import { dayAt } from './free-by-day.ts'
import { enoughOn, unitsOn, type KindIndex } from './kind-index.ts'
import type { PackageIndex } from './keep-index.ts'
import { withinPricesOn } from './own-prices.ts'
import { withWords } from './word-index.ts'

/** What a search asks for. Prices are piastres and compared with what one pays. */
export type PackageSearch = {
  readonly cityId?: number | undefined
  readonly stars?: readonly number[] | undefined
  readonly from: Piastres | null
  readonly to: Piastres | null
  readonly freeCancellation: boolean
  /** Only what leaves on that day. */
  readonly on?: CalendarDate | undefined
  /** Couples or persons that must have a place. */
  readonly units: number
}

/** What matched: a set of positions, and how many they are. */
export type FoundPackages = { readonly matches: Bitmap; readonly total: number }

/** Every package that matches; with a day, only what can be booked then for so many, rooms included. */
export function findPackages(
  index: PackageIndex,
  kind: KindIndex,
  search: PackageSearch,
  words?: readonly WordWish[],
): FoundPackages {
  const matches = fullBitmap(kind.count)
  for (const filter of filtersOf(index, kind, search, words)) intersect(matches, filter)
  return { matches, total: sizeOf(matches) }
}

function* filtersOf(
  index: PackageIndex,
  kind: KindIndex,
  search: PackageSearch,
  words: readonly WordWish[] | undefined,
): Generator<Bitmap> {
  const nothing = emptyBitmap(kind.count)
  if (search.cityId !== undefined) yield kind.byCity.get(search.cityId) ?? nothing
  if (search.stars) yield ofStars(kind, search.stars)
  if (search.freeCancellation) yield kind.freeCancellation
  const own = kind.ownPrices.get(search.on ?? '')
  const priced = withinPricesOn(kind.prices, own, search.from, search.to)
  if (priced) yield priced
  if (words) yield withWords(kind.words, words)
  if (search.on !== undefined) {
    const day = dayAt(index, search.on)
    const bookable = day >= 0 && day < index.places.packages.days
    yield bookable ? enoughOn(kind, index.places, day, search.units) : nothing
  }
}

function ofStars(kind: KindIndex, stars: readonly number[]): Bitmap {
  const bitmap = emptyBitmap(kind.count)
  for (const it of stars) {
    const having = kind.byStars.get(it)
    if (having) unite(bitmap, having)
  }
  return bitmap
}

/** The first day from `from` on with so many places; null when none is left. */
export function nextDay(
  { places }: PackageIndex,
  kind: KindIndex,
  at: number,
  from: number,
  units: number,
): number | null {
  for (let day = Math.max(0, from); day < places.packages.days; day += 1)
    if (unitsOn(kind, places, at, day) >= units) return day
  return null
}
