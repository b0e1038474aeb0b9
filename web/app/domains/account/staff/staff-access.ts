import type { Session } from '../../../platform/session/session.ts'

/** What the server has said about the role: nothing yet, yes, no, or that the check failed. */
export type Role = 'asking' | 'admin' | 'none' | 'failed'
export type Access = 'loading' | 'login' | 'denied' | 'failed' | 'open'

/** What the user sees of a page for staff; `flag`: this browser believes that a user is signed in. */
export function staffAccess(state: Session['state'], role: Role, flag: boolean): Access {
  if (state === 'unknown') return 'loading'
  if (state === 'anonymous') return flag ? 'failed' : 'login'
  if (role === 'asking') return 'loading'
  if (role === 'failed') return 'failed'
  return role === 'admin' ? 'open' : 'denied'
}
