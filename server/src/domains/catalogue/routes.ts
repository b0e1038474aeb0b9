import {
  getActivities,
  getActivityDetails,
  getAllActivityTypes,
} from '@rihla/contract/catalogue/activities'
import { getDayUseDetails, getDayUseImages, getDayUses } from '@rihla/contract/catalogue/day-use'
import { getHotels } from '@rihla/contract/catalogue/hotel-search'
import { autoComplete, getDestinations, getSplashScreenData } from '@rihla/contract/catalogue/offer'
import type { Mount } from '../../platform/http/mount.ts'
import { searchActivities } from './activities/search-activities.ts'
import { showActivity } from './activities/show-activity.ts'
import { listImages } from './day-use/list-images.ts'
import { searchDayUses } from './day-use/search-day-uses.ts'
import { showDayUse } from './day-use/show-day-use.ts'
import { listDestinations } from './offer/destinations.ts'
import { siteSettings } from './offer/site-settings.ts'
import { suggest } from './suggest/suggest.ts'
import { mountPackages } from './packages/mount-packages.ts'
import type { CatalogueDeps } from './deps.ts'
import { searchStays } from './stays/search/search-stays.ts'
import { mountStays } from './stays/mount-stays.ts'

/** Seconds that the same answer serves all requests that are the same. Details aren't kept: places run out. */
const keep = { search: 5, lists: 30, suggestions: 60 } as const

const suggesting = { name: 'suggest', points: 600, seconds: 60 } as const

/** Puts the catalogue's calls in place. */
export function mountCatalogue(mount: Mount, deps: CatalogueDeps): void {
  mount(getActivities, (input, caller) => searchActivities(deps, input, caller.language), {
    cacheSeconds: keep.search,
  })
  mount(getActivityDetails, (input, caller) => showActivity(deps, input, caller.language))
  mount(
    getAllActivityTypes,
    async (_, caller) => {
      const { types } = await deps.snapshot.current()
      return [...types].map(([ActivityTypeId, name]) => ({
        ActivityTypeId,
        Name: name[caller.language],
      }))
    },
    { cacheSeconds: keep.lists },
  )
  mount(getDayUses, (input, caller) => searchDayUses(deps, input, caller.language), {
    cacheSeconds: keep.search,
  })
  mount(getDayUseDetails, (input, caller) => showDayUse(deps, input, caller.language))
  mount(getDayUseImages, (input, caller) => listImages(deps, input, caller.language), {
    cacheSeconds: keep.lists,
  })
  mount(getHotels, (input, caller) => searchStays(deps, input, caller.language), {
    cacheSeconds: keep.search,
  })
  mountStays(mount, deps)
  mountPackages(mount, deps)
  mount(getDestinations, (_, caller) => listDestinations(deps, caller.language), {
    cacheSeconds: keep.lists,
  })
  mount(getSplashScreenData, async () => siteSettings(deps.clock.now()), {
    cacheSeconds: keep.lists,
  })
  mount(autoComplete, (input, caller) => suggest(deps, input, caller.language), {
    cacheSeconds: keep.suggestions,
    limits: [suggesting],
  })
}
