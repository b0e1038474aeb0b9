import type { BusStation } from '@rihla/contract/bus/trips'
import type { DestinationPage } from '@rihla/contract/catalogue/destinations'

export type Spot = Pick<DestinationPage, 'CityId' | 'CityName' | 'Latitude' | 'Longitude'>

/** As far as a taxi from the stop is worth it. */
const MOST_KILOMETRES = 25
const KILOMETRES_PER_DEGREE = 111

/** Flat, which is exact enough for so short a way. */
function kilometresTo(place: Spot, { Latitude, Longitude }: BusStation): number {
  if (Latitude === null || Longitude === null) return Infinity
  const east = (Longitude - place.Longitude) * Math.cos((place.Latitude * Math.PI) / 180)
  return Math.hypot(Latitude - place.Latitude, east) * KILOMETRES_PER_DEGREE
}

/** Where one gets off the bus for a place: its city with all stations, or the station that is near. */
export function nearestStation(stations: readonly BusStation[], place: Spot) {
  const city = stations.find((it) => it.IsCity && it.StationName === place.CityName)
  const [nearest] = stations
    .map((station) => ({ station, away: kilometresTo(place, station) }))
    .filter(({ away }) => away <= MOST_KILOMETRES)
    .toSorted((a, b) => a.away - b.away)
  const found = city ?? nearest?.station
  return found ? { StationID: found.StationID, StationName: found.StationName } : null
}
