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
import { mergeSorted } from '../../../../platform/memory-index/merge-sorted.ts'
import type { Order } from '../../offer/order.ts'
import { compareByPrice, type PriceOrders } from './price-orders.ts'

/** Departures with a price of their own, one a package, as those of one day: few beside all others, as a rule. */
export type DeparturePrices = {
  readonly price: ReadonlyMap<number, Piastres>
  readonly having: Bitmap
  /** Their positions in the orders that were asked for already. */
  readonly known: Map<string, Int32Array>
}

/** The own prices of each day, of so many packages. */
export function departurePricesByDay(
  prices: Iterable<{ at: number; day: CalendarDate; price: Piastres }>,
  count: number,
): Map<CalendarDate, DeparturePrices> {
  const byDay = new Map<CalendarDate, Map<number, Piastres>>()
  for (const { at, day, price } of prices) {
    const its = byDay.get(day) ?? new Map<number, Piastres>()
    byDay.set(day, its.set(at, price))
  }
  return new Map([...byDay].map(([day, price]) => [day, departurePrices(price, count)]))
}

/** Own prices by position, of so many packages. */
export const departurePrices = (
  price: ReadonlyMap<number, Piastres>,
  count: number,
): DeparturePrices => ({ price, having: bitmapOf(price.keys(), count), known: new Map() })

/** Those that cost from `from` to `to` on a day, both inclusive; null when everything does. */
export function withinPricesOn(
  orders: PriceOrders,
  own: DeparturePrices | undefined,
  from: Piastres | null,
  to: Piastres | null,
): Bitmap | null {
  const bitmap = orders.within(from, to)
  if (!bitmap || !own) return bitmap
  for (const [at, price] of own.price)
    (price >= (from ?? 0) && price <= (to ?? Infinity) ? add : remove)(bitmap, at)
  return bitmap
}

/** A page of what matched (`total` positions) on a day, in an order. */
export function pageOn(
  orders: PriceOrders,
  own: DeparturePrices | undefined,
  matches: Bitmap,
  total: number,
  order: Order,
  { offset, size }: { offset: number; size: number },
): number[] {
  const end = Math.min(offset + size, total)
  if (offset >= end) return []
  if (!own || order.by !== 'price') return orders.page(matches, total, order, { offset, size })
  // Two sorted hands into one: those of the usual price, and those of their own.
  const usual = matches.slice()
  subtract(usual, own.having)
  const special = matches.slice()
  intersect(special, own.having)
  const ofOwn = specialInOrder(orders, own, order).filter((at) => has(special, at))
  const page = { offset: 0, size: end }
  const ofUsual = orders.page(usual, total - ofOwn.length, order, page)
  const priceOf = (at: number): Piastres => own.price.get(at) ?? orders.price[at] ?? 0
  const compare = compareByPrice(order, priceOf, orders.rating)
  return mergeSorted(ofUsual, ofOwn, compare, end).slice(offset)
}

function specialInOrder(orders: PriceOrders, own: DeparturePrices, order: Order): Int32Array {
  const key = JSON.stringify(order)
  const known = own.known.get(key)
  if (known) return known
  const compare = compareByPrice(order, (at) => own.price.get(at) ?? 0, orders.rating)
  const made = Int32Array.from(own.price.keys()).sort(compare)
  own.known.set(key, made)
  return made
}
