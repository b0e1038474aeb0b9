import type { Party } from '@rihla/contract/values/party'
import {
  add,
  intersectionOf,
  remove,
  type Bitmap,
} from '../../../../platform/memory-index/bitmap.ts'
import {
  countBelow,
  fillRange,
  listOf,
  pageInOrder,
} from '../../../../platform/memory-index/sorted-list.ts'
import { newBitmap, type Lend } from '../../../../platform/memory-index/scratch-bitmaps.ts'
import { withWords, type RequestWord } from '../../../../platform/memory-index/word-index.ts'
import type { Group } from '../../../../platform/memory-index/layout.ts'
import { minutesUntil } from '../../availability/day-deadline.ts'
import type { Order } from '../../offer/order.ts'
import { unionOf } from '../../party/child-classes.ts'
import type { ActivitySearch } from '../search-filters.ts'
import type { FamilyIndex, Segment } from './family-index.ts'
import type { ListName } from './list-name.ts'
import { ownPricesOf } from './own-prices.ts'
import { pageOfDay } from './page-of-day.ts'
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

/** What decides whether an offer matches. */
export type Matching = Pick<OffersRequest, 'search' | 'words' | 'now'>

const NOTHING: FoundOffers = { total: 0, positions: [] }

/** A page of the offers that match; with a day, only those that can be booked then by so many. */
export function findOffers(
  index: FamilyIndex,
  places: Places,
  request: OffersRequest,
): FoundOffers {
  const { search, order, offset, size } = request
  index.scratch.reclaim()
  const found = matchingOffers(index, places, request, index.scratch.lend)
  if (!found) return NOTHING
  const { group, matches, total } = found
  const { name, descending } = listFor(order)
  const sorted = index.lists[name]
  const whole = search.cityId === undefined
  const page = { offset, size, descending }
  const own = order.by === 'price' ? ownPricesOf(index, places, request) : undefined
  if (own) return { total, positions: pageOfDay(index, name, whole, own, found, page) }
  const list = listOf(sorted, group, whole)
  // Of a list by price, what is cheaper or dearer than asked for needn't be passed.
  const walked = order.by === 'price' ? withinRange(list, index.price, search) : list
  return { total, positions: pageInOrder(sorted, walked, matches, { group, total }, page) }
}

/** Offers that match, as a bitmap that begins with the first word of their group; not to be changed. */
export type MatchingOffers = {
  readonly group: Group
  readonly matches: Bitmap
  readonly total: number
}

/** All offers that match, whatever their order; null: none can. */
export function matchingOffers(
  index: FamilyIndex,
  places: Places,
  request: Matching,
  lend: Lend = newBitmap,
): MatchingOffers | null {
  const { cityId } = request.search
  const segment = cityId === undefined ? index.whole : index.cities.get(cityId)
  if (!segment) return null
  const { group } = segment
  const sets: Bitmap[] = []
  for (const filter of filtersOf(index, places, request)) {
    if (!filter) return null
    sets.push(filter.subarray(group.firstWord, group.firstWord + group.words))
  }
  const priced = withinPrices(index, places, segment, request, lend)
  if (priced) sets.unshift(priced)
  if (request.words) sets.unshift(withWords(index.words, request.words, group, lend))
  // Both were made for this search; the others are kept for all.
  const mayChange = Boolean(priced ?? request.words)
  const { bitmap: matches, size: total } = intersectionOf(sets, mayChange)
  return { group, matches, total }
}

/** Those of the prices asked for, of a segment alone; null when any will do. */
function withinPrices(
  index: FamilyIndex,
  places: Places,
  { group, byPrice }: Segment,
  request: Matching,
  lend: Lend,
): Bitmap | null {
  const { lists, price } = index
  const { cityId, from, to } = request.search
  if (from === null && to === null) return null
  const list = listOf(lists.price, group, cityId === undefined)
  const [first, end] = rangeOf(list, price, { from, to })
  const bitmap = lend(group.words)
  fillRange(bitmap, byPrice, list, group, [first, end])
  const shift = group.firstWord * 32
  ownPricesOf(index, places, request)?.eachIn(group, (at, its) =>
    (its >= (from ?? 0) && its <= (to ?? Infinity) ? add : remove)(bitmap, at - shift),
  )
  return bitmap
}

type Prices = Pick<ActivitySearch, 'from' | 'to'>

/** Where in a list by price those stand that cost no less and no more: the first, and the one after the last. */
const rangeOf = (list: Int32Array, price: Int32Array, { from, to }: Prices): [number, number] => [
  from === null ? 0 : countBelow(list, price, from),
  to === null ? list.length : countBelow(list, price, to + 1),
]

const withinRange = (list: Int32Array, price: Int32Array, prices: Prices): Int32Array =>
  list.subarray(...rangeOf(list, price, prices))

/** What each filter but the words and prices lets through; undefined: nothing. They are kept: not to be changed. */
function* filtersOf(
  index: FamilyIndex,
  places: Places,
  { search, words, now }: Matching,
): Generator<Bitmap | undefined> {
  const { typeId, free, from, to, on, party } = search
  const children = party.childAges.length > 0
  const unfiltered = typeId === undefined && !free && !on && !words && !children
  if (unfiltered && from === null && to === null) yield index.everything
  if (typeId !== undefined) yield index.byType.get(typeId)
  if (free && !on) yield index.freeCancellation
  if (children && !on) yield unionOf(index.children.takers(party).values(), index.layout.size)
  if (on) {
    const day = places.dayAt(on)
    yield children ? enoughForFamily(index, day, party) : index.enough.on(day, party.adults)
    const onSale = index.saleEnds.ahead(minutesUntil(on, now))
    if (onSale) yield onSale
    const cancellable = free && index.freeUntil.ahead(minutesUntil(on, now))
    if (cancellable) yield cancellable
  }
}

/** What takes a party with children and has the places on a day that they take of it. */
const enoughForFamily = (
  { children, enough, layout }: FamilyIndex,
  day: number,
  party: Party,
): Bitmap =>
  unionOf(
    [...children.takers(party)].flatMap(([wanted, takers]) => {
      const free = enough.on(day, wanted)
      return free ? [intersectionOf([takers, free]).bitmap] : []
    }),
    layout.size,
  )

/** Every order is one of the lists, forwards or backwards: its last is always the id. */
function listFor({ by, descending, thenRating }: Order): { name: ListName; descending: boolean } {
  if (by !== 'price' || !thenRating) return { name: by, descending }
  const up = (thenRating === 'asc') !== descending
  return { name: up ? 'price, rating up' : 'price, rating down', descending }
}
