import type { BusTrip, getAllTrips } from '@rihla/contract/bus/trips'
import { toDayMonthYear } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import type { CallInput } from '../../../platform/http/call.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { askOperator, isNoAnswer } from '../ask-operator.ts'
import { presentTrip } from '../present-trip.ts'
import { refuseUnknown, stationsOf } from './known-stations.ts'
import type { SearchDeps } from './deps.ts'

/**
 * Trips of one day in Cairo that can still be booked, sold out ones included; from a station to itself
 * there is none. Refuses a day that can't be booked at all, and stations that aren't there.
 */
export async function listTrips(
  deps: SearchDeps,
  { StationFromID: fromId, StationToID: toId, TripDate: day }: CallInput<typeof getAllTrips>,
  language: Language,
): Promise<{ Data: BusTrip[] } | Refusal> {
  const { min, max } = await deps.bookableDays()
  if (max < min) return refuse('trip_sale_closed')
  if (day < min || day > max)
    return refuse('date_outside_range', { min: toDayMonthYear(min), max: toDayMonthYear(max) })
  const ride = await stationsOf(deps, fromId, toId)
  if (isRefusal(ride)) return ride
  const trips = await askOperator(deps, (operator) => operator.searchTrips({ ...ride, day }))
  if (isNoAnswer(trips)) return refuse('unavailable')
  // Where trips go there are stations: they are looked for only when there is nothing to show.
  const refused = trips.length === 0 && (await refuseUnknown(deps, [fromId, toId]))
  return refused || { Data: trips.map((trip) => presentTrip(trip, language)) }
}
