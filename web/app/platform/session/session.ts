import type { CurrentUser } from '@rihla/contract/account'
import { useSyncExternalStore } from 'react'
import { guardCalls, onUnauthorized } from '../api/browser.ts'
import type { ApiClient } from '../api/client.ts'
import { ApiProblem } from '../api/problem.ts'
import {
  clearSessionHint,
  emptyTab,
  isOthers,
  markTab,
  markUser,
  sessionHint,
  setSessionHint,
  signedInMark,
  tabOwner,
} from './session-hint.ts'
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
/** Whose page this is: what stands in it is theirs, also once their session has ended elsewhere. */
let owner: number | undefined
/** The device's mark as this page went by it; another one was made by another tab. */
let mark: string | null = null
const listeners = new Set<() => void>()
const userListeners = new Set<() => void>()

function become(next: Session): void {
  const before = session
  session = next
  if (next.user) markTab((owner = next.user.UserId))
  listeners.forEach((listener) => listener())
  const changed = before.user?.UserId !== next.user?.UserId
  if (changed && before.state !== 'unknown') userListeners.forEach((listener) => listener())
}

/** Calls back when the user changes or signs out: what is cached was not theirs. */
export function onUserChange(listener: () => void): void {
  userListeners.add(listener)
}

/** Another user begins with a page of their own: nothing that was typed here is sent as theirs. */
function beginAnew(): void {
  emptyTab()
  location.reload()
}

/** Takes over who is signed in by the server's answer, unless somebody else signed in while it was on its way. */
function arrive(user: CurrentUser, asked: number | undefined): void {
  if (owner !== undefined && owner !== user.UserId) {
    if (owner === asked) beginAnew()
    return
  }
  if (signedInMark() === mark) markUser(user.UserId)
  mark = String(user.UserId)
  become({ state: 'signed-in', user })
}

/** Loads the signed-in user, if the hint says that there is one. Safe to call again. */
export async function refreshSession(api: ApiClient): Promise<Session> {
  mark = signedInMark()
  if (!sessionHint()) {
    become(ANONYMOUS)
    return session
  }
  owner ??= tabOwner()
  try {
    const asked = owner
    arrive(await api.call('getCurrentUserInfo', {}), asked)
  } catch (problem) {
    const isOver = problem instanceof ApiProblem && problem.isWorded && problem.status === 401
    if (session.state !== 'signed-in' && !isOver) become(UNREACHED)
    else if (session.state === 'unknown') become(ANONYMOUS)
  }
  return session
}

/** The server has signed somebody in here: what is sent from now on is theirs. */
export function noteSignIn(userId: number | undefined, token?: string): void {
  if (userId !== undefined) {
    if ((owner ?? tabOwner() ?? userId) !== userId) emptyTab()
    markTab((owner = userId))
  }
  setSessionHint(userId, token)
}

/** After a sign-in, or a new session for whoever is signed in: raises the flag and fetches the user. */
export function startSession(api: ApiClient, userId?: number, token?: string): Promise<Session> {
  noteSignIn(userId, token)
  return refreshSession(api)
}

/** Takes over what a call has answered about the signed-in user: every page follows at once. */
export const adoptUser = (user: CurrentUser): void => become({ state: 'signed-in', user })

/** Forgets who was signed in, when the server has ended the session; what they typed here waits for them. */
export function sessionEnded(): void {
  clearSessionHint()
  mark = null
  purgeTickets()
  become(ANONYMOUS)
}

/** The same for who leaves: nothing of theirs stays in this tab. */
export function clearSession(): void {
  emptyTab()
  owner = undefined
  sessionEnded()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Goes by what other tabs have done; answers whether this page has become another user's. */
function follow(api: ApiClient): boolean {
  if (session.state === 'unknown') return false
  if (owner !== undefined && isOthers(owner)) {
    beginAnew()
    return true
  }
  const now = signedInMark()
  if (now === mark) return false
  mark = now
  if (now === null) {
    clearSessionHint()
    become(session.user ? { ...ANONYMOUS, expired: true } : ANONYMOUS)
  } else if (now !== String(session.user?.UserId)) void refreshSession(api)
  return false
}

/**
 * Follows who signs in and out in other tabs: at once, when a page comes back from the browser's memory, and before
 * each call, since a tab may hear of it late. Answers the way to stop.
 */
export function followSession(api: ApiClient): () => void {
  const hear = (): void => void follow(api)
  guardCalls(() => {
    // It would be sent as somebody else. No words are needed: the page begins anew at once.
    if (follow(api)) throw new ApiProblem('', 'other_user', 409)
  })
  addEventListener('storage', hear)
  addEventListener('pageshow', hear)
  return () => {
    removeEventListener('storage', hear)
    removeEventListener('pageshow', hear)
  }
}

/** Clears the user whenever a call is answered 401; what another tab has begun meanwhile stands. */
export const watchUnauthorized = (): (() => void) =>
  onUnauthorized(() => {
    const now = signedInMark()
    if (now === null || now === mark) clearSessionHint()
    mark = signedInMark()
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
