import type { Party } from '@rihla/contract/values/party'

export type { Party } from '@rihla/contract/values/party'

/** What a room type has room for. */
export type RoomTerms = {
  /** Adults that the night's price is for. */
  readonly baseAdults: number
  readonly maxAdults: number
  readonly maxChildren: number
  readonly maxOccupancy: number
}

/** Rooms of one type in one booking. */
export const MAX_ROOMS = 5

/**
 * How many rooms of this type a party needs: enough adults' places, children's places, and beds in
 * all, and an adult in each room. Null when even MAX_ROOMS are too few, or a room would be left to
 * children.
 */
export function roomsNeeded({ adults, childAges }: Party, terms: RoomTerms): number | null {
  const children = childAges.length
  if (children > 0 && terms.maxChildren === 0) return null
  const rooms = Math.max(
    Math.ceil(adults / terms.maxAdults),
    children === 0 ? 0 : Math.ceil(children / terms.maxChildren),
    Math.ceil((adults + children) / terms.maxOccupancy),
  )
  return rooms > MAX_ROOMS || rooms > adults ? null : rooms
}

/** The adults spread over the rooms as evenly as can be: so many rooms with so many adults each. */
export function spreadAdults(
  adults: number,
  rooms: number,
): readonly { readonly rooms: number; readonly adults: number }[] {
  const fewer = Math.floor(adults / rooms)
  const fuller = adults % rooms
  const spread = [
    { rooms: fuller, adults: fewer + 1 },
    { rooms: rooms - fuller, adults: fewer },
  ]
  return spread.filter((it) => it.rooms > 0)
}
