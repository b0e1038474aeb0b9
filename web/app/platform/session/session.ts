import type { CurrentUser } from '@rihla/contract/account'
import { useSyncExternalStore } from 'react'
import { onUnauthorized } from '../api/browser.ts'
import type { ApiClient } from '../api/client.ts'
import { ApiProblem } from '../api/problem.ts'
import { clearSessionHint, setSessionHint, sessionHint } from './session-hint.ts'
import { purgeTickets } from './ticket-cache.ts'

/** `unknown` until the browser has looked: the anonymous HTML is the same for everyone. */
export type Session =
  | { state: 'unknown'; user: null }
  /**
   * `expired`: a call was answered 401, so the user should log in again. `unreached`: somebody is
   * signed in here, and the server could not be asked who.
   */
  | { state: 'anonymous'; user: null; expired?: true; unreached?: true }
  | { state: 'signed-in'; user: CurrentUser }

const UNKNOWN: Session = { state: 'unknown', user: null }
const ANONYMOUS = { state: 'anonymous', user: null } as const
const UNREACHED = { ...ANONYMOUS, unreached: true } as const
let session: Session = UNKNOWN
const listeners = new Set<() => void>()
const userListeners = new Set<() => void>()

function become(next: Session): void {
  const before = session
  session = next
  listeners.forEach((listener) => listener())
  const changed = before.user?.UserId !== next.user?.UserId
  if (changed && before.state !== 'unknown') userListeners.forEach((listener) => listener())
}

/** Calls back when the user changes or signs out: what is cached was not theirs. */
export function onUserChange(listener: () => void): void {
  userListeners.add(listener)
}

/** Loads the signed-in user, if the hint says that there is one. Safe to call again. */
export async function refreshSession(api: ApiClient): Promise<Session> {
  if (!sessionHint()) {
    become(ANONYMOUS)
    return session
  }
  try {
    become({ state: 'signed-in', user: await api.call('getCurrentUserInfo', {}) })
  } catch (problem) {
    const isOver = problem instanceof ApiProblem && problem.isWorded && problem.status === 401
    if (session.state !== 'signed-in' && !isOver) become(UNREACHED)
    else if (session.state === 'unknown') become(ANONYMOUS)
  }
  return session
}

/** After a successful sign-in: raises the flag and fetches the user. */
export function startSession(api: ApiClient, token?: string): Promise<Session> {
  setSessionHint(token)
  return refreshSession(api)
}

/** Takes over what a call has answered about the signed-in user: every page follows at once. */
export const adoptUser = (user: CurrentUser): void => become({ state: 'signed-in', user })

/** Forgets who was signed in, when the server has ended the session already. */
export function clearSession(): void {
  clearSessionHint()
  purgeTickets()
  become(ANONYMOUS)
}

/** Signs out on the server, then clears what this browser keeps of the user; throws if it failed. */
export async function endSession(api: ApiClient): Promise<void> {
  await api.call('signOut', {})
  clearSession()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Clears the user whenever a call is answered 401. */
export const watchUnauthorized = (): (() => void) =>
  onUnauthorized(() => {
    clearSessionHint()
    // A late answer for a user who has signed out meanwhile ends nothing.
    if (session.state !== 'anonymous' || session.unreached) become({ ...ANONYMOUS, expired: true })
  })

/** The session as the browser knows it; `unknown` on the server and while hydrating. */
export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => UNKNOWN,
  )

/**
 * What `read` makes of the session: compared by value, so that who needs a part of it isn't rendered again for the
 * rest. On a page that comes alive that is a task less on a phone.
 */
export const useSessionPart = <T extends string | number | boolean | null>(
  read: (session: Session) => T,
): T =>
  useSyncExternalStore(
    subscribe,
    () => read(session),
    () => read(UNKNOWN),
  )

const isUnreached = (it: Session): boolean => it.state === 'anonymous' && it.unreached === true

/** Whether somebody is signed in here whom the server could not be asked about. */
export const useUnreached = (): boolean => useSessionPart(isUnreached)

/** Whether nobody is signed in: only then is a login worth offering. */
export const useSignedOut = (): boolean =>
  useSessionPart((it) => it.state === 'anonymous' && !isUnreached(it))
