import { autoComplete, getSplashScreenData } from '@rihla/contract/catalogue/offer'
import type { Mount } from '../../../platform/http/mount.ts'
import { cacheSeconds, type CatalogueDeps } from '../deps.ts'
import { suggest } from '../suggest/suggest.ts'
import { siteSettings } from '../site/site-settings.ts'

const suggesting = { name: 'suggest', points: 600, seconds: 60 } as const

/** Puts the calls in place that all kinds share. */
export function mountOffers(mount: Mount, deps: CatalogueDeps): void {
  mount(getSplashScreenData, () => siteSettings(deps.db, deps.clock.now()), {
    cacheSeconds: cacheSeconds.lists,
  })
  mount(autoComplete, (input, caller) => suggest(deps, input, caller.language), {
    cacheSeconds: cacheSeconds.suggestions,
    limits: [suggesting],
  })
}
