import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import {
  emptyBitmap,
  fullBitmap,
  intersect,
  sizeOf,
  unite,
  type Bitmap,
} from '../../../../platform/memory-index/bitmap.ts'
import { dayAt } from './free-by-day.ts'
import { enoughOn, unitsOn, type KindIndex } from './kind-index.ts'
import type { PackageIndex } from './keep-index.ts'
import { withinPricesOn } from './own-prices.ts'
import { withWords, type WordWish } from '../../../../platform/memory-index/word-index.ts'

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
  let matches: Bitmap | undefined
  for (const filter of filtersOf(index, kind, search, words)) {
    if (!filter) return { matches: emptyBitmap(kind.count), total: 0 }
    if (matches) intersect(matches, filter)
    else matches = filter.slice()
  }
  matches ??= fullBitmap(kind.count)
  return { matches, total: sizeOf(matches) }
}

/** What each filter lets through; undefined: nothing. They are kept: not to be changed. */
function* filtersOf(
  index: PackageIndex,
  kind: KindIndex,
  search: PackageSearch,
  words: readonly WordWish[] | undefined,
): Generator<Bitmap | undefined> {
  if (search.cityId !== undefined) yield kind.byCity.get(search.cityId)
  if (search.stars) yield ofStars(kind, search.stars)
  if (search.freeCancellation) yield kind.freeCancellation
  const own = kind.ownPrices.get(search.on ?? '')
  const priced = withinPricesOn(kind.prices, own, search.from, search.to)
  if (priced) yield priced
  if (words) yield withWords(kind.words, words)
  if (search.on !== undefined) {
    const day = dayAt(index, search.on)
    const bookable = day >= 0 && day < index.places.packages.days
    yield bookable ? enoughOn(kind, index.places, day, search.units) : undefined
  }
}

function ofStars(kind: KindIndex, stars: readonly number[]): Bitmap | undefined {
  if (stars.length === 1) return kind.byStars.get(stars[0] ?? 0)
  const bitmap = emptyBitmap(kind.count)
  for (const it of stars) {
    const having = kind.byStars.get(it)
    if (having) unite(bitmap, having)
  }
  return bitmap
}

/** The first day with so many places; null when none is left. */
export function nextDay(
  { places }: PackageIndex,
  kind: KindIndex,
  at: number,
  units: number,
): CalendarDate | null {
  const { days, dates } = places.packages
  for (let day = 0; day < days; day += 1)
    if (unitsOn(kind, places, at, day) >= units) return dates[day] ?? null
  return null
}
