import { PRICE_BARS, type FilterCounts } from '@rihla/contract/catalogue/filter-counts'
import { fromEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'

/** Ends of the price slider, whole EGP. */
export type PriceEnds = { readonly PriceStart: number; readonly PriceEnd: number }

/** Collects what offers cost: the ends, and how many cost about the same. */
export class PriceSpread {
  readonly #start: Piastres
  readonly #step: number
  readonly #bars: number[] = Array<number>(PRICE_BARS).fill(0)
  #lowest = Infinity
  #highest = -Infinity

  constructor({ PriceStart, PriceEnd }: PriceEnds) {
    this.#start = fromEgp(PriceStart)
    this.#step = Math.max(1, fromEgp(PriceEnd) - this.#start) / PRICE_BARS
  }

  /** What lies outside of the slider counts at its ends. */
  add(price: Piastres): void {
    const step = Math.floor((price - this.#start) / this.#step)
    const bar = Math.max(0, Math.min(PRICE_BARS - 1, step))
    this.#bars[bar] = (this.#bars[bar] ?? 0) + 1
    if (price < this.#lowest) this.#lowest = price
    if (price > this.#highest) this.#highest = price
  }

  present(): FilterCounts['Prices'] {
    const isSome = this.#highest >= this.#lowest
    return {
      Lowest: isSome ? toWholeEgp(this.#lowest) : null,
      Highest: isSome ? toWholeEgp(this.#highest) : null,
      Bars: this.#bars,
    }
  }
}
