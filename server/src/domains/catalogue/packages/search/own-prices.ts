import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import {
  add,
  has,
  intersect,
  remove,
  subtract,
  bitmapOf,
  type Bitmap,
} from '../../../../platform/memory-index/bitmap.ts'
import {
  compareByPrice,
  inOrder,
  withinPrices,
  type PackageOrder,
  type PriceOrders,
} from './price-orders.ts'

/** Departures of one day that cost something of their own: few beside all others, as a rule. */
export type OwnPrices = {
  readonly price: ReadonlyMap<number, Piastres>
  readonly having: Bitmap
  /** Their positions in the orders that were asked for already. */
  readonly known: Map<string, Int32Array>
}

/** The own prices of each day, of so many packages. */
export function ownPricesByDay(
  prices: Iterable<{ at: number; day: CalendarDate; price: Piastres }>,
  count: number,
): Map<CalendarDate, OwnPrices> {
  const byDay = new Map<CalendarDate, Map<number, Piastres>>()
  for (const { at, day, price } of prices) {
    const its = byDay.get(day) ?? new Map<number, Piastres>()
    byDay.set(day, its.set(at, price))
  }
  const made = new Map<CalendarDate, OwnPrices>()
  for (const [day, price] of byDay)
    made.set(day, { price, having: bitmapOf(price.keys(), count), known: new Map() })
  return made
}

/** Those that cost from `from` to `to` on a day, both inclusive; null when everything does. */
export function withinPricesOn(
  orders: PriceOrders,
  own: OwnPrices | undefined,
  from: Piastres | null,
  to: Piastres | null,
): Bitmap | null {
  const bitmap = withinPrices(orders, from, to)
  if (!bitmap || !own) return bitmap
  for (const [at, price] of own.price)
    (price >= (from ?? 0) && price <= (to ?? Infinity) ? add : remove)(bitmap, at)
  return bitmap
}

/** A page of what matched (`total` positions) on a day, in an order. */
export function pageOn(
  orders: PriceOrders,
  own: OwnPrices | undefined,
  matches: Bitmap,
  total: number,
  order: PackageOrder,
  { offset, size }: { offset: number; size: number },
): number[] {
  const end = Math.min(offset + size, total)
  if (offset >= end) return []
  if (!own || order.by !== 'price') return inOrder(orders, matches, total, order, offset, end)
  // Two sorted hands into one: those of the usual price, and those of their own.
  const usual = matches.slice()
  subtract(usual, own.having)
  const special = matches.slice()
  intersect(special, own.having)
  const ofOwn = specialInOrder(orders, own, order).filter((at) => has(special, at))
  const ofUsual = inOrder(orders, usual, total - ofOwn.length, order, 0, end)
  const priceOf = (at: number): Piastres => own.price.get(at) ?? orders.price[at] ?? 0
  const compare = compareByPrice(order, priceOf, orders.rating)
  return merge(ofUsual, ofOwn, compare, end).slice(offset)
}

function specialInOrder(orders: PriceOrders, own: OwnPrices, order: PackageOrder): Int32Array {
  const key = JSON.stringify(order)
  const known = own.known.get(key)
  if (known) return known
  const compare = compareByPrice(order, (at) => own.price.get(at) ?? 0, orders.rating)
  const made = Int32Array.from(own.price.keys()).sort(compare)
  own.known.set(key, made)
  return made
}

function merge(
  one: readonly number[],
  other: Int32Array,
  compare: (a: number, b: number) => number,
  most: number,
): number[] {
  const merged: number[] = []
  let [a, b] = [0, 0]
  while (merged.length < most && (a < one.length || b < other.length)) {
    const [next, its] = [one[a], other[b]]
    const first = its === undefined || (next !== undefined && compare(next, its) <= 0)
    merged.push((first ? next : its) ?? 0)
    if (first) a += 1
    else b += 1
  }
  return merged
}
