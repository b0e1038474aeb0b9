import { getHoneymoonDetails, getHoneymoonImages } from '@rihla/contract/catalogue/honeymoons'
import { getTripDetails } from '@rihla/contract/catalogue/trips'
import type { Mount } from '../../../platform/http/mount.ts'
import { listHoneymoonImages } from '../honeymoons/list-images.ts'
import { showHoneymoon } from '../honeymoons/show-honeymoon.ts'
import type { CatalogueParts } from '../parts.ts'
import { showTrip } from '../trips/show-trip.ts'

/** Seconds that a page of pictures serves everybody. Details aren't kept: places run out. */
const KEEP_PICTURES = 30

/** Puts the calls of honeymoons and trips in place. */
export function mountPackages(mount: Mount, parts: CatalogueParts): void {
  mount(getHoneymoonDetails, (input, caller) => showHoneymoon(parts, input, caller.language))
  mount(getHoneymoonImages, (input, caller) => listHoneymoonImages(parts, input, caller.language), {
    cacheSeconds: KEEP_PICTURES,
  })
  mount(getTripDetails, (input, caller) => showTrip(parts, input, caller.language))
}
