import type { Piastres } from '@rihla/contract/values/money'
import {
  add,
  emptyBitmap,
  fullBitmap,
  intersectionOf,
  positionsOf,
  unite,
  type Bitmap,
} from '../../../../platform/memory-index/bitmap.ts'
import { minutesUntil } from '../../availability/day-deadline.ts'
import { withinPricesOn } from './departure-prices.ts'
import { ownPricesOf } from './own-prices.ts'
import { unionOf } from '../../party/child-classes.ts'
import { placesFor } from '../package.ts'
import { hasOn, needAt, type KindIndex } from './kind-index.ts'
import type { DepartureRequest } from './next-day.ts'
import type { PackageIndex } from './index-cache.ts'
import { withWords, type RequestWord } from '../../../../platform/memory-index/word-index.ts'

/** What a search asks for. Prices are piastres and compared with what one pays. */
export type PackageSearch = DepartureRequest & {
  readonly cityId?: number | undefined
  readonly stars?: readonly number[] | undefined
  readonly from: Piastres | null
  readonly to: Piastres | null
}

/** What matched: a set of positions, and how many they are. */
export type FoundPackages = { readonly matches: Bitmap; readonly total: number }

/** Every package that matches; with a day, only what can be booked then for so many, rooms included. */
export function findPackages(
  index: PackageIndex,
  kind: KindIndex,
  search: PackageSearch,
  words?: readonly RequestWord[],
): FoundPackages {
  const sets: Bitmap[] = []
  for (const filter of filtersOf(index, kind, search, words)) {
    if (!filter) return { matches: emptyBitmap(kind.count), total: 0 }
    sets.push(filter)
  }
  if (sets.length === 0) return { matches: fullBitmap(kind.count), total: kind.count }
  const { bitmap: matches, size: total } = intersectionOf(sets)
  return hasChildren(search) ? forFamily(index, kind, search, matches) : { matches, total }
}

const hasChildren = ({ party }: PackageSearch): boolean => party.childAges.length > 0

/** Of what matches otherwise, what has rooms that hold a party with children; with a day, that has them then. */
function forFamily(
  { places }: PackageIndex,
  kind: KindIndex,
  { party, on }: PackageSearch,
  candidates: Bitmap,
): FoundPackages {
  const matches = emptyBitmap(kind.count)
  let total = 0
  const day = on === undefined ? null : places.packages.dayAt(on)
  for (const at of positionsOf(candidates)) {
    const need = needAt(kind, at, party)
    if (!need || (day !== null && !hasOn(kind, places, at, day, need))) continue
    add(matches, at)
    total += 1
  }
  return { matches, total }
}

/** What each filter lets through; undefined: nothing. They are kept: not to be changed. */
function* filtersOf(
  index: PackageIndex,
  kind: KindIndex,
  search: PackageSearch,
  words: readonly RequestWord[] | undefined,
): Generator<Bitmap | undefined> {
  if (search.cityId !== undefined) yield kind.byCity.get(search.cityId)
  if (search.stars) yield ofStars(kind, search.stars)
  if (search.freeCancellation && search.on === undefined) yield kind.freeCancellation
  if (search.from !== null || search.to !== null) {
    const own = ownPricesOf(index.places, kind, search)
    const priced = withinPricesOn(kind.prices, own, search.from, search.to)
    if (priced) yield priced
  }
  if (words) yield withWords(kind.words, words)
  if (hasChildren(search)) yield unionOf(kind.children.takers(search.party).values(), kind.count)
  if (search.on !== undefined) {
    const units = placesFor(kind.kind, search.party.adults)
    // With children it is a filter that lets too much through: babies take no place, rooms are looked at after.
    yield kind.enough.on(index.places.packages.dayAt(search.on), units)
    const onSale = kind.saleEnds.ahead(minutesUntil(search.on, search.now))
    if (onSale) yield onSale
    const minutes = minutesUntil(search.on, search.now)
    const cancellable = search.freeCancellation && kind.freeUntil.ahead(minutes)
    if (cancellable) yield cancellable
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
