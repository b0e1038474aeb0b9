import type { Country } from '@rihla/contract/account'
import { isEmail, plainEmail } from '@rihla/contract/values/email'
import { isPhoneOf, nationalDigits } from '../../../platform/phone.ts'

export const NAME_MAX = 100
export const SIGNS = '@ $ ! % * ? &'

export type Registration = {
  name: string
  email: string
  country: Country | null
  phone: string
  password: string
}
export type SignupField = keyof Registration

/** What a password needs; each is ticked as it is typed. */
export const passwordRules = {
  ruleLength: (password: string) => password.length >= 8,
  ruleLower: (password: string) => /[a-z]/.test(password),
  ruleUpper: (password: string) => /[A-Z]/.test(password),
  ruleDigit: (password: string) => /\d/.test(password),
  ruleSpecial: (password: string) => /[@$!%*?&]/.test(password),
} as const
export type PasswordRule = keyof typeof passwordRules

/** What is wrong with a password of sign-up or of the profile, as the key of a text. */
export const passwordProblem = (password: string) => {
  if (password === '') return 'passwordRequired'
  if (/[^A-Za-z\d@$!%*?&]/.test(password)) return 'passwordOnly'
  return Object.values(passwordRules).every((met) => met(password)) ? null : 'passwordWeak'
}

/** What is wrong with a full name. */
export const nameProblem = (name: string) => {
  if (name.trim() === '') return 'nameRequired'
  return [...name.trim()].length > NAME_MAX ? 'nameTooLong' : null
}

/** What is wrong with an e-mail address. */
export const emailProblem = (email: string) => {
  if (plainEmail(email) === '') return 'emailRequired'
  return isEmail(email) ? null : 'emailInvalid'
}

/** What is wrong with each field, as keys of texts; an empty answer means that it can be sent. */
export function signupProblems({ name, email, country, phone, password }: Registration) {
  const problems = {
    name: nameProblem(name),
    email: emailProblem(email),
    country: country ? null : 'nationalityRequired',
    phone: country && !isPhoneOf(phone, country) ? 'phoneInvalid' : null,
    password: passwordProblem(password),
  } as const
  return problems
}

/** The field that a refusal of the server is about. */
export const refusedFields: Readonly<Record<string, SignupField>> = {
  full_name_required: 'name',
  full_name_too_long: 'name',
  email_invalid: 'email',
  nationality_required: 'country',
  phone_invalid: 'phone',
  password_weak: 'password',
}

/** What is sent: the country as its 1-based position in the frozen list. */
export function toRegisterInput(
  { name, email, country, phone, password }: Registration,
  countries: readonly Country[],
) {
  const national = country ? nationalDigits(phone, country.CountryCode) : ''
  return {
    FullName: name.trim(),
    Email: plainEmail(email),
    Password: password,
    Country: country ? countries.findIndex(({ Code }) => Code === country.Code) + 1 : 0,
    Phone: country && national !== '' ? country.CountryCode + national : undefined,
  }
}
