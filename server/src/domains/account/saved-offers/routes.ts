import * as calls from '@rihla/contract/account/saved-offers'
import type { Mount } from '../../../platform/http/mount.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { changeSaved, showSavedOffers } from './saved-offers.ts'

/** Puts the calls about favourites and what was looked at in place. */
export function savedOfferRoutes(mount: Mount, deps: AccountDeps): void {
  mount(calls.getSavedOffers, async (_, caller) => {
    const identity = await caller.identity()
    if (!identity) return refuse('unauthenticated')
    return showSavedOffers(deps, identity.userId, caller.language)
  })

  mount(calls.changeSavedOffers, async ({ Changes }, caller) => {
    const identity = await caller.identity()
    return identity ? changeSaved(deps, identity.userId, Changes) : refuse('unauthenticated')
  })
}
