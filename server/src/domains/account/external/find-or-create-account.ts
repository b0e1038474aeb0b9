import type { Language, LocalizedText } from '@rihla/contract/values/language'
import type { Trx } from '../../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { ProviderName } from '../../../ports/identity-provider.ts'
import type { AccountDeps } from '../deps.ts'
import { readEmail, readFullName } from '../registration/rules.ts'
import { deleteRegistrationsOf } from '../registration/store.ts'
import { insertUser, userByEmail, userById } from '../store.ts'
import { provesNow } from './proven-address.ts'
import { insertIdentity, lockIdentity, userOfIdentity } from './store.ts'
import { resolveIdentity } from './resolve-identity.ts'

/** A person as a provider has proved them to us. */
export type Proven = {
  readonly provider: ProviderName
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly emailAuthoritative: boolean
  readonly name: string | null
}

type Deps = Pick<AccountDeps, 'clock' | 'publish'>
type Refused = Refusal<'external_login_failed' | 'external_email_taken'>

/** For users whose provider sends neither name nor e-mail; they can change it. */
const namelessTraveller: LocalizedText = { en: 'Rihla traveller', ar: 'مسافر رحلة' }

/** The account of a proven person: theirs already, linked now, or new. Answers the user's id. */
export async function findOrCreateAccount(
  deps: Deps,
  trx: Trx,
  proven: Proven,
  language: Language,
): Promise<number | Refused> {
  await lockIdentity(trx, proven.issuer, proven.subject)
  const email = provenEmail(proven.email)
  const knownId = await userOfIdentity(trx, proven.issuer, proven.subject)
  const known = knownId === null ? undefined : await userById(trx, knownId)
  const sameEmail = email === null ? undefined : await userByEmail(trx, email)
  const verdict = resolveIdentity({
    known: known ? { isStaff: known.role === 'staff' } : null,
    sameEmail: sameEmail ? { isStaff: sameEmail.role === 'staff' } : null,
    hasEmail: email !== null,
    emailAuthoritative: proven.emailAuthoritative,
    isProvenNow: email !== null && provesNow(proven.provider, email),
  })
  switch (verdict) {
    case 'sign-in':
      return known?.id ?? refuse('external_login_failed')
    case 'link':
      return sameEmail ? link(deps, trx, proven, sameEmail.id) : refuse('external_login_failed')
    case 'create-with-email':
      return create(deps, trx, proven, email, language)
    case 'create-without-email':
      return create(deps, trx, proven, null, language)
    case 'email-taken':
      return refuse('external_email_taken')
    case 'not-for-staff':
      return refuse('external_login_failed')
  }
}

function provenEmail(text: string | null): string | null {
  const email = readEmail(text ?? '')
  return isRefusal(email) ? null : email
}

const remember = (
  { clock }: Deps,
  trx: Trx,
  { provider, issuer, subject, email }: Proven,
  userId: number,
): Promise<void> =>
  insertIdentity(trx, {
    provider,
    issuer,
    subject,
    email,
    user_id: userId,
    created_at: clock.now(),
  })

async function link(deps: Deps, trx: Trx, proven: Proven, userId: number): Promise<number> {
  await remember(deps, trx, proven, userId)
  await deps.publish(trx, {
    type: 'ProviderLinked',
    userId,
    provider: proven.provider,
    at: deps.clock.now(),
  })
  return userId
}

/**
 * A new account. An unproved registration of the same address dies with its activation links: the
 * provider has proved whose address it is.
 */
async function create(
  deps: Deps,
  trx: Trx,
  proven: Proven,
  email: string | null,
  language: Language,
): Promise<number | Refused> {
  const user = {
    email,
    full_name: nameOf(proven, language),
    password_hash: null,
    role: 'traveller' as const,
    country_code: null,
    phone: null,
    language,
  }
  const userId = await insertUser(trx, user, deps.clock.now())
  // The same address was proved concurrently: the next try finds that account.
  if (userId === null) return refuse('external_login_failed')
  if (email !== null) await deleteRegistrationsOf(trx, email)
  await remember(deps, trx, proven, userId)
  await deps.publish(trx, { type: 'AccountActivated', userId })
  return userId
}

function nameOf({ name, email }: Proven, language: Language): string {
  const given = readFullName([...(name ?? '')].slice(0, 100).join(''))
  if (!isRefusal(given)) return given
  const local = readFullName(email?.split('@')[0]?.slice(0, 100) ?? '')
  return isRefusal(local) ? namelessTraveller[language] : local
}
