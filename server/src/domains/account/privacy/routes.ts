import * as calls from '@rihla/contract/account/privacy'
import type { Mount } from '../../../platform/http/mount.ts'
import { isRefusal, refuse } from '../../../platform/refusal.ts'
import { endedCookie } from '../sessions/session-cookie.ts'
import { askDeletion } from './ask-deletion.ts'
import { exportPersonalData } from './export-personal-data.ts'
import type { PrivacyDeps } from './deps.ts'
import { consentsPerAddress, recordConsent } from './record-consent.ts'

/** Puts in place what people may ask of us about what is kept of them. */
export function privacyRoutes(mount: Mount, deps: PrivacyDeps): void {
  mount(calls.recordConsent, (input, caller) => recordConsent(deps, input, caller), {
    limits: [consentsPerAddress],
  })

  mount(calls.downloadMyData, async (_, caller) => {
    const identity = await caller.identity()
    return identity ? exportPersonalData(deps, identity.userId) : refuse('unauthenticated')
  })

  mount(calls.deleteAccount, async ({ Password }, caller, reply) => {
    const identity = await caller.identity()
    if (!identity) return refuse('unauthenticated')
    const asked = await askDeletion(deps, Password, identity)
    if (!isRefusal(asked)) reply.setHeader('set-cookie', endedCookie(deps.publicUrl))
    return asked
  })
}
