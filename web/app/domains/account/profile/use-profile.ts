import type { CurrentUser } from '@rihla/contract/account'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { sessionHint } from '../../../platform/session/session-hint.ts'
import { refreshSession, useSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { useAccountText } from '../use-account-text.ts'
import { useFailureText } from '../use-failure-text.ts'
import { useGoToLogin, useLoginRedirect } from '../use-login-redirect.ts'

export type Profile =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; user: CurrentUser }

/** The signed-in user, loaded again when the page opens; visitors are sent to /login. */
export function useProfile(): Profile {
  const api = useApi()
  const session = useSession()
  const goToLogin = useGoToLogin()
  const [retrying, setRetrying] = useState(false)
  const [wasSignedIn, setWasSignedIn] = useState(false)
  const [left, setLeft] = useState(false)
  if (session.user && !wasSignedIn) setWasSignedIn(true)
  const isGone = session.state === 'anonymous' && session.expired !== true
  if (wasSignedIn && isGone && !left) setLeft(true)

  const arrived = useEffectEvent(() => {
    // The layout asks on its own while nothing is known yet.
    if (session.state === 'signed-in') void refreshSession(api)
  })
  useEffect(() => arrived(), [])
  const leave = useEffectEvent(() => void goToLogin())
  // A user who has just logged out here isn't asked to log in again, also not by a late answer.
  const asked = session.state === 'anonymous' && !left && (session.expired === true || !wasSignedIn)
  const signedOut = asked && !sessionHint()
  useEffect(() => {
    if (signedOut) leave()
  }, [signedOut])

  if (session.user) return { state: 'ready', user: session.user }
  if (session.state === 'unknown' || retrying || signedOut || wasSignedIn)
    return { state: 'loading' }
  return {
    state: 'failed',
    retry: () => {
      setRetrying(true)
      void refreshSession(api).finally(() => setRetrying(false))
    },
  }
}

type Key = Parameters<ReturnType<typeof useAccountText>>[0]

/** What every failed call of the profile comes to: a detour to /login, or a toast with its text. */
export function useProfileFailure() {
  const t = useAccountText()
  const failure = useFailureText()
  const detour = useLoginRedirect()
  return async (problem: unknown, fallback: Key, title: Key = 'error'): Promise<void> => {
    if (await detour(problem)) return
    showToast({ title: t(title), text: failure(problem, fallback), tone: 'bad' })
  }
}
