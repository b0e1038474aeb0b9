import * as calls from '@rihla/contract/account/devices'
import type { Mount } from '../../../platform/http/mount.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { endedCookie } from '../sessions/session-cookie.ts'
import { listDevices } from './list-devices.ts'

/** Puts the calls about where one is signed in in place. */
export function deviceRoutes(mount: Mount, deps: AccountDeps): void {
  const { db, sessions, publicUrl } = deps

  mount(calls.getDevices, (_, caller) => listDevices(deps, caller))

  mount(calls.signOutDevice, async ({ Id }, caller, reply) => {
    const identity = await caller.identity()
    if (!identity) return refuse('unauthenticated')
    await sessions.endOne(db, identity.userId, Id)
    if (Id === identity.sessionId) reply.setHeader('set-cookie', endedCookie(publicUrl))
    return true
  })

  mount(calls.signOutOtherDevices, async (_, caller) => {
    const identity = await caller.identity()
    if (!identity) return refuse('unauthenticated')
    await sessions.endAll(db, identity.userId, identity.sessionId)
    return true
  })
}
