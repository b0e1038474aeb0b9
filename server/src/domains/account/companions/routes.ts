import * as calls from '@rihla/contract/account/companions'
import { MOST_COMPANIONS } from '@rihla/contract/account/companion-limits'
import type { Mount } from '../../../platform/http/mount.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { companionsOf, deleteCompanion } from './companion-store.ts'
import { saveCompanion } from './save-companion.ts'

const saves: Limit = { name: 'companion-save', points: 60, seconds: 600 }

/** Whom travellers take along: kept in the profile, and filled into the forms of guests. */
export function companionRoutes(mount: Mount, deps: AccountDeps): void {
  const { db, sealer } = deps
  mount(calls.getCompanions, async (_, caller) => {
    const identity = await caller.identity()
    if (!identity) return refuse('unauthenticated')
    if (!sealer) return { Companions: [], Most: 0 }
    return { Companions: await companionsOf(db, sealer, identity.userId), Most: MOST_COMPANIONS }
  })

  mount(
    calls.saveCompanion,
    async (input, caller) => {
      const identity = await caller.identity()
      return identity
        ? saveCompanion(deps, identity.userId, input, caller.language)
        : refuse('unauthenticated')
    },
    { limits: [saves] },
  )

  mount(calls.deleteCompanion, async ({ Id }, caller) => {
    const identity = await caller.identity()
    if (!identity) return refuse('unauthenticated')
    await deleteCompanion(db, identity.userId, Id)
    return true
  })
}
