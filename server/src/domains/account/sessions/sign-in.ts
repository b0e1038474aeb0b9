import type { Caller } from '../../../platform/http/caller.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { requestActivation } from '../registration/request-activation.ts'
import { keepPassword } from '../passwords/store.ts'
import { registrationByEmail } from '../registration/store.ts'
import { readEmail } from '../registration/rules.ts'
import { followLanguage, userByEmail, type UserRow } from '../store.ts'
import { openSession } from './open-session.ts'
import { countPasswordTry } from './password-tries.ts'

/** Tries from one address over all accounts: stops spraying one password over many of them. */
export const signInsPerAddress: Limit = { name: 'sign-in-address', points: 50, seconds: 600 }

type SignedInPerson = { readonly user: UserRow; readonly token: string }
type SignInRefusal = Refusal<'invalid_credentials' | 'not_activated' | 'too_many_requests'>

/**
 * Opens a new session for an e-mail and its password, and ends the one that came with the call.
 * Answers the same, after the same work, whether the e-mail or the password was wrong. Reports a
 * missing activation (and mails the link again) only to callers who know the password.
 */
export async function signIn(
  deps: AccountDeps,
  input: { Email: string; Password: string },
  caller: Caller,
): Promise<SignedInPerson | SignInRefusal> {
  const { db, passwords } = deps
  const email = readEmail(input.Email)
  const known = isRefusal(email) ? null : email
  const tries = await countPasswordTry(deps, input.Email, caller)
  if (isRefusal(tries)) return tries

  const user = known ? await userByEmail(db, known) : undefined
  const registration = known
    ? await registrationByEmail(db, known, caller.applicationId)
    : undefined
  const passwordHash = user ? user.password_hash : registration?.password_hash
  const matches = await passwords.verify(passwordHash, input.Password)
  if (isRefusal(matches)) return matches
  if (!matches) return refuse('invalid_credentials')

  await tries.forgive()
  if (user) return open(deps, user, caller)
  if (registration)
    await db.transaction().execute((trx) => requestActivation(deps, trx, registration))
  return refuse('not_activated')
}

/** Unless the password was changed while it was checked: then every session has just ended. */
const open = (
  deps: AccountDeps,
  user: UserRow,
  caller: Caller,
): Promise<SignedInPerson | Refusal<'invalid_credentials'>> =>
  deps.db.transaction().execute(async (trx) => {
    const speaksAnother = user.language !== caller.language
    if (!(await keepPassword(trx, user.id, user.password_hash, speaksAnother)))
      return refuse('invalid_credentials')
    if (speaksAnother) await followLanguage(trx, user, caller.language)
    return { user, token: await openSession(deps, trx, user.id, caller) }
  })
