import { intersectionOf, type Bitmap } from '../../../../platform/memory-index/bitmap.ts'
import {
  countBelow,
  fillRange,
  listOf,
  pageInOrder,
} from '../../../../platform/memory-index/sorted-list.ts'
import { withWords, type RequestWord } from '../../../../platform/memory-index/word-index.ts'
import { minutesUntil } from '../../offer/day-deadline.ts'
import type { Order } from '../../offer/order.ts'
import type { ActivitySearch } from '../search-filters.ts'
import type { FamilyIndex, ListName, Segment } from './family-index.ts'
import type { Places } from '../../availability/places.ts'

/** Positions of a page, and how many matched in all. */
export type FoundOffers = { readonly total: number; readonly positions: readonly number[] }

export type OffersRequest = {
  readonly search: ActivitySearch
  readonly words?: readonly RequestWord[] | undefined
  readonly order: Order
  readonly offset: number
  readonly size: number
  readonly now: Date
}

const NOTHING: FoundOffers = { total: 0, positions: [] }

/** A page of the offers that match; with a day, only those that can be booked then by so many. */
export function findOffers(
  index: FamilyIndex,
  places: Places,
  request: OffersRequest,
): FoundOffers {
  const { search, order, offset, size } = request
  const whole = search.cityId === undefined
  const segment = whole ? index.whole : index.cities.get(search.cityId)
  if (!segment) return NOTHING
  const { group } = segment
  const sets: Bitmap[] = []
  for (const filter of filtersOf(index, places, request)) {
    if (!filter) return NOTHING
    sets.push(filter.subarray(group.firstWord, group.firstWord + group.words))
  }
  const priced = withinPrices(index, segment, request)
  if (priced) sets.unshift(priced)
  const { bitmap: matches, size: total } = intersectionOf(sets)
  const { name, descending } = listFor(order)
  const sorted = index.lists[name]
  const list = listOf(sorted, group, whole)
  const page = { offset, size, descending }
  return { total, positions: pageInOrder(sorted, list, matches, { group, total }, page) }
}

/** Those of the prices asked for, of a segment alone; null when any will do. */
function withinPrices(
  { lists, price }: FamilyIndex,
  { group, byPrice }: Segment,
  { search: { cityId, from, to } }: OffersRequest,
): Bitmap | null {
  if (from === null && to === null) return null
  const list = listOf(lists.price, group, cityId === undefined)
  const first = from === null ? 0 : countBelow(list, price, from)
  const end = to === null ? list.length : countBelow(list, price, to + 1)
  const bitmap = new Int32Array(group.words)
  fillRange(bitmap, byPrice, list, group, [first, end])
  return bitmap
}

/** What each filter lets through; undefined: nothing. They are kept: not to be changed. */
function* filtersOf(
  index: FamilyIndex,
  places: Places,
  { search, words, now }: OffersRequest,
): Generator<Bitmap | undefined> {
  const { typeId, free, from, to, on } = search
  const unfiltered = typeId === undefined && !free && !on && !words
  if (unfiltered && from === null && to === null) yield index.everything
  if (typeId !== undefined) yield index.byType.get(typeId)
  if (free) yield index.freeCancellation
  if (on) {
    yield index.enough.on(places.dayAt(on.day), on.seats)
    const onSale = index.saleEnds.ahead(minutesUntil(on.day, now))
    if (onSale) yield onSale
  }
  if (words) yield withWords(index.words, words)
}

/** Every order is one of the lists, forwards or backwards: its last is always the id. */
function listFor({ by, descending, thenRating }: Order): { name: ListName; descending: boolean } {
  if (by !== 'price' || !thenRating) return { name: by, descending }
  const up = (thenRating === 'asc') !== descending
  return { name: up ? 'price, rating up' : 'price, rating down', descending }
}
