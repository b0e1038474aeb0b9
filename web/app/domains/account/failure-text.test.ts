import { describe, expect, it } from 'vitest'
import {
  foreignProblem,
  networkProblem,
  problemOf,
  timeoutProblem,
} from '../../platform/api/problem.ts'
import arProblems from '../../platform/problems/messages.ar.ts'
import enProblems from '../../platform/problems/messages.en.ts'
import { failureText } from './failure-text.ts'
import ar from './messages.ar.ts'
import en from './messages.en.ts'

const fallbacks = [
  [en, ar, 'loginFailed', 'Login failed. Please try again.'],
  [en, ar, 'registrationFallback', 'Registration failed. Please try again.'],
  [en, ar, 'externalLoginFailed', 'External login failed. Please try again.'],
  [en, ar, 'codeFailed', 'Failed to send verification code. Please try again.'],
  [en, ar, 'resetFailed', 'Failed to reset password. Please try again.'],
  [en, ar, 'userInfoFailed', 'Failed to get user information. Please try again.'],
  [enProblems, arProblems, 'signOutFailed', 'Failed to sign out. Please try again.'],
  [en, ar, 'countriesFailed', 'Failed to load countries. Please try again.'],
  [en, ar, 'profileFailed', 'Failed to load user information. Please try again.'],
  [en, ar, 'updateInfoFailed', 'Failed to update user information. Please try again.'],
  [en, ar, 'updatePasswordFailed', 'Failed to update password. Please try again.'],
  [en, ar, 'nationalityCheckFailed', 'Failed to check nationality status. Please try again.'],
  [en, ar, 'nationalityUpdateFailed', 'Failed to update nationality. Please try again.'],
] as const

const textOf = (bundle: object, key: string): string =>
  (bundle as Record<string, string>)[key] ?? ''

describe.each(fallbacks)('the fallback', (english, arabic, key, text) => {
  it(`${key} is the fixed one in English, and Arabic in Arabic`, () => {
    expect(textOf(english, key)).toBe(text)
    expect(textOf(arabic, key)).toMatch(/\p{Script=Arabic}/u)
    expect(textOf(arabic, key)).not.toBe(text)
  })

  it.each([
    ['an answer without words', problemOf(null, 502, 'Bad Gateway', 'en')],
    ['nonsense', foreignProblem('en')],
    ['a fault of ours', new TypeError('x is not a function')],
  ])('is said of %s', (_, problem) => {
    const fallback = textOf(english, key)
    expect(failureText(problem, { fallback, network: 'Network' })).toBe(fallback)
  })
})

const texts = { fallback: 'Fallback', network: en.networkError }

it.each([networkProblem('en'), timeoutProblem('ar')])(
  '$code is shown as a network problem',
  (problem) => {
    expect(failureText(problem, texts)).toBe(
      'Network error. Please check your connection and try again.',
    )
  },
)

it("the server's own text wins", () => {
  expect(failureText(problemOf({ Error: 'Too weak' }, 400, '', 'en'), texts)).toBe('Too weak')
})
