import type { Occupancy } from '../../../ports/hotel-supplier.ts'

/** Who stays: adults, and the age of each child. */
export type Party = { readonly adults: number; readonly childAges: readonly number[] }

/** What hotels everywhere take into one room. */
const ADULTS_A_ROOM = 3
const PEOPLE_A_ROOM = 4

/**
 * A party spread over as few rooms as usually hold it, an adult in each, adults and children as evenly
 * as can be; equal rooms stand together. Suppliers price rooms, not parties.
 */
export function occupanciesOf({ adults, childAges }: Party): Occupancy[] {
  const needed = Math.max(
    Math.ceil(adults / ADULTS_A_ROOM),
    Math.ceil((adults + childAges.length) / PEOPLE_A_ROOM),
  )
  const rooms = Math.min(needed, adults)
  const ages = childAges.toSorted((a, b) => b - a)
  const each = Array.from({ length: rooms }, (_, room) => ({
    adults: Math.floor(adults / rooms) + (room < adults % rooms ? 1 : 0),
    // From the last room on: those have the fewer adults.
    childAges: ages.filter((_, child) => child % rooms === rooms - 1 - room),
  }))
  const groups = Map.groupBy(each, (room) => `${room.adults} ${room.childAges.join()}`)
  return [...groups.values()].flatMap((equal) => {
    const [one] = equal
    return one ? [{ rooms: equal.length, adults: one.adults, childAges: one.childAges }] : []
  })
}
