import type { Piastres } from '@rihla/contract/values/money'
import {
  has,
  intersect,
  sizeOf,
  subtract,
  type Bitmap,
} from '../../../../platform/memory-index/bitmap.ts'
import type { Group } from '../../../../platform/memory-index/layout.ts'
import { mergeSorted } from '../../../../platform/memory-index/merge-sorted.ts'
import { listOf, pageInOrder, type Page } from '../../../../platform/memory-index/sorted-list.ts'
import type { DayPrices } from './day-prices.ts'
import type { FamilyIndex } from './family-index.ts'
import type { ListName } from './list-name.ts'

type Found = { readonly group: Group; readonly matches: Bitmap; readonly total: number }

const ratingSign: Partial<Record<ListName, 1 | -1>> = {
  'price, rating up': 1,
  'price, rating down': -1,
}

/** Compares two positions as a list by price does, by what they cost on a day; ids decide among equals. */
function comparing(
  { cards, layout, price }: FamilyIndex,
  list: ListName,
  own: DayPrices,
): (a: number, b: number) => number {
  const sign = ratingSign[list]
  const priceOf = (at: number): Piastres => own.priceOf(at) ?? price[at] ?? 0
  const rowOf = (at: number): number => layout.rowAt[at] ?? 0
  return (a, b) =>
    priceOf(a) - priceOf(b) ||
    (sign ? sign * (cards.rating(rowOf(a)) - cards.rating(rowOf(b))) : 0) ||
    rowOf(a) - rowOf(b)
}

/**
 * A page of what matched, in the order of a list by price, on a day on which some offers have a price of their
 * own: the usual ones and those, two sorted hands into one.
 */
export function pageOfDay(
  index: FamilyIndex,
  list: ListName,
  whole: boolean,
  own: DayPrices,
  { group, matches, total }: Found,
  { offset, size, descending }: Page,
): number[] {
  const end = Math.min(offset + size, total)
  if (offset >= end) return []
  const [usual, special] = [matches.slice(), matches.slice()]
  subtract(usual, own.havingIn(group))
  intersect(special, own.havingIn(group))
  const compare = comparing(index, list, own)
  const shift = group.firstWord * 32
  const ofOwn: number[] = []
  const wanted = Math.min(end, sizeOf(special))
  const inOrder = own.inOrder(list, compare)
  for (let n = 0; n < inOrder.length && ofOwn.length < wanted; n += 1) {
    const at = inOrder[descending ? inOrder.length - 1 - n : n] ?? 0
    const isIn = at >= shift && at < shift + group.words * 32
    if (isIn && has(special, at - shift)) ofOwn.push(at)
  }
  const sorted = index.lists[list]
  const ofUsual = pageInOrder(
    sorted,
    listOf(sorted, group, whole),
    usual,
    { group, total: total - sizeOf(special) },
    { offset: 0, size: end, descending },
  )
  const before = descending ? (a: number, b: number) => compare(b, a) : compare
  return mergeSorted(ofUsual, ofOwn, before, end).slice(offset)
}
