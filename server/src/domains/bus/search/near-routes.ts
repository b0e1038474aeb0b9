import {
  MOST_NEAR_ROUTES,
  NEAR_KM,
  type getNearRoutes,
  type NearRoute,
} from '@rihla/contract/bus/trips'
import type { Language } from '@rihla/contract/values/language'
import { toWholeEgp } from '@rihla/contract/values/money'
import type { CallInput } from '../../../platform/http/call.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { Station, Trip } from '../../../ports/bus-operator.ts'
import { askOperator, isNoAnswer } from '../ask-operator.ts'
import type { SearchDeps } from './deps.ts'
import { knownStations, meantBy } from './known-stations.ts'

/** Stations that are looked at on each side: bounds what the operator is asked for. */
const MOST_STATIONS = 8
const KM_A_DEGREE = 111.2

type Place = Pick<Station, 'latitude' | 'longitude'>

/** As the crow flies; Egypt is small enough to be flat. Infinite where a place isn't known. */
export function kmBetween(one: Place, other: Place): number {
  if (one.latitude === null || one.longitude === null) return Infinity
  if (other.latitude === null || other.longitude === null) return Infinity
  const narrower = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180)
  return (
    Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * narrower) *
    KM_A_DEGREE
  )
}

/** How far each station is that is near any of these, those themselves first. */
function around(stations: readonly Station[], ids: readonly number[]): Map<number, number> {
  const here = stations.filter((it) => ids.includes(it.id))
  const near = stations
    .map((it) => {
      const km = ids.includes(it.id) ? 0 : Math.min(...here.map((one) => kmBetween(one, it)))
      return [it.id, km] as const
    })
    .filter(([, km]) => km <= NEAR_KM)
    .toSorted(([, a], [, b]) => a - b)
  return new Map(near.slice(0, MOST_STATIONS))
}

/** The trips of each pair of stations that still have so many seats. */
const byPair = (trips: readonly Trip[], seats: number): Trip[][] => [
  ...Map.groupBy(
    trips.filter(({ seatsLeft }) => seatsLeft >= seats),
    ({ from, to }) => `${from.id} ${to.id}`,
  ).values(),
]

/**
 * Where a pair of stations has nothing on a day: pairs near by that have, those with the shortest way to
 * and from them first, then the cheapest. None when the day can't be booked.
 */
export async function listNearRoutes(
  deps: SearchDeps,
  {
    StationFromID: fromId,
    StationToID: toId,
    TripDate: day,
    Passengers: seats,
  }: CallInput<typeof getNearRoutes>,
  language: Language,
): Promise<NearRoute[] | Refusal> {
  const stations = await knownStations(deps)
  if (isRefusal(stations)) return stations
  const [from, to] = [meantBy(stations, fromId), meantBy(stations, toId)]
  const isKnown = (ids: readonly number[]) => stations.some(({ id }) => ids.includes(id))
  if (!isKnown(from) || !isKnown(to)) return refuse('station_unknown')
  const { min, max } = await deps.bookableDays()
  if (day < min || day > max) return []
  const [fromKm, toKm] = [around(stations, from), around(stations, to)]
  const ride = { fromIds: [...fromKm.keys()], toIds: [...toKm.keys()], day }
  const trips = await askOperator(deps, (operator) => operator.searchTrips(ride))
  if (isNoAnswer(trips)) return refuse('unavailable')
  return byPair(trips, seats)
    .flatMap((found) => {
      const [first] = found
      if (!first || (from.includes(first.from.id) && to.includes(first.to.id))) return []
      return {
        StationFromID: first.from.id,
        StationToID: first.to.id,
        StationNameFrom: first.from.name[language],
        StationNameTo: first.to.name[language],
        KmFrom: Math.round(fromKm.get(first.from.id) ?? 0),
        KmTo: Math.round(toKm.get(first.to.id) ?? 0),
        Trips: found.length,
        Price: toWholeEgp(Math.min(...found.map(({ price }) => price))),
        RoundPrice: toWholeEgp(Math.min(...found.map(({ roundPrice }) => roundPrice))),
      }
    })
    .toSorted((a, b) => a.KmFrom + a.KmTo - (b.KmFrom + b.KmTo) || a.Price - b.Price)
    .slice(0, MOST_NEAR_ROUTES)
}
