import type { Piastres } from '@rihla/contract/values/money'
import { afterOffer } from '../price/price-stay.ts'

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

/** What hotels take off everything, in percent, until when (milliseconds); and the hotel of each room. */
export type OfferColumns = {
  readonly hotelOf: Int32Array
  readonly percent: Uint8Array
  readonly ends: Float64Array
}

/** Stays that were found, in columns, by the order of their hotels. */
export class FoundStays {
  count = 0
  /** Positions of the cheapest rooms. */
  readonly room: Int32Array
  readonly original: Float64Array
  readonly total: Float64Array
  /** A night's price, in whole piastres. */
  readonly perNight: Float64Array
  readonly span: Uint8Array

  readonly #offers: OfferColumns

  constructor(offers: OfferColumns) {
    const hotels = offers.percent.length
    this.#offers = offers
    this.room = new Int32Array(hotels)
    this.original = new Float64Array(hotels)
    this.total = new Float64Array(hotels)
    this.perNight = new Float64Array(hotels)
    this.span = new Uint8Array(hotels)
  }

  /** Adds the cheapest room of a hotel for some nights, if what it costs is within the prices asked for. */
  add(
    { nights, span, now, prices: { from, to } }: PricedNights,
    room: number,
    original: Piastres,
  ): void {
    const { hotelOf, percent, ends } = this.#offers
    const hotel = hotelOf[room] ?? 0
    const offer = percent[hotel] ?? 0
    const valid = offer > 0 && (ends[hotel] ?? 0) > now.getTime()
    const total = valid ? afterOffer(original, offer) : original
    const perNight = Math.round(total / nights)
    if ((from !== null && perNight < from) || (to !== null && perNight > to)) return
    const at = this.count
    this.count += 1
    this.room[at] = room
    this.original[at] = original
    this.total[at] = total
    this.perNight[at] = perNight
    this.span[at] = span
  }

  /** Takes one out; those behind it move up. */
  remove(at: number): void {
    for (const column of [this.room, this.original, this.total, this.perNight, this.span])
      column.copyWithin(at, at + 1, this.count)
    this.count -= 1
  }
}
