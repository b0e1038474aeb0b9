import type { BusStation } from '@rihla/contract/bus/trips'
import { findNames, named, type Named } from '@rihla/contract/names/find-names'

const prepared = new WeakMap<BusStation, Named>()

/** Names of a station, prepared once for all that is typed. */
function namesOf(station: BusStation): Named {
  const names = prepared.get(station) ?? named(`${station.SearchText} ${station.StationName}`)
  prepared.set(station, names)
  return names
}

/** Stations that are meant by what is typed, in either language and however it is spelt. */
export const findStations = (
  stations: readonly BusStation[],
  typed: string,
): readonly BusStation[] => findNames(stations, typed, namesOf)
