import type { SeatPrices } from '../../ports/bus-operator.ts'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Piastres } from '@rihla/contract/values/money'
import { sql } from 'kysely'
import { named, type Db, type Trx } from '../../platform/database/connect.ts'

export type TripRow = {
  id: number
  from_station_id: number
  to_station_id: number
  class_id: number
  departs_at: Date
  minutes: number
  price: Piastres
  round_price: Piastres
  seats: number
  seats_left: number
}

/** With the fleet's version as of the same moment (`FleetCache.at`). */
export type Versioned<T> = { readonly version: number; readonly rows: T }

/** Holds that are over don't count, tidied or not; they are looked for only where something is held. */
const seatsLeft = (
  now: string,
): string => `(s.capacity - s.sold - s.held + case when s.held = 0 then 0 else coalesce((
  select sum(l.quantity)::integer from hold_lines l join holds h on h.id = l.hold_id
   where l.kind = 'bus' and l.item_id = s.item_id and l.day = s.day
     and h.state = 'active' and h.expires_at <= ${now}), 0) end)`

const columns = `v.version, t.id, t.from_station_id, t.to_station_id, t.class_id, t.departs_at, t.minutes, t.price,
  t.round_price, s.capacity as seats, ${seatsLeft('x.at')} as seats_left`

type Outer<T> = { version: number } & ({ id: null } | T)

const versioned = <T extends { id: number }>(rows: readonly Outer<T>[]): Versioned<T[]> => ({
  version: rows[0]?.version ?? 0,
  rows: rows.filter((row): row is { version: number } & T => row.id !== null),
})

/** Of any of these stations to any of those. */
export type Route = { readonly fromIds: readonly number[]; readonly toIds: readonly number[] }

/**
 * The trips `t` of a route. Of one station to one, as most are, it is a statement of its own: a plan for lists of
 * unknown length looks so dear that PostgreSQL plans each search anew, for thrice as long as it runs.
 */
const ofRoute = (name: string, { fromIds, toIds }: Route) => {
  const [from, to] = [fromIds[0], toIds[0]]
  const isPair = fromIds.length === 1 && toIds.length === 1
  return {
    name: named(isPair ? `${name}-of-pair` : name),
    route: isPair
      ? sql`t.from_station_id = ${from} and t.to_station_id = ${to}`
      : sql`t.from_station_id = any (${fromIds}::bigint[]) and t.to_station_id = any (${toIds}::bigint[])`,
  }
}

/** Trips on sale of a route on a day that leave after an instant, by departure. */
export async function tripsOn(
  db: Db,
  request: Route & {
    day: CalendarDate
    now: Date
    leavingAfter: Date
  },
): Promise<Versioned<TripRow[]>> {
  const { name, route } = ofRoute('bus-trips-on', request)
  const { rows } = await sql<Outer<TripRow>>`${name}
    select ${sql.raw(columns)}
      from fleet_version v cross join (select ${request.now}::timestamptz as at) x
      left join (bus_trips t join stock s on s.kind = 'bus' and s.item_id = t.id and s.day = t.day and not s.closed)
        on ${route} and t.day = ${request.day}::date
       and t.departs_at > ${request.leavingAfter}
     order by t.departs_at, t.id`.execute(db)
  return versioned(rows)
}

/** Any trip, left or not, on sale or not. */
export async function readTrip(
  db: Db,
  tripId: number,
  now: Date,
): Promise<Versioned<TripRow | undefined>> {
  const { rows } = await sql<Outer<TripRow>>`${named('bus-trip')}
    select ${sql.raw(columns)}
      from fleet_version v cross join (select ${now}::timestamptz as at) x
      left join (bus_trips t join stock s on s.kind = 'bus' and s.item_id = t.id and s.day = t.day)
        on t.id = ${tripId}`.execute(db)
  const found = versioned(rows)
  return { version: found.version, rows: found.rows[0] }
}

/** The lowest prices of each day among trips with so many seats left. */
export async function lowestPrices(
  db: Db,
  request: Route & {
    seats: number
    first: CalendarDate
    last: CalendarDate
    now: Date
    leavingAfter: Date
  },
): Promise<ReadonlyMap<CalendarDate, SeatPrices>> {
  const { name, route } = ofRoute('bus-lowest-prices', request)
  const { rows } = await sql<SeatPrices & { day: CalendarDate }>`${name}
    select t.day, min(t.price) as price, min(t.round_price) as "roundPrice"
      from bus_trips t
      join stock s on s.kind = 'bus' and s.item_id = t.id and s.day = t.day and not s.closed
      cross join (select ${request.now}::timestamptz as at) x
     where ${route} and t.day between ${request.first}::date and ${request.last}::date and t.departs_at > ${request.leavingAfter}
       and ${sql.raw(seatsLeft('x.at'))} >= ${request.seats}
     group by t.day`.execute(db)
  return new Map(rows.map(({ day, ...prices }) => [day, prices]))
}

export type RouteRow = {
  from_station_id: number
  to_station_id: number
  sold: number
  price: Piastres
  day: CalendarDate
}

/** Pairs of stations with seats left, over some days: what is sold of them, and the lowest price. */
export async function routesOver(
  db: Db,
  request: { first: CalendarDate; last: CalendarDate; now: Date; leavingAfter: Date },
): Promise<Versioned<RouteRow[]>> {
  const { rows } = await sql<Outer<RouteRow & { id: number }>>`${named('bus-routes-over')}
    select v.version, r.* from fleet_version v
      cross join (select ${request.now}::timestamptz as at) x
      left join lateral (
        select min(t.id) as id, t.from_station_id, t.to_station_id, sum(s.sold)::integer as sold, min(t.price) as price,
               (array_agg(t.day order by t.price, t.departs_at))[1] as day
          from bus_trips t
          join stock s on s.kind = 'bus' and s.item_id = t.id and s.day = t.day and not s.closed
         where t.day between ${request.first}::date and ${request.last}::date
           and t.departs_at > ${request.leavingAfter} and ${sql.raw(seatsLeft('x.at'))} > 0
         group by t.from_station_id, t.to_station_id) r on true`.execute(db)
  return versioned(rows)
}

export type TakenSeat = { seat_id: number; sold: boolean; key: string | null }

/** The layout of a trip and those of its seats that aren't free; null: no such trip. */
export async function readTaken(
  db: Db,
  tripId: number,
  now: Date,
): Promise<Versioned<{ layoutId: number; taken: TakenSeat[] } | null>> {
  const { rows } = await sql<{
    version: number
    layout_id: number | null
    seat_id: number | null
    sold: boolean
    key: string | null
  }>`${named('bus-taken-seats')}
    select v.version, t.layout_id, c.seat_id, c.sold, c.key
      from fleet_version v
      left join bus_trips t on t.id = ${tripId}
      left join lateral (
        select c.seat_id, h.state = 'consumed' as sold,
               case when h.state <> 'consumed' then h.key end as key
          from seat_claims c join holds h on h.id = c.hold_id
         where c.item_id = t.id and not (h.state = 'active' and h.expires_at <= ${now})) c on true`.execute(
    db,
  )
  const layoutId = rows[0]?.layout_id
  return {
    version: rows[0]?.version ?? 0,
    rows:
      layoutId === null || layoutId === undefined
        ? null
        : {
            layoutId,
            taken: rows.filter((row): row is typeof row & TakenSeat => row.seat_id !== null),
          },
  }
}

export type TripFacts = {
  id: number
  day: CalendarDate
  departs_at: Date
  closed: boolean
  seats: number[]
}

/** What a hold must know of the trips it asks for. */
export async function readFacts(db: Db | Trx, tripIds: readonly number[]): Promise<TripFacts[]> {
  const { rows } = await sql<TripFacts>`
    select t.id, t.day, t.departs_at, s.closed,
           (select array_agg(b.id) from bus_seats b where b.layout_id = t.layout_id) as seats
      from bus_trips t join stock s on s.kind = 'bus' and s.item_id = t.id and s.day = t.day
     where t.id = any(${tripIds}::bigint[])`.execute(db)
  return rows
}
