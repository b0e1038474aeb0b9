import { passwordProblem } from '../sign-up/signup-rules.ts'

export type PasswordChange = {
  readonly current: string
  readonly next: string
  readonly again: string
}

/** What is wrong with a change of password, as keys of texts. */
export function passwordChangeProblems({ current, next, again }: PasswordChange) {
  const same = next !== '' && next === current ? 'passwordSame' : null
  return {
    current: current === '' ? 'currentRequired' : null,
    next: passwordProblem(next) ?? same,
    again: again === '' ? 'confirmRequired' : again === next ? null : 'passwordsDiffer',
  } as const
}

/** The field that a refusal of the server is about. */
export const refusedPassword: Readonly<Record<string, keyof PasswordChange>> = {
  current_password_required: 'current',
  current_password_wrong: 'current',
  password_weak: 'next',
  password_unchanged: 'next',
}
