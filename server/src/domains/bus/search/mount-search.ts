import { getBusTripSeats } from '@rihla/contract/bus/seats'
import {
  getAllStations,
  getAllTrips,
  getCheapestDays,
  getNearRoutes,
  getPopularRoutes,
} from '@rihla/contract/bus/trips'
import type { Mount } from '../../../platform/http/mount.ts'
import { listCheapestDays } from './cheapest-days.ts'
import { listSeats } from './list-seats.ts'
import { listStations } from './list-stations.ts'
import { listNearRoutes } from './near-routes.ts'
import { listTrips } from './list-trips.ts'
import { listPopularRoutes } from './popular-routes.ts'
import type { SearchDeps } from './deps.ts'

/**
 * Seconds that one answer is cached for all callers. Seats aren't cached: they run out, and the map
 * shows the caller's own.
 */
const keep = { stations: 60, trips: 2, days: 30, popular: 60 } as const

/** Mounts what needs no sign-in: everything before seats are chosen. */
export function mountSearch(mount: Mount, deps: SearchDeps): void {
  mount(getAllStations, (_, caller) => listStations(deps, caller.language), {
    cacheSeconds: keep.stations,
  })
  mount(getAllTrips, (input, caller) => listTrips(deps, input, caller.language), {
    cacheSeconds: keep.trips,
  })
  mount(getCheapestDays, (input) => listCheapestDays(deps, input), { cacheSeconds: keep.days })
  mount(getNearRoutes, (input, caller) => listNearRoutes(deps, input, caller.language), {
    cacheSeconds: keep.days,
  })
  mount(getPopularRoutes, (_, caller) => listPopularRoutes(deps, caller.language), {
    cacheSeconds: keep.popular,
  })
  mount(getBusTripSeats, async ({ TripID }, caller) =>
    listSeats(deps, TripID, (await caller.identity())?.userId ?? null),
  )
}
