import { describe, expect, it } from 'vitest'
import { cleanCode } from '../../../ui/form/code-field.tsx'
import ar from '../messages.ar.ts'
import en from '../messages.en.ts'
import { resetProblem, resetSteps, stepBefore, type ResetStep } from './reset.ts'

const good = {
  email: 'nour@mail.example',
  code: '407281',
  password: 'Traveller1',
  confirm: 'Traveller1',
}

describe('a step of the reset', () => {
  it.each(resetSteps)('%s goes on when it is right', (step) => {
    expect(resetProblem(step, good)).toBeNull()
  })

  it.each([
    ['email', { email: '' }, 'Please enter a valid email address'],
    ['email', { email: 'nour@mail' }, 'Please enter a valid email address'],
    ['code', { code: '' }, 'Please enter the verification code'],
    ['code', { code: '407' }, 'Please enter the verification code'],
    ['code', { code: '4072819' }, 'Please enter the verification code'],
    ...['Short1A', 'traveller1', 'TRAVELLER1', 'Traveller'].map(
      (password) =>
        [
          'password',
          { password },
          'Password must be at least 8 characters with uppercase, lowercase, and numbers',
        ] as const,
    ),
    ['confirm', { confirm: 'Traveller2' }, 'Passwords do not match'],
  ] as [ResetStep, Partial<typeof good>, string][])('%s refuses %j', (step, change, text) => {
    const problem = resetProblem(step, { ...good, ...change })
    expect(problem && en[problem]).toBe(text)
    expect(problem && ar[problem]).toMatch(/\p{Script=Arabic}/u)
  })

  it.each(['4072', '40728', '407281'])('takes the code %s', (code) => {
    expect(resetProblem('code', { ...good, code })).toBeNull()
  })

  it('goes back one step, and no further than the first', () => {
    expect(resetSteps.map(stepBefore)).toEqual(['email', 'email', 'code', 'password'])
  })
})

it.each([
  ['sendCodeFailed', 'Failed to send verification code'],
  ['resendFailed', 'Failed to resend code'],
  ['resetPasswordFailed', 'Failed to reset password'],
] as const)('%s is the fixed text', (key, text) => {
  expect(en[key]).toBe(text)
  expect(ar[key]).not.toBe(text)
})

it.each([
  [' 407 281 ', '407281'],
  ['407-281', '407281'],
  ['٤٠٧٢٨١', '407281'],
  ['۴۰۷۲۸۱', '407281'],
  ['4072819', '407281'],
])('a pasted %s is the code %s', (typed, code) => {
  expect(cleanCode(typed)).toBe(code)
})
