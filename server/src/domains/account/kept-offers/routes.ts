import * as calls from '@rihla/contract/account/kept-offers'
import type { Mount } from '../../../platform/http/mount.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { AccountParts } from '../parts.ts'
import { changeKept, showKeptOffers } from './kept-offers.ts'

/** Puts the calls about favourites and what was looked at in place. */
export function keptOfferRoutes(mount: Mount, parts: AccountParts): void {
  mount(calls.getKeptOffers, async (_, caller) => {
    const identity = await caller.identity()
    if (!identity) return refuse('unauthenticated')
    return showKeptOffers(parts, identity.userId, caller.language)
  })

  mount(calls.changeKeptOffers, async ({ Changes }, caller) => {
    const identity = await caller.identity()
    return identity ? changeKept(parts, identity.userId, Changes) : refuse('unauthenticated')
  })
}
