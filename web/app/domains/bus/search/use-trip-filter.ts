import {
  parseTripFilter,
  withTripFilter,
  type TripFilter,
  type TripWay,
} from '@rihla/contract/bus/trip-filters'
import { useSearchParams } from 'react-router'

/** How the departures of one way are narrowed and sorted: the address holds it. */
export function useTripFilter(way: TripWay) {
  const [params, setParams] = useSearchParams()
  return {
    filter: parseTripFilter(params, way),
    change: (filter: TripFilter): void =>
      setParams((now) => withTripFilter(now, way, filter), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}
