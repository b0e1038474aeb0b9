import { hasRole } from '@rihla/contract/functions'
import type { Mount } from '../../platform/http/mount.ts'
import { refuse } from '../../platform/refusal.ts'

/** Puts the role check in place: `admin` is what the site calls staff; it answers about the caller alone. */
export function roleRoutes(mount: Mount): void {
  mount(hasRole, async (input, caller) => {
    const identity = await caller.identity()
    if (!identity) return refuse('unauthenticated')
    const userId = input.user_id ?? input._user_id
    const role = input.role ?? input._role
    return userId === identity.userId && role === 'admin' && identity.role === 'staff'
  })
}
