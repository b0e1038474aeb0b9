import { getDestination } from '@rihla/contract/catalogue/destinations'
import { getDestinations } from '@rihla/contract/catalogue/offer'
import type { Mount } from '../../../platform/http/mount.ts'
import { cacheSeconds, type CatalogueDeps } from '../deps.ts'
import { listDestinations } from './list-destinations.ts'
import { showDestination } from './show-destination.ts'

/** Puts the calls about destinations in place. */
export function mountDestinations(mount: Mount, deps: CatalogueDeps): void {
  const kept = { cacheSeconds: cacheSeconds.lists }
  mount(getDestinations, (_, caller) => listDestinations(deps, caller.language), kept)
  mount(getDestination, ({ Slug }, caller) => showDestination(deps, Slug, caller.language), kept)
}
