import type { Piastres } from '@rihla/contract/values/money'
import { positionsOf, type Bitmap } from '../../../../platform/memory-index/bitmap.ts'
import { everything, layOut, type Layout } from '../../../../platform/memory-index/layout.ts'
import { placesAmong, sortRows } from '../../../../platform/memory-index/sort-rows.ts'
import {
  checkpointsOf,
  countBelow,
  fillRange,
  pageInOrder,
  sortedList,
  type Checkpoints,
  type SortedList,
} from '../../../../platform/memory-index/sorted-list.ts'
import type { Order } from '../../offer/order.ts'

const MOST_RATING = 63

/**
 * What packages cost, by position, and the ways to walk them; of every day: some departures have a
 * price of their own. Among equals the recommended order, which the positions are in, decides.
 */
export class PriceOrders {
  readonly price: Int32Array
  readonly rating: Uint8Array
  readonly #layout: Layout
  readonly #byPrice: SortedList
  readonly #checkpoints: Checkpoints
  /** Orders that were asked for already. */
  readonly #lists = new Map<string, SortedList>()

  /** Prices in piastres, ratings in tenths. */
  constructor(price: Int32Array, rating: Uint8Array) {
    this.price = price
    this.rating = rating
    this.#layout = layOut(Int32Array.from(price.keys()), () => 0)
    this.#byPrice = this.#listBy((at) => price[at] ?? 0)
    this.#checkpoints = checkpointsOf(this.#byPrice.all, everything(this.#layout))
  }

  #listBy(majorOf: (at: number) => number): SortedList {
    return sortedList(this.#layout, sortRows(this.price.length, majorOf))
  }

  /** Those that cost from `from` to `to`, both inclusive; null is open. Null when everything does. */
  within(from: Piastres | null, to: Piastres | null): Bitmap | null {
    if (from === null && to === null) return null
    const { all } = this.#byPrice
    const first = from === null ? 0 : countBelow(all, this.price, from)
    const end = to === null ? all.length : countBelow(all, this.price, to + 1)
    const bitmap = new Int32Array(this.#layout.size >>> 5)
    fillRange(bitmap, this.#checkpoints, all, everything(this.#layout), [first, end])
    return bitmap
  }

  /** Of what matches (`total` positions), a page in an order. */
  page(
    matches: Bitmap,
    total: number,
    order: Order,
    { offset, size }: { readonly offset: number; readonly size: number },
  ): number[] {
    if (order.by === 'score') return positionsOf(matches, offset, size)
    const sorted = this.#inOrder(order)
    const group = everything(this.#layout)
    const page = { offset, size, descending: false }
    return pageInOrder(sorted, sorted.all, matches, { group, total }, page)
  }

  #inOrder(order: Order): SortedList {
    const key = `${order.by} ${order.descending} ${order.thenRating ?? ''}`
    const known = this.#lists.get(key)
    if (known) return known
    const made = this.#listBy(this.#majorOf(order))
    this.#lists.set(key, made)
    return made
  }

  /** What is compared first: a whole number below 2^32, the smaller the earlier. */
  #majorOf({ by, descending, thenRating }: Order): (at: number) => number {
    const rated = (at: number, down: boolean): number =>
      down ? MOST_RATING - (this.rating[at] ?? 0) : (this.rating[at] ?? 0)
    if (by === 'rating') return (at) => rated(at, descending)
    // Prices by their number among the different ones: so that the rating fits beside.
    const places = placesAmong(this.#byPrice.all, (at) => this.price[at] ?? 0)
    const last = places[this.#byPrice.all.at(-1) ?? 0] ?? 0
    return (at) => {
      const place = places[at] ?? 0
      const major = (descending ? last - place : place) * (MOST_RATING + 1)
      return thenRating ? major + rated(at, thenRating === 'desc') : major
    }
  }
}

/** Compares two positions as an order by price does, whatever prices they have. */
export function compareByPrice(
  { descending, thenRating }: Order,
  priceOf: (at: number) => Piastres,
  rating: Uint8Array,
): (a: number, b: number) => number {
  const sign = descending ? -1 : 1
  const ratingSign = thenRating === 'desc' ? -1 : thenRating === 'asc' ? 1 : 0
  return (a, b) =>
    sign * (priceOf(a) - priceOf(b)) || ratingSign * ((rating[a] ?? 0) - (rating[b] ?? 0)) || a - b
}
