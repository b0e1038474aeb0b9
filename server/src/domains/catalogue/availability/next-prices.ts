import type { Piastres } from '@rihla/contract/values/money'
import type { Party } from '@rihla/contract/values/party'
import { bitmapOf, has, type Bitmap } from '../../../platform/memory-index/bitmap.ts'

/** For whom the next day is looked for, and whether cancelling must be free on it; `minute` as deadlines count them. */
export type NextDayAsked = {
  readonly party: Party
  readonly free: boolean
  readonly minute: number
}

/** Parties whose answers are kept within a minute. */
const MOST_PARTIES = 32

/**
 * What offers that have days with prices of their own cost on the next day that can be booked: worked out for
 * a party when a search without a date first asks, and again once a minute, or places of such an offer, changed.
 * `Prices` is how an index keeps the prices of one day.
 */
export class NextPrices<Prices> {
  readonly #positions: readonly number[]
  readonly #having: Bitmap
  readonly #size: number
  readonly #make: (prices: ReadonlyMap<number, Piastres>, size: number) => Prices
  readonly #known = new Map<string, Prices>()
  #minute = NaN

  /** `positions`: those of offers that have such days, among `size` of all. */
  constructor(
    positions: readonly number[],
    size: number,
    make: (prices: ReadonlyMap<number, Piastres>, size: number) => Prices,
  ) {
    this.#positions = positions
    this.#having = bitmapOf(positions, size)
    this.#size = size
    this.#make = make
  }

  /** Undefined: no offer has such days. `priceOf` answers null where the next day costs what all days do. */
  of(
    { party, free, minute }: NextDayAsked,
    priceOf: (at: number) => Piastres | null,
  ): Prices | undefined {
    if (this.#positions.length === 0) return undefined
    if (minute !== this.#minute || this.#known.size >= MOST_PARTIES) this.clear()
    this.#minute = minute
    const key = `${party.adults} ${party.childAges.join()} ${free}`
    const known = this.#known.get(key)
    if (known) return known
    const prices = new Map<number, Piastres>()
    for (const at of this.#positions) {
      const price = priceOf(at)
      if (price !== null) prices.set(at, price)
    }
    const made = this.#make(prices, this.#size)
    this.#known.set(key, made)
    return made
  }

  /** Places at a position are others than before. */
  change(at: number): void {
    if (this.#known.size > 0 && has(this.#having, at)) this.clear()
  }

  clear(): void {
    this.#known.clear()
  }
}
