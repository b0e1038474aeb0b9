import type { LocalizedText } from '@rihla/contract/values/language'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { parsePhone } from '../countries/phone.ts'
import type { AccountDeps } from '../deps.ts'
import { isStrongPassword } from '../passwords/rules.ts'
import { countryAt, userByEmail } from '../store.ts'
import { requestActivation } from './request-activation.ts'
import { emailKey, readEmail, readFullName } from './rules.ts'
import { keepRegistration, type NewRegistration } from './store.ts'

type Registration = {
  FullName: string
  Email: string
  Password: string
  /** 1-based position in the list of countries. */
  Country: number
  Phone?: string | undefined
}
type Details = Omit<NewRegistration, 'password_hash'>

export const registrationsPerAddress: Limit = {
  name: 'register-address',
  points: 30,
  seconds: 3600,
}
/** More mails than these in an hour only serve to annoy their recipient. */
const registrationsPerEmail: Limit = { name: 'register-email', points: 5, seconds: 3600 }
const HOUR = 3_600_000

const checkYourMail: LocalizedText = {
  en: 'Registration successful. Please check your e-mail and open the link to activate your account.',
  ar: 'تم التسجيل بنجاح. افتح الرابط المرسل إلى بريدك الإلكتروني لتفعيل حسابك.',
}

/**
 * Keeps a registration and has its activation link mailed. Answers the same, after the same work,
 * whether or not the e-mail has an account already; then its owner gets a mail instead.
 */
export async function registerTraveller(
  deps: AccountDeps,
  input: Registration,
  caller: Caller,
): Promise<string | Refusal> {
  const details = await readDetails(deps, input, caller)
  if (isRefusal(details)) return details
  if (!isStrongPassword(input.Password)) return refuse('password_weak')
  const passwordHash = await deps.passwords.hash(input.Password)
  if (isRefusal(passwordHash)) return passwordHash

  const tooMany = (await deps.limits.count(registrationsPerEmail, emailKey(details.email))) > 0
  if (!tooMany) await keep(deps, { ...details, password_hash: passwordHash })
  return checkYourMail[caller.language]
}

async function readDetails(
  { db, clock }: AccountDeps,
  input: Registration,
  caller: Caller,
): Promise<Details | Refusal> {
  const fullName = readFullName(input.FullName)
  if (isRefusal(fullName)) return fullName
  const email = readEmail(input.Email)
  if (isRefusal(email)) return email
  const isPosition = Number.isInteger(input.Country) && input.Country > 0 && input.Country < 1000
  const country = isPosition ? await countryAt(db, input.Country) : undefined
  if (!country) return refuse('nationality_required')
  const phone = input.Phone?.trim() ? parsePhone(input.Phone, country) : null
  if (input.Phone?.trim() && !phone) return refuse('phone_invalid')
  return {
    email,
    full_name: fullName,
    country_code: country.code,
    phone,
    application_id: caller.applicationId,
    language: caller.language,
    created_at: clock.now(),
  }
}

const keep = (deps: AccountDeps, registration: NewRegistration): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    const user = await userByEmail(trx, registration.email)
    // Kept for a known e-mail, too: it opens nothing, and the work is the same.
    const stored = await keepRegistration(trx, registration)
    if (!user?.email) return requestActivation(deps, trx, stored)
    await deps.publish(trx, {
      type: 'KnownEmailRegistered',
      userId: user.id,
      // The address on record, never the one typed: they may differ in more than case.
      email: user.email,
      language: user.language,
      mailKey: `already-registered:${user.id}:${Math.floor(registration.created_at.getTime() / HOUR)}`,
    })
  })
