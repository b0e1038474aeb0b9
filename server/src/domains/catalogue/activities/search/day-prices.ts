import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import { bitmapOf, type Bitmap } from '../../../../platform/memory-index/bitmap.ts'
import type { Group } from '../../../../platform/memory-index/layout.ts'
import { placeAmong } from '../../../../platform/memory-index/place-among.ts'
import type { ListName } from './list-name.ts'

/** Offers that cost something of their own on one day: few beside all others, as a rule. */
export class DayPrices {
  /** In order, and beside each what it costs. */
  readonly #positions: Int32Array
  readonly #prices: Int32Array
  readonly #having: Bitmap
  /** Those orders by price that were asked for already. */
  readonly #orders = new Map<ListName, Int32Array>()

  constructor(prices: ReadonlyMap<number, Piastres>, size: number) {
    this.#positions = Int32Array.from(prices.keys()).sort()
    this.#prices = this.#positions.map((at) => prices.get(at) ?? 0)
    this.#having = bitmapOf(this.#positions, size)
  }

  /** Null: that of all days. */
  priceOf(at: number): Piastres | null {
    const place = placeAmong(this.#positions, at)
    return this.#positions[place] === at ? (this.#prices[place] ?? null) : null
  }

  /** Those of a group, as a bitmap that begins with its first word; not to be changed. */
  havingIn({ firstWord, words }: Group): Bitmap {
    return this.#having.subarray(firstWord, firstWord + words)
  }

  /** Calls `visit` with each of a group and what it costs. */
  eachIn({ firstWord, words }: Group, visit: (at: number, price: Piastres) => void): void {
    const end = (firstWord + words) * 32
    const { length } = this.#positions
    for (let n = placeAmong(this.#positions, firstWord * 32); n < length; n += 1) {
      const at = this.#positions[n] ?? 0
      if (at >= end) return
      visit(at, this.#prices[n] ?? 0)
    }
  }

  /** All of them as a list has them, by what they cost on this day. */
  inOrder(list: ListName, compare: (a: number, b: number) => number): Int32Array {
    const known = this.#orders.get(list)
    if (known) return known
    const made = this.#positions.slice().sort(compare)
    this.#orders.set(list, made)
    return made
  }
}

/** Apart from the builder of an index, which a function that is made beside it would keep. */
export const makeDayPrices = (prices: ReadonlyMap<number, Piastres>, size: number): DayPrices =>
  new DayPrices(prices, size)

/** A price of a day's own, by row of the offer. */
export type PricedRow = {
  readonly row: number
  readonly day: CalendarDate
  readonly price: Piastres
}

/** The own prices of each day that has any, of offers that stand at these positions. */
export function dayPricesOf(
  priced: readonly PricedRow[],
  positionOf: Int32Array,
  size: number,
): Map<CalendarDate, DayPrices> {
  const byDay = new Map<CalendarDate, Map<number, Piastres>>()
  for (const { row, day, price } of priced) {
    const its = byDay.get(day) ?? new Map<number, Piastres>()
    byDay.set(day, its.set(positionOf[row] ?? 0, price))
  }
  return new Map([...byDay].map(([day, prices]) => [day, new DayPrices(prices, size)]))
}
