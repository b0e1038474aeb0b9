import type { Piastres } from '@rihla/contract/values/money'
import { roomsNeeded, spreadAdults, type Party, type RoomTerms } from '../party.ts'
import { childPercent, percentOf, type ChildBand, type NightRate } from '../price-stay.ts'

/**
 * How a party fills rooms of some terms: what the nights' amounts are multiplied by. `priceStay` says
 * the same in lines; a test holds the two together.
 */
export type Shares = {
  readonly rooms: number
  /** Rooms with one adult, and with more. */
  readonly single: number
  readonly shared: number
  /** Adults beyond the base, over all rooms. */
  readonly extraAdults: number
  /** Sum of the children's percents of an extra adult's price. */
  readonly childPercents: number
}

/** The shares of a party, or null when it doesn't fit. */
export function sharesOf(
  party: Party,
  terms: RoomTerms,
  bands: readonly ChildBand[],
): Shares | null {
  const rooms = roomsNeeded(party, terms)
  if (rooms === null) return null
  let [single, shared, extraAdults] = [0, 0, 0]
  for (const it of spreadAdults(party.adults, rooms)) {
    if (it.adults === 1) single += it.rooms
    else shared += it.rooms
    extraAdults += it.rooms * Math.max(0, it.adults - terms.baseAdults)
  }
  const childPercents = party.childAges.reduce((sum, age) => sum + childPercent(age, bands), 0)
  return { rooms, single, shared, extraAdults, childPercents }
}

/** What a night costs a party by the shares it has: in piastres, for children in hundredths of one. */
export const nightOf = (rate: NightRate, shares: Shares) => ({
  rooms: shares.single * rate.singlePrice + shares.shared * rate.price,
  extraAdults: shares.extraAdults * rate.extraAdult,
  children: shares.childPercents * rate.extraAdult,
})

/** What a stay costs without an offer, in piastres, from what its nights add up to. */
export const originalOf = (rooms: Piastres, extraAdults: Piastres, children: number): Piastres =>
  percentOf(rooms, 100) + percentOf(extraAdults, 100) + percentOf(children, 1)

/** The same with an offer. */
export const totalOf = (original: Piastres, offerPercent: number): Piastres =>
  original - percentOf(original, offerPercent)
