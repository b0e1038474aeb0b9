import type { CalendarDate } from '@rihla/contract/values/dates'
import { isAhead, type DayDeadline } from '../availability/day-deadline.ts'
import { freeNowSql } from '../offer/availability.ts'
import { placesWithRooms, type Need, type PackageKind } from './package.ts'

/** A departure as it stands: what can be had of it, in couples or persons, rooms included. */
export type Departure = {
  readonly day: CalendarDate
  readonly places: number
  /** The same apart: its own places, and the fewest rooms of ours on any of its nights. */
  readonly free: Need
  /** Piastres, where it has its own. */
  readonly ownPrice: number | null
  /** Whether its sale is still to end. */
  readonly isOpen: boolean
}

/** Whether a departure has what a party takes of it. */
export const hasEnough = (free: Need, need: Need): boolean =>
  free.places >= need.places && free.rooms >= need.rooms

/**
 * A departure as it is read: its day, its own places, its own price in piastres if it has one, and the
 * fewest rooms of ours free on any night of its stays; null where it needs none.
 */
export type DepartureRow = readonly [
  day: CalendarDate,
  places: number,
  ownPrice: number | null,
  rooms: number | null,
]

/**
 * Which departures to read: the first `most` from `first` to `last`, and before them the last `mostBefore` from
 * `earliest` on; all days inclusive.
 */
export type DepartureRange = {
  readonly earliest: CalendarDate
  readonly mostBefore: number
  readonly first: CalendarDate
  readonly last: CalendarDate
  readonly most: number
}

/** Placeholders, such as `$1`, of what a list of departures is read for. */
type Placeholders = Record<keyof DepartureRange | 'id' | 'now', string>

/**
 * SQL: the rooms of ours in which a package stays, each with the nights before it; the common table
 * that `departuresSql` reads. Each stay begins where the one before ends, as in `roomStays`.
 */
export const roomStaysSql = (id: string): string => `room_stays as materialized (
  select room_id, nights, after from (
    select room_id, nights, sum(nights) over (order by sort_order)::integer - nights as after
      from package_stays where package_id = ${id}) t
   where room_id is not null)`

/** SQL: rooms free on the nights of one stay when it begins on a day; a night without stock has none. */
const freeOnNightsSql = (now: string): string => `
  select case when count(*) < r.nights then 0 else greatest(0, min(${freeNowSql(now)})) end as free
    from stock s
   where s.kind = 'room' and s.item_id = r.room_id
     and s.day >= k.day + r.after and s.day < k.day + r.after + r.nights`

/** SQL: whether managers left the day `s` to be sold. */
const isSoldSql = `s.day between coalesce((select x.first_day from site_dates x where x.sold = 'packages'), s.day)
  and coalesce((select x.last_day from site_dates x where x.sold = 'packages'), s.day)`

/** SQL: so many of some days on which a package leaves, and its own places of each. */
const leavingSql = (
  { id, now }: Placeholders,
  { days, order, most }: { days: string; order: 'asc' | 'desc'; most: string },
): string => `
  (select s.day, ${freeNowSql(now)} as places
    from stock s where s.kind = 'package' and s.item_id = ${id} and not s.closed
      and ${days} and ${isSoldSql} order by s.day ${order} limit ${most}::integer)`

const beforeSql = (its: Placeholders): string =>
  leavingSql(its, {
    days: `s.day >= ${its.earliest}::date and s.day < ${its.first}::date`,
    order: 'desc',
    most: its.mostBefore,
  })

const nextSql = (its: Placeholders): string =>
  leavingSql(its, {
    days: `s.day between ${its.first}::date and ${its.last}::date`,
    order: 'asc',
    most: its.most,
  })

/**
 * SQL: the days of a range on which a package leaves, as JSON; those sold out stand there without places. Of the
 * rooms' nights only those of these departures are read.
 */
export const departuresSql = (its: Placeholders): string => `
  coalesce((select json_agg(json_build_array(k.day, k.places, d.price,
      (select min(n.free) from room_stays r cross join lateral (${freeOnNightsSql(its.now)}) n)) order by k.day)
    from (${beforeSql(its)} union all ${nextSql(its)}) k
    left join package_departures d on d.package_id = ${its.id} and d.day = k.day), '[]')`

type Leaving = {
  readonly kind: PackageKind
  readonly stays: readonly { readonly onSale: boolean }[]
  readonly departures: readonly DepartureRow[]
  readonly sale_end: DayDeadline
}

/** What there is of each departure of a package: nothing, once one of its rooms is off sale. */
export function departuresOf(
  { kind, stays, departures, sale_end }: Leaving,
  now: Date,
): Departure[] {
  const sold = stays.every((stay) => stay.onSale)
  return departures.map(([day, places, ownPrice, rooms]) => {
    const its = { day, ownPrice, isOpen: isAhead(sale_end, day, now) }
    if (rooms === null) return { ...its, places, free: { places, rooms: Infinity } }
    const free = { places, rooms: sold ? rooms : 0 }
    return { ...its, places: placesWithRooms(kind, places, free.rooms), free }
  })
}
