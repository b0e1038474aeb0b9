import {
  getActivities,
  getActivityCounts,
  getActivityDetails,
  getAllActivityTypes,
  getDayPrices,
  getOpenDays,
} from '@rihla/contract/catalogue/activities'
import type { Mount } from '../../../platform/http/mount.ts'
import { cacheSeconds, type CatalogueDeps } from '../deps.ts'
import { countFamily } from './count-activities.ts'
import { listDayPrices, listOpenDays } from './list-open-days.ts'
import { searchActivities } from './search-activities.ts'
import { showActivity } from './show-activity.ts'

/** Puts the calls of activities in place. */
export function mountActivities(mount: Mount, deps: CatalogueDeps): void {
  mount(getActivities, (input, caller) => searchActivities(deps, input, caller.language), {
    cacheSeconds: cacheSeconds.search,
  })
  mount(getActivityCounts, (input) => countFamily(deps, 'Activity', input), {
    cacheSeconds: cacheSeconds.search,
  })
  mount(getActivityDetails, (input, caller) => showActivity(deps, input, caller.language))
  mount(getDayPrices, (input) => listDayPrices(deps, input), { cacheSeconds: cacheSeconds.search })
  mount(getOpenDays, (input) => listOpenDays(deps, input), { cacheSeconds: cacheSeconds.search })
  mount(
    getAllActivityTypes,
    async (_, caller) => {
      const { types } = await deps.snapshot.current()
      return [...types].map(([ActivityTypeId, name]) => ({
        ActivityTypeId,
        Name: name[caller.language],
      }))
    },
    { cacheSeconds: cacheSeconds.lists },
  )
}
