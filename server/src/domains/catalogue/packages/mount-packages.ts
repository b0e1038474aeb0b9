import {
  getHoneymoonCounts,
  getHoneymoonDetails,
  getHoneymoonImages,
  getHoneymoons,
} from '@rihla/contract/catalogue/honeymoons'
import { getTripCounts, getTripDetails, getTrips } from '@rihla/contract/catalogue/trips'
import type { Mount } from '../../../platform/http/mount.ts'
import { listHoneymoonImages } from '../honeymoons/list-images.ts'
import { countHoneymoons, searchHoneymoons } from '../honeymoons/search-honeymoons.ts'
import { showHoneymoon } from '../honeymoons/show-honeymoon.ts'
import type { CatalogueDeps } from '../deps.ts'
import { countTrips, searchTrips } from '../trips/search-trips.ts'
import { showTrip } from '../trips/show-trip.ts'

/** Seconds that the same answer serves all requests that are the same. Details aren't kept: places run out. */
const keep = { search: 5, pictures: 30 } as const

/** Puts the calls of honeymoons and trips in place. */
export function mountPackages(mount: Mount, deps: CatalogueDeps): void {
  mount(getHoneymoons, (input, caller) => searchHoneymoons(deps, input, caller.language), {
    cacheSeconds: keep.search,
  })
  mount(getTrips, (input, caller) => searchTrips(deps, input, caller.language), {
    cacheSeconds: keep.search,
  })
  mount(getHoneymoonCounts, (input) => countHoneymoons(deps, input), {
    cacheSeconds: keep.search,
  })
  mount(getTripCounts, (input) => countTrips(deps, input), { cacheSeconds: keep.search })
  mount(getHoneymoonDetails, (input, caller) => showHoneymoon(deps, input, caller.language))
  mount(getHoneymoonImages, (input, caller) => listHoneymoonImages(deps, input, caller.language), {
    cacheSeconds: keep.pictures,
  })
  mount(getTripDetails, (input, caller) => showTrip(deps, input, caller.language))
}
