import { describe, expect, it } from 'vitest'
import { createTexts } from '../../../platform/locale/i18n.ts'
import { ApiProblem, networkProblem } from '../../../platform/api/problem.ts'
import ar from '../messages.ar.ts'
import en from '../messages.en.ts'
import {
  beginAttempt,
  needsHttps,
  needsRedirect,
  outcomeOf,
  step,
  type ExternalAnswer,
  type ExternalEvent,
} from './protocol.ts'

const nothing: ExternalAnswer = {
  State: 'none',
  Provider: null,
  Key: null,
  Email: null,
  DisplayName: null,
  ImageUrl: null,
  ReturnTo: null,
}
const ready: ExternalAnswer = {
  ...nothing,
  State: 'ready',
  Provider: 'Google',
  Key: 'g-1',
  Email: 'nour@mail.example',
}
const begun = { ...beginAttempt('Google'), begun: true }
const answer = (change: Partial<ExternalAnswer>): ExternalEvent => ({
  type: 'answer',
  answer: { ...nothing, Provider: 'Google', ...change },
})

describe('an attempt', () => {
  it('signs in with exactly what the server has proved', () => {
    expect(step(begun, { type: 'answer', answer: ready })[1]).toEqual({
      kind: 'sign-in',
      proof: { Provider: 'Google', Key: 'g-1', Email: 'nour@mail.example' },
    })
  })

  it.each([
    ['pending', { kind: 'wait' }],
    ['none', { kind: 'wait' }],
    ['cancelled', { kind: 'silent' }],
    ['failed', { kind: 'say', text: 'providerFailed' }],
    ['unreachable', { kind: 'say', text: 'networkError' }],
    ['ready', { kind: 'say', text: 'noUserData' }],
  ] as const)('of which the server says %s comes to %j', (State, outcome) => {
    expect(step(begun, answer({ State }))[1]).toEqual(outcome)
    expect(outcomeOf({ ...nothing, State })).toEqual(outcome)
  })

  it.each(['cancelled', 'failed', 'unreachable', 'ready'] as const)(
    'that has not reached the server yet does not take %s for its own',
    (State) => {
      const [next, outcome] = step(beginAttempt('Google'), answer({ State, Key: 'old' }))
      expect(outcome).toEqual({ kind: 'wait' })
      expect(next.begun).toBe(false)
    },
  )

  it('has begun once the server says pending, or its popup came back', () => {
    const attempt = beginAttempt('Google')
    expect(step(attempt, answer({ State: 'pending' }))[0].begun).toBe(true)
    expect(step(attempt, { type: 'came-back' })[0].begun).toBe(true)
  })

  it('leaves answers about another provider alone', () => {
    expect(step(begun, answer({ State: 'failed', Provider: 'Facebook' }))[1].kind).toBe('wait')
  })

  it.each([
    [{ type: 'gone' }, { kind: 'silent' }],
    [{ type: 'replaced' }, { kind: 'say', text: 'signInCancelled' }],
    [{ type: 'blocked' }, { kind: 'say', text: 'popupBlocked' }],
    [
      { type: 'problem', problem: new ApiProblem('Slow down', 'too_many_requests', 429) },
      { kind: 'say', text: 'tooManyAttempts' },
    ],
  ] as const)('%j comes to %j', (event, outcome) => {
    expect(step(begun, event)[1]).toEqual(outcome)
  })

  it('takes three lost answers in a row for a lost connection', () => {
    const lost = { type: 'problem', problem: networkProblem('en') } as const
    const [once, first] = step(begun, lost)
    const [twice, second] = step(once, lost)
    expect([first.kind, second.kind]).toEqual(['wait', 'wait'])
    expect(step(twice, lost)[1]).toEqual({ kind: 'say', text: 'networkError' })
    const [heard] = step(twice, answer({ State: 'pending' }))
    expect(step(heard, lost)[1].kind).toBe('wait')
  })
})

describe('what is said', () => {
  const said = (language: 'en' | 'ar', key: string, name: string) =>
    createTexts(language, { account: language === 'en' ? en : ar }).read(language, 'account', key, {
      name,
    })
  it.each([
    ['popupBlocked', '', 'Pop-up blocked by browser. Please allow pop-ups and try again.'],
    ['signInCancelled', '', 'Sign-in cancelled.'],
    ['signInCancelledByUser', '', 'Sign-in cancelled by user.'],
    ['networkError', '', 'Network error. Please check your connection and try again.'],
    ['tooManyAttempts', '', 'Too many failed attempts. Please try again later.'],
    ['providerFailed', 'Google', 'Google sign-in failed. Please try again.'],
    ['providerFailed', 'Facebook', 'Facebook sign-in failed. Please try again.'],
    ['providerFailed', 'Apple', 'Apple sign-in failed. Please try again.'],
    ['noUserData', 'Google', 'No user data received from Google'],
    ['noUserData', 'Facebook', 'No user data received from Facebook'],
    ['noUserData', 'Apple', 'No user data received from Apple'],
    ['needsHttps', 'Facebook', 'Facebook login requires HTTPS.'],
    ['authFailed', '', 'Authentication failed'],
    ['facebookAuthFailed', '', 'Facebook authentication failed'],
    ['externalLoginFailed', '', 'External login failed. Please try again.'],
  ])('%s (%s) is %s', (key, name, text) => {
    expect(said('en', key, name)).toBe(text)
    expect(said('ar', key, name)).toMatch(/\p{Script=Arabic}/u)
    expect(said('ar', key, name)).toContain(name)
  })
})

describe('before a popup opens', () => {
  it.each([
    ['Facebook', 'http://rihla.example/login', true],
    ['Facebook', 'https://rihla.example/login', false],
    ['Facebook', 'http://localhost:3000/login', false],
    ['Facebook', 'http://127.0.0.1:3000/login', false],
    ['Google', 'http://rihla.example/login', false],
  ] as const)('%s on %s needs HTTPS: %s', (provider, address, needed) => {
    expect(needsHttps(provider, new URL(address))).toBe(needed)
  })

  it.each([
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/440.0]', true],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile Instagram 300.0', true],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Line/13.20', true],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 BytedanceWebview/d8a21c6 musical_ly_30', true],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1', false],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36', false],
  ])('%s needs a redirect: %s', (userAgent, needed) => {
    expect(needsRedirect({ userAgent })).toBe(needed)
    expect(needsRedirect({ userAgent, standalone: true })).toBe(true)
  })
})
