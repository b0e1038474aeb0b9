import type { Piastres } from '@rihla/contract/values/money'
import { afterOffer } from '../price/price-stay.ts'
import { firstOf } from '../../../../platform/memory-index/first-of.ts'

/** Piastres for a night, both ends inclusive, compared with what one pays; null is open. */
export type PriceRange = { readonly from: Piastres | null; readonly to: Piastres | null }

/** Nights of a search that are priced: what a stay of them may cost, at which instant. */
export type PricedNights = {
  readonly nights: number
  /** Position among the search's spans: ships sail on different days. */
  readonly span: number
  readonly now: Date
  readonly prices: PriceRange
}

/** What hotels take off everything, in percent, until when (milliseconds). */
export type OfferColumns = { readonly percent: Uint8Array; readonly ends: Float64Array }

/** Stays that were found, in columns, by the order of their hotels. */
export class FoundStays {
  count = 0
  /** Positions of the hotels, and of their cheapest rooms. */
  readonly hotel: Int32Array
  readonly room: Int32Array
  readonly original: Float64Array
  readonly total: Float64Array
  readonly span: Uint8Array
  /** What they are put in order by; whoever does writes it. */
  readonly keys: Float64Array

  readonly #percent: Uint8Array
  readonly #ends: Float64Array
  /** By span. */
  #nights: number[] = []
  #span = 0
  #now = 0
  #least = -Infinity
  #most = Infinity

  constructor({ percent, ends }: OfferColumns) {
    const hotels = percent.length
    this.#percent = percent
    this.#ends = ends
    this.hotel = new Int32Array(hotels)
    this.room = new Int32Array(hotels)
    this.original = new Float64Array(hotels)
    this.total = new Float64Array(hotels)
    this.span = new Uint8Array(hotels)
    this.keys = new Float64Array(hotels)
  }

  clear(): void {
    this.count = 0
    this.#nights = []
  }

  /** Says of which nights the stays are that are added from here on, and what one of them may cost. */
  begin({ nights, span, now, prices: { from, to } }: PricedNights): void {
    this.#nights[span] = nights
    this.#span = span
    this.#now = now.getTime()
    // A night's price is rounded half up; to compare what all of them cost is to divide none of them.
    this.#least = from === null ? -Infinity : (from - 0.5) * nights
    this.#most = to === null ? Infinity : (to + 0.5) * nights
  }

  /** Adds the cheapest room of a hotel, if what it costs is within the prices asked for. */
  add(hotel: number, room: number, original: Piastres): void {
    const percent = this.#percent[hotel] ?? 0
    const valid = percent > 0 && (this.#ends[hotel] ?? 0) > this.#now
    const total = valid ? afterOffer(original, percent) : original
    if (total < this.#least || total >= this.#most) return
    const at = this.count
    this.count += 1
    this.hotel[at] = hotel
    this.room[at] = room
    this.original[at] = original
    this.total[at] = total
    this.span[at] = this.#span
  }

  /** A night's price, in whole piastres. */
  perNight(at: number): Piastres {
    return Math.round((this.total[at] ?? 0) / (this.#nights[this.span[at] ?? 0] ?? 1))
  }

  /**
   * Places of those whose night costs no more (sign 1; no less: -1) than that of the `count`th, in no order.
   * Totals of as many nights are compared as they are: to round each night's price takes longer than finding it.
   */
  cheapestOrDearest(sign: 1 | -1, count: number): number[] {
    const places: number[] = []
    const limit =
      this.#nights.length === 1 && count < this.count ? this.#limitOf(sign, count) : Infinity
    for (let at = 0; at < this.count; at += 1)
      if (sign * (this.total[at] ?? 0) <= limit) places.push(at)
    return places
  }

  /** What a total, times the sign, may be whose night is rounded to that of the `count`th. */
  #limitOf(sign: 1 | -1, count: number): number {
    for (let at = 0; at < this.count; at += 1) this.keys[at] = sign * (this.total[at] ?? 0)
    const last = firstOf(this.count, count, this.keys, () => 0).at(-1) ?? 0
    const nights = this.#nights[0] ?? 1
    return (sign * this.perNight(last) + 0.5) * nights
  }

  /** Takes one out; those behind it move up. */
  remove(at: number): void {
    for (const column of [this.hotel, this.room, this.original, this.total, this.span])
      column.copyWithin(at, at + 1, this.count)
    this.count -= 1
  }
}
