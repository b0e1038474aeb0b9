import type { ExternalProvider, getExternalSignIn } from '@rihla/contract/account/external-login'
import type { OutputOf } from '@rihla/contract/endpoint'
import { ApiProblem } from '../../../platform/api/problem.ts'

/** How far a sign-in elsewhere has come, as the server reports it. */
export type ExternalAnswer = OutputOf<typeof getExternalSignIn>

/** What to post to ExternalLogin: exactly what the server has proved. */
export type ExternalProof = {
  Provider: ExternalProvider
  Key: string
  Email?: string
  DisplayName?: string
  ImageUrl?: string
}

export type ExternalText =
  | 'popupBlocked'
  | 'needsHttps'
  | 'providerFailed'
  | 'networkError'
  | 'tooManyAttempts'
  | 'noUserData'
  | 'signInCancelled'

/** What an attempt comes to: go on waiting, sign in, end silently, or say what happened. */
export type ExternalOutcome =
  | { kind: 'wait' }
  | { kind: 'sign-in'; proof: ExternalProof }
  | { kind: 'silent' }
  | { kind: 'say'; text: ExternalText }

/** One attempt in a popup. `begun`: the server knows of it, so that its answers are about it. */
export type Attempt = {
  readonly provider: ExternalProvider
  readonly begun: boolean
  readonly misses: number
}

export type ExternalEvent =
  | { type: 'answer'; answer: ExternalAnswer }
  | { type: 'problem'; problem: unknown }
  /** The last page of the popup has reported, or the popup is gone: the server's state decides now. */
  | { type: 'came-back' }
  /** The popup is gone, and no late answer came. */
  | { type: 'gone' }
  /** Another attempt takes its place. */
  | { type: 'replaced' }
  | { type: 'blocked' }

/** Lost answers in a row that are taken for a lost connection. */
const MISSES_MAX = 3

const say = (text: ExternalText): ExternalOutcome => ({ kind: 'say', text })
const wait: ExternalOutcome = { kind: 'wait' }

export const beginAttempt = (provider: ExternalProvider): Attempt => ({
  provider,
  begun: false,
  misses: 0,
})

/** What an answer means by itself. */
export function outcomeOf(answer: ExternalAnswer): ExternalOutcome {
  const { State, Provider, Key, Email, DisplayName, ImageUrl } = answer
  switch (State) {
    case 'none':
    case 'pending':
      return wait
    case 'cancelled':
      return { kind: 'silent' }
    case 'failed':
      return say('providerFailed')
    case 'unreachable':
      return say('networkError')
    case 'ready':
      if (!Key || !Provider) return say('noUserData')
      return {
        kind: 'sign-in',
        proof: {
          Provider,
          Key,
          Email: Email ?? undefined,
          DisplayName: DisplayName ?? undefined,
          ImageUrl: ImageUrl ?? undefined,
        },
      }
  }
}

function afterAnswer(attempt: Attempt, answer: ExternalAnswer): [Attempt, ExternalOutcome] {
  const answered = { ...attempt, misses: 0 }
  const aboutIt = answer.Provider === null || answer.Provider === attempt.provider
  if (!aboutIt) return [answered, wait]
  if (answer.State === 'pending') return [{ ...answered, begun: true }, wait]
  // Until this attempt has reached the server, its answers are about an earlier one.
  return [answered, attempt.begun ? outcomeOf(answer) : wait]
}

function afterProblem(attempt: Attempt, problem: unknown): [Attempt, ExternalOutcome] {
  if (problem instanceof ApiProblem && problem.status === 429)
    return [attempt, say('tooManyAttempts')]
  const misses = attempt.misses + 1
  return [{ ...attempt, misses }, misses < MISSES_MAX ? wait : say('networkError')]
}

/** An attempt and what happened to it: what it is now, and what to do. */
export function step(attempt: Attempt, event: ExternalEvent): [Attempt, ExternalOutcome] {
  switch (event.type) {
    case 'answer':
      return afterAnswer(attempt, event.answer)
    case 'problem':
      return afterProblem(attempt, event.problem)
    case 'came-back':
      return [{ ...attempt, begun: true }, wait]
    case 'gone':
      return [attempt, { kind: 'silent' }]
    case 'replaced':
      return [attempt, say('signInCancelled')]
    case 'blocked':
      return [attempt, say('popupBlocked')]
  }
}

/** Facebook refuses to work without TLS, but on one's own machine. */
export const needsHttps = (
  provider: ExternalProvider,
  { protocol, hostname }: { protocol: string; hostname: string },
): boolean =>
  provider === 'Facebook' &&
  protocol !== 'https:' &&
  !/^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/** Browsers inside other apps, and sites on an iPhone's home screen, lose their popups. */
export const needsRedirect = (browser: { userAgent: string; standalone?: boolean }): boolean =>
  browser.standalone === true ||
  /\b(FBAN|FBAV|FB_IAB|FBIOS|Instagram|Line\/|musical_ly|BytedanceWebview|TikTok)/i.test(
    browser.userAgent,
  )
