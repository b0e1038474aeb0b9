import { emailProblem, passwordRules, type PasswordRule } from '../sign-up/signup-rules.ts'

/** The steps of choosing a new password; only the first and the last one call the server. */
export const resetSteps = ['email', 'code', 'password', 'confirm'] as const
export type ResetStep = (typeof resetSteps)[number]
export type ResetValues = Readonly<Record<ResetStep, string>>

/** The rules of a new password; a special character isn't asked for here. */
export const resetRules: readonly PasswordRule[] = [
  'ruleLength',
  'ruleUpper',
  'ruleLower',
  'ruleDigit',
]

/** What keeps a step from going on, as the key of a text; null when nothing does. */
export function resetProblem(step: ResetStep, { email, code, password, confirm }: ResetValues) {
  if (step === 'email') return emailProblem(email) ? 'emailInvalid' : null
  if (step === 'code') return code.length < 4 || code.length > 6 ? 'codeRequired' : null
  if (step === 'confirm') return confirm === password ? null : 'passwordsDiffer'
  return resetRules.every((rule) => passwordRules[rule](password)) ? null : 'resetPasswordWeak'
}

/** The step that a refusal of the server is about: it is shown there, beside what was typed. */
export const refusedStep: Readonly<Record<string, ResetStep>> = {
  email_invalid: 'email',
  code_required: 'code',
  code_wrong: 'code',
  new_password_weak: 'password',
}

/** The step before, or the first one itself. */
export const stepBefore = (step: ResetStep): ResetStep =>
  resetSteps[Math.max(0, resetSteps.indexOf(step) - 1)] ?? 'email'
