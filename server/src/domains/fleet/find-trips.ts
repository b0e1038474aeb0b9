import type { CalendarDate } from '@rihla/contract/values/dates'
import type { BusOperator, RouteSales, Seat, SeatPrices, Trip } from '../../ports/bus-operator.ts'
import type { Fleet } from './fleet.ts'
import type { FleetDeps } from './deps.ts'
import { leavingAfter } from './sale-cutoff.ts'
import {
  lowestPrices,
  readTaken,
  readTrip,
  routesOver,
  tripsOn,
  type Route,
  type TripRow,
} from './trips-store.ts'

function toTrip(row: TripRow, fleet: Fleet): Trip {
  const from = fleet.stations.get(row.from_station_id)
  const to = fleet.stations.get(row.to_station_id)
  const busClass = fleet.classes.get(row.class_id)
  if (!from || !to || !busClass) throw new Error(`Trip ${row.id} is of another fleet`)
  return {
    id: row.id,
    from,
    to,
    departsAt: row.departs_at,
    minutes: row.minutes,
    className: busClass.name,
    classColour: busClass.colour,
    amenities: busClass.amenities,
    price: row.price,
    roundPrice: row.round_price,
    seats: row.seats,
    seatsLeft: Math.max(0, row.seats_left),
  }
}

/** The trips of stations that are in use. */
const served = (fleet: Fleet, rows: readonly TripRow[]): TripRow[] => {
  const ids = new Set(fleet.served.map((station) => station.id))
  return rows.filter((row) => ids.has(row.from_station_id) && ids.has(row.to_station_id))
}

/** See the port: trips of a day that can still be booked, by departure; none of a station out of use. */
export async function searchTrips(
  { db, clock, fleet }: FleetDeps,
  request: Route & { readonly day: CalendarDate },
): Promise<readonly Trip[]> {
  const now = clock.now()
  const { version, rows } = await tripsOn(db, { ...request, now, leavingAfter: leavingAfter(now) })
  const known = await fleet.at(version)
  return served(known, rows).map((row) => toTrip(row, known))
}

export async function cheapestDays(
  { db, clock, fleet }: FleetDeps,
  request: Parameters<BusOperator['cheapestDays']>[0],
): Promise<ReadonlyMap<CalendarDate, SeatPrices>> {
  const ids = new Set((await fleet.current()).served.map((station) => station.id))
  const fromIds = request.fromIds.filter((id) => ids.has(id))
  const toIds = request.toIds.filter((id) => ids.has(id))
  if (fromIds.length === 0 || toIds.length === 0) return new Map()
  const now = clock.now()
  return lowestPrices(db, { ...request, fromIds, toIds, now, leavingAfter: leavingAfter(now) })
}

/** See the port: a full trip counts to nothing here. */
export async function routesSold(
  { db, clock, fleet }: FleetDeps,
  request: Parameters<BusOperator['routesSold']>[0],
): Promise<readonly RouteSales[]> {
  const now = clock.now()
  const { version, rows } = await routesOver(db, {
    ...request,
    now,
    leavingAfter: leavingAfter(now),
  })
  const { served: stations } = await fleet.at(version)
  const byId = new Map(stations.map((station) => [station.id, station]))
  return rows.flatMap(({ from_station_id, to_station_id, sold: seatsSold, price, day }) => {
    const [from, to] = [byId.get(from_station_id), byId.get(to_station_id)]
    return from && to ? [{ from, to, seatsSold, price, day }] : []
  })
}

export async function findTrip(
  { db, clock, fleet }: FleetDeps,
  tripId: number,
): Promise<Trip | null> {
  const { version, rows: row } = await readTrip(db, tripId, clock.now())
  return row ? toTrip(row, await fleet.at(version)) : null
}

export async function seatMap(
  { db, clock, fleet }: FleetDeps,
  tripId: number,
): Promise<readonly Seat[] | null> {
  const { version, rows: trip } = await readTaken(db, tripId, clock.now())
  if (!trip) return null
  const taken = new Map(trip.taken.map((it) => [it.seat_id, it]))
  const { layouts } = await fleet.at(version)
  return (layouts.get(trip.layoutId) ?? []).map((seat) => {
    const by = taken.get(seat.id)
    const state = by ? (by.sold ? 'sold' : 'held') : 'free'
    return { ...seat, state, heldBy: by?.key ?? null }
  })
}
