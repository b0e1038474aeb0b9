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
import type { CatalogueParts } from './parts.ts'
import { searchStays } from './stays/search/search-stays.ts'
import { mountStays } from './stays/mount-stays.ts'

/** Seconds that the same answer serves everybody who asks the same. Details aren't kept: places run out. */
const keep = { search: 5, lists: 30, suggestions: 60 } as const

const suggesting = { name: 'suggest', points: 600, seconds: 60 } as const

/** Puts the catalogue's calls in place. */
export function mountCatalogue(mount: Mount, parts: CatalogueParts): void {
  mount(getActivities, (input, caller) => searchActivities(parts, input, caller.language), {
    cacheSeconds: keep.search,
  })
  mount(getActivityDetails, (input, caller) => showActivity(parts, input, caller.language))
  mount(
    getAllActivityTypes,
    async (_, caller) => {
      const { types } = await parts.snapshot.current()
      return [...types].map(([ActivityTypeId, name]) => ({
        ActivityTypeId,
        Name: name[caller.language],
      }))
    },
    { cacheSeconds: keep.lists },
  )
  mount(getDayUses, (input, caller) => searchDayUses(parts, input, caller.language), {
    cacheSeconds: keep.search,
  })
  mount(getDayUseDetails, (input, caller) => showDayUse(parts, input, caller.language))
  mount(getDayUseImages, (input, caller) => listImages(parts, input, caller.language), {
    cacheSeconds: keep.lists,
  })
  mount(getHotels, (input, caller) => searchStays(parts, input, caller.language), {
    cacheSeconds: keep.search,
  })
  mountStays(mount, parts)
  mountPackages(mount, parts)
  mount(getDestinations, (_, caller) => listDestinations(parts, caller.language), {
    cacheSeconds: keep.lists,
  })
  mount(getSplashScreenData, async () => siteSettings(parts.clock.now()), {
    cacheSeconds: keep.lists,
  })
  mount(autoComplete, (input, caller) => suggest(parts, input, caller.language), {
    cacheSeconds: keep.suggestions,
    limits: [suggesting],
  })
}
