import * as calls from '@rihla/contract/account/saved-offers'
import type { Mount } from '../../../platform/http/mount.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { AccountParts } from '../parts.ts'
import { changeSaved, showSavedOffers } from './saved-offers.ts'

/** Puts the calls about favourites and what was looked at in place. */
export function savedOfferRoutes(mount: Mount, parts: AccountParts): void {
  mount(calls.getSavedOffers, async (_, caller) => {
    const identity = await caller.identity()
    if (!identity) return refuse('unauthenticated')
    return showSavedOffers(parts, identity.userId, caller.language)
  })

  mount(calls.changeSavedOffers, async ({ Changes }, caller) => {
    const identity = await caller.identity()
    return identity ? changeSaved(parts, identity.userId, Changes) : refuse('unauthenticated')
  })
}
