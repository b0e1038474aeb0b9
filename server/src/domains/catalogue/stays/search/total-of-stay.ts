import type { Piastres } from '@rihla/contract/values/money'
import { roomsNeeded, spreadAdults, type Party, type RoomTerms } from '../party.ts'
import { childPercent, percentOf, type ChildBand } from '../price-stay.ts'

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

/** What a stay costs without an offer, from what its nights add up to, in piastres. */
export const originalOf = (
  price: Piastres,
  single: Piastres,
  extra: Piastres,
  shares: Omit<Shares, 'rooms'>,
): Piastres =>
  percentOf(shares.single * single + shares.shared * price, 100) +
  percentOf(shares.extraAdults * extra, 100) +
  percentOf(shares.childPercents * extra, 1)

/** The same with an offer. */
export const totalOf = (original: Piastres, offerPercent: number): Piastres =>
  original - percentOf(original, offerPercent)
