import type { CancellationTerms } from '@rihla/contract/cancellation/terms'
import { addDays, cairoInstant, type CalendarDate } from '@rihla/contract/values/dates'
import type { Party } from '@rihla/contract/values/party'
import { dayCancellation } from '../cancellation/offer-terms.ts'
import { placesOf, type ChildTerms } from '../party/child-terms.ts'
import { roomsNeeded, type RoomTerms } from '../stays/price/party.ts'

/** Honeymoons are sold by the couple, trips by the person. */
export type PackageKind = 'honeymoon' | 'trip'

/** SQL: the minute at which the sale of a row `p` of packages ends (see 140). */
export const saleEndSql = 'sale_end(p.kind, day_minutes(p.starts_at), p.sale_closes_at)'

/**
 * SQL: the minute of its first day at which a row `p` of packages begins: a honeymoon without a meeting point
 * of its own when its first hotel takes guests in.
 */
export const beginsSql = `coalesce((select day_minutes(h.check_in_from)
    from package_stays s left join hotels h on h.id = s.hotel_id
    where p.kind = 'honeymoon' and p.meeting_en is null and s.package_id = p.id
    order by s.sort_order limit 1), day_minutes(p.starts_at))`

/** SQL: the steps in which cancelling a row `p` of packages gives back less (see 180). */
export const cancellationStepsSql =
  'cancellation_steps_of(p.kind, p.free_cancellation_hours is not null, p.cancellation_steps)'

/** The terms on which it is sold for a day, on its page as in its quote; `begins` by `beginsSql`. */
export const packageCancellation = (
  row: Parameters<typeof dayCancellation>[0] & { readonly begins: number },
  date: CalendarDate,
): CancellationTerms => dayCancellation(row, date, cairoInstant(date, row.begins))

/** SQL: what a row `r` of room_types has room for, as JSON. */
export const roomTermsSql = `json_build_object('baseAdults', r.base_adults, 'maxAdults', r.max_adults,
  'maxChildren', r.max_children, 'maxOccupancy', r.max_occupancy)`

/** Started couples: one room each, and what a honeymoon is priced by. */
export const couplesOf = (adults: number): number => Math.ceil(adults / 2)

/** Places of a departure that adults take: couples, or persons. */
export const placesFor = (kind: PackageKind, adults: number): number =>
  kind === 'honeymoon' ? couplesOf(adults) : adults

/** What a party takes of a departure: its places (couples, or persons), and rooms of ours on every night. */
export type Need = { readonly places: number; readonly rooms: number }

/**
 * What a party takes of a departure. A room a started couple; more where the children wouldn't fit in
 * with them into the narrowest of the rooms, with an adult in each. Null: they don't fit at all.
 */
export function needOf(
  kind: PackageKind,
  party: Party,
  terms: ChildTerms,
  rooms: readonly RoomTerms[],
): Need | null {
  const couples = couplesOf(party.adults)
  const places = kind === 'honeymoon' ? couples : placesOf(party, terms)
  if (party.childAges.length === 0) return { places, rooms: couples }
  let most = couples
  for (const room of rooms) {
    const needed = roomsNeeded(party, room)
    if (needed === null) return null
    most = Math.max(most, needed)
  }
  return { places, rooms: most }
}

/**
 * Places that can really be had: those of the departure, as far as there are rooms of our own for
 * them; `rooms` is Infinity where none are needed.
 */
export const placesWithRooms = (kind: PackageKind, places: number, rooms: number): number =>
  Math.max(0, Math.min(places, kind === 'honeymoon' ? rooms : rooms * 2))

/** A room of ours in which a package stays for some nights, counted from its departure. */
export type RoomStay = {
  readonly roomId: number
  /** Nights before this stay begins. */
  readonly after: number
  readonly nights: number
}

type InSequence = { readonly roomId: number | null; readonly nights: number }

/** The stays in rooms of ours, in their order: each stay begins where the one before ends. */
export function roomStays(stays: readonly InSequence[]): RoomStay[] {
  let after = 0
  return stays.flatMap(({ roomId, nights }) => {
    const begins = after
    after += nights
    return roomId === null ? [] : [{ roomId, after: begins, nights }]
  })
}

/** Every night of these stays when the package leaves on a day; no night stands there twice. */
export const roomNights = (
  stays: readonly RoomStay[],
  departure: CalendarDate,
): { roomId: number; day: CalendarDate }[] =>
  stays.flatMap(({ roomId, after, nights }) =>
    Array.from({ length: nights }, (_, night) => ({
      roomId,
      day: addDays(departure, after + night),
    })),
  )
