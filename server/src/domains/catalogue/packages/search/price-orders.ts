import type { Piastres } from '@rihla/contract/values/money'
import {
  add,
  emptyBitmap,
  has,
  positionsOf,
  subtract,
  type Bitmap,
} from '../../../../platform/memory-index/bitmap.ts'

/** How results can be ordered; among equals the recommended order, which the positions are in, decides. */
export type PackageOrder = {
  readonly by: 'score' | 'price' | 'rating'
  readonly descending: boolean
  /** Among equal prices, when both orders were asked for. */
  readonly thenRating?: 'asc' | 'desc'
}

/** Positions in an order, and the place that each of them has there. */
type Ordered = { readonly positions: Int32Array; readonly rank: Int32Array }

/** What packages cost, by position, and the ways to walk them. Of every day; some departures have their own. */
export type PriceOrders = {
  readonly count: number
  readonly price: Int32Array
  readonly rating: Uint8Array
  /** By price, the cheapest first. */
  readonly cheapest: Int32Array
  /** After so many more of the cheapest: which positions they are. */
  readonly checkpoints: readonly Bitmap[]
  readonly step: number
  /** Orders that were asked for already. */
  readonly known: Map<string, Ordered>
}

/** A price range starts from the next of so many, instead of from nothing. */
const CHECKPOINTS = 64
/** Positions stay below this: with a price (31 bits) before it, a key is a whole number. */
const SPAN = 2 ** 21
const MOST_RATING = 63

/** Makes the orders of these prices (piastres) and ratings (tenths). */
export function priceOrders(price: Int32Array, rating: Uint8Array): PriceOrders {
  const count = price.length
  if (count > SPAN) throw new Error(`More than ${SPAN} packages of a kind can't be ordered`)
  const cheapest = sortPositions(count, (at) => price[at] ?? 0)
  const step = Math.max(1, Math.ceil(count / CHECKPOINTS))
  const checkpoints: Bitmap[] = []
  const passed = emptyBitmap(count)
  cheapest.forEach((at, n) => {
    if (n % step === 0) checkpoints.push(passed.slice())
    add(passed, at)
  })
  return { count, price, rating, cheapest, checkpoints, step, known: new Map() }
}

/** Sorts by whole numbers below 2^32; equals stay in the order of their positions. */
function sortPositions(count: number, majorOf: (at: number) => number): Int32Array {
  const keys = new Float64Array(count)
  for (let at = 0; at < count; at += 1) keys[at] = majorOf(at) * SPAN + at
  keys.sort()
  return Int32Array.from(keys, (key) => key % SPAN)
}

/** Those that cost from `from` to `to`, both inclusive; null is open. Null when everything does. */
export function withinPrices(
  orders: PriceOrders,
  from: Piastres | null,
  to: Piastres | null,
): Bitmap | null {
  if (from === null && to === null) return null
  const first = from === null ? 0 : countBelow(orders, from)
  const end = to === null ? orders.count : countBelow(orders, to + 1)
  const bitmap = cheapestOf(orders, Math.max(first, end))
  subtract(bitmap, cheapestOf(orders, first))
  return bitmap
}

/** How many cost less. */
function countBelow({ count, cheapest, price }: PriceOrders, limit: Piastres): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((price[cheapest[middle] ?? 0] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return low
}

/** The first so many by price. */
function cheapestOf({ count, cheapest, checkpoints, step }: PriceOrders, many: number): Bitmap {
  const last = Math.min(Math.floor(many / step), checkpoints.length - 1)
  const bitmap = checkpoints[last]?.slice() ?? emptyBitmap(count)
  for (let n = Math.max(0, last) * step; n < many; n += 1) add(bitmap, cheapest[n] ?? 0)
  return bitmap
}

/** Putting a match in its place costs about as much as passing so many in the order. */
const SORT_COST = 4

/** Of what matches (`total` positions), those from `offset` up to `end` in an order. */
export function inOrder(
  orders: PriceOrders,
  matches: Bitmap,
  total: number,
  order: PackageOrder,
  offset: number,
  end: number,
): number[] {
  const last = Math.min(end, total)
  if (offset >= last) return []
  if (order.by === 'score') return positionsOf(matches, offset, last - offset)
  const { positions, rank } = orderedBy(orders, order)
  // Few matches are put in order; many are met while walking everything in order.
  if (total * SORT_COST < (orders.count * last) / total) {
    const ranks = Int32Array.from(positionsOf(matches), (at) => rank[at] ?? 0).sort()
    return Array.from(ranks.subarray(offset, last), (place) => positions[place] ?? 0)
  }
  const found: number[] = []
  let passed = 0
  for (let n = 0; found.length < last - offset; n += 1) {
    const at = positions[n] ?? 0
    if (!has(matches, at)) continue
    if (passed >= offset) found.push(at)
    passed += 1
  }
  return found
}

/** Compares two positions as an order by price does, whatever prices they have. */
export function compareByPrice(
  { descending, thenRating }: PackageOrder,
  priceOf: (at: number) => Piastres,
  rating: Uint8Array,
): (a: number, b: number) => number {
  const sign = descending ? -1 : 1
  const ratingSign = thenRating === 'desc' ? -1 : thenRating === 'asc' ? 1 : 0
  return (a, b) =>
    sign * (priceOf(a) - priceOf(b)) || ratingSign * ((rating[a] ?? 0) - (rating[b] ?? 0)) || a - b
}

function orderedBy(orders: PriceOrders, order: PackageOrder): Ordered {
  const { by, descending, thenRating } = order
  const key = `${by} ${descending} ${thenRating ?? ''}`
  const known = orders.known.get(key)
  if (known) return known
  const positions = sortPositions(orders.count, majorOf(orders, order))
  const rank = new Int32Array(orders.count)
  positions.forEach((at, place) => void (rank[at] = place))
  const made = { positions, rank }
  orders.known.set(key, made)
  return made
}

/** What is compared first: a whole number below 2^32, the smaller the earlier. */
function majorOf(
  orders: PriceOrders,
  { by, descending, thenRating }: PackageOrder,
): (at: number) => number {
  const { price, rating } = orders
  const rated = (at: number, down: boolean): number =>
    down ? MOST_RATING - (rating[at] ?? 0) : (rating[at] ?? 0)
  if (by === 'rating') return (at) => rated(at, descending)
  if (by === 'score') return () => 0
  const most = price[orders.cheapest.at(-1) ?? 0] ?? 0
  if (!thenRating) return (at) => (descending ? most - (price[at] ?? 0) : (price[at] ?? 0))
  // Prices by their number among the different ones: so that the rating fits beside.
  const places = pricePlaces(orders)
  const last = places[orders.cheapest.at(-1) ?? 0] ?? 0
  return (at) => {
    const place = places[at] ?? 0
    const major = descending ? last - place : place
    return major * (MOST_RATING + 1) + rated(at, thenRating === 'desc')
  }
}

function pricePlaces({ count, cheapest, price }: PriceOrders): Int32Array {
  const places = new Int32Array(count)
  let place = 0
  cheapest.forEach((at, n) => {
    if (n > 0 && price[at] !== price[cheapest[n - 1] ?? 0]) place += 1
    places[at] = place
  })
  return places
}
