import {
  getDayUseCounts,
  getDayUseDetails,
  getDayUseImages,
  getDayUses,
} from '@rihla/contract/catalogue/day-use'
import type { Mount } from '../../../platform/http/mount.ts'
import { cacheSeconds, type CatalogueDeps } from '../deps.ts'
import { listDayUseImages } from './list-images.ts'
import { countDayUses, searchDayUses } from './search-day-uses.ts'
import { showDayUse } from './show-day-use.ts'

/** Puts the calls of day-use in place. */
export function mountDayUse(mount: Mount, deps: CatalogueDeps): void {
  mount(getDayUses, (input, caller) => searchDayUses(deps, input, caller.language), {
    cacheSeconds: cacheSeconds.search,
  })
  mount(getDayUseCounts, (input) => countDayUses(deps, input), {
    cacheSeconds: cacheSeconds.search,
  })
  mount(getDayUseDetails, (input, caller) => showDayUse(deps, input, caller.language))
  mount(getDayUseImages, (input, caller) => listDayUseImages(deps, input, caller.language), {
    cacheSeconds: cacheSeconds.lists,
  })
}
