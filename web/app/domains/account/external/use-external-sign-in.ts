import type { ExternalProvider } from '@rihla/contract/account/external-login'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { peekReturn } from '../../../platform/session/return-location.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { recordFailedLogin } from '../sign-in/record-failed-login.ts'
import { useAccountText } from '../use-account-text.ts'
import { useAfterSignIn } from '../sign-in/after-sign-in.ts'
import { useFailureText } from '../use-failure-text.ts'
import { EXTERNAL_CHANNEL, externalStartAddress } from '../contract-constants.ts'
import { needsHttps, needsRedirect, type ExternalProof, type ExternalText } from './protocol.ts'
import { watchPopup } from './watch-popup.ts'

const methodOf = { Google: 'google', Facebook: 'facebook', Apple: 'apple' } as const

/** Posts what a provider has proved and signs in with it; answers what went wrong, or null. */
export function useExternalLogin() {
  const t = useAccountText()
  const api = useApi()
  const afterSignIn = useAfterSignIn()
  const failure = useFailureText()
  return async (proof: ExternalProof, from: string | null): Promise<string | null> => {
    try {
      const login = await api.call('externalLogin', proof, { retries: 1 })
      return await afterSignIn(login, from, login.Token)
    } catch (problem) {
      recordFailedLogin(methodOf[proof.Provider], problem)
      const many = problem instanceof ApiProblem && problem.status === 429
      return many ? t('tooManyAttempts') : failure(problem, 'externalLoginFailed')
    }
  }
}

/** Says what became of an attempt; a replaced one is no failure. */
export function useExternalText() {
  const t = useAccountText()
  const titleOf = (provider: ExternalProvider): string =>
    t(provider === 'Facebook' ? 'facebookAuthFailed' : 'authFailed')
  return {
    show: (provider: ExternalProvider, text: string): void =>
      showToast({ title: titleOf(provider), text, tone: 'bad' }),
    say: (provider: ExternalProvider, text: ExternalText): void => {
      if (text === 'signInCancelled') showToast({ title: t(text), tone: 'info' })
      else showToast({ title: titleOf(provider), text: t(text, { name: provider }), tone: 'bad' })
    },
  }
}

/** Listens to the last page of a popup. */
function listenToPopup(onCameBack: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(EXTERNAL_CHANNEL)
  channel.addEventListener('message', onCameBack)
  return () => channel.close()
}

const standalone = (): boolean =>
  'standalone' in navigator && (navigator as { standalone?: boolean }).standalone === true

const WIDTH = 500
const HEIGHT = 660

/** A window in the middle of this one; null when the browser has blocked it. */
function openPopup(address: string): Window | null {
  const left = Math.round(screenX + Math.max(0, (outerWidth - WIDTH) / 2))
  const top = Math.round(screenY + Math.max(0, (outerHeight - HEIGHT) / 3))
  const place = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`
  const popup = window.open(address, 'rihla-external', place)
  popup?.focus()
  return popup
}

/** Signing in through a provider, in a popup or, where popups don't live, by a full redirect. */
export function useExternalSignIn(from: string | null) {
  const api = useApi()
  const login = useExternalLogin()
  const { say, show } = useExternalText()
  const [waiting, setWaiting] = useState<ExternalProvider | null>(null)
  const running = useRef<ReturnType<typeof watchPopup> | null>(null)
  useEffect(() => () => running.current?.stop(), [])

  const signIn = async (proof: ExternalProof): Promise<void> => {
    const problem = await login(proof, from)
    if (problem) show(proof.Provider, problem)
    setWaiting(null)
  }
  const follow = (provider: ExternalProvider, popup: Window): void => {
    setWaiting(provider)
    running.current = watchPopup({
      provider,
      isClosed: () => popup.closed,
      ask: () => api.call('getExternalSignIn', {}, { retries: 0 }),
      listen: listenToPopup,
      onOutcome: (outcome) => {
        if (outcome.kind === 'sign-in') {
          popup.close()
          void signIn(outcome.proof)
          return
        }
        if (outcome.kind === 'say') say(provider, outcome.text)
        setWaiting(null)
      },
    })
  }
  // Everything up to the popup happens within the press, or browsers would block it.
  const start = (provider: ExternalProvider): void => {
    if (needsHttps(provider, location)) {
      say(provider, 'needsHttps')
      return
    }
    if (needsRedirect({ userAgent: navigator.userAgent, standalone: standalone() })) {
      location.assign(externalStartAddress(provider, peekReturn() ?? from ?? '/'))
      return
    }
    const popup = openPopup(externalStartAddress(provider))
    running.current?.replace()
    running.current = null
    if (popup) follow(provider, popup)
    else {
      setWaiting(null)
      say(provider, 'popupBlocked')
    }
  }
  return { start, waiting }
}
