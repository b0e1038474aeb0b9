import type { Language } from '@rihla/contract/values/language'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { CODE_SECONDS, readCode } from '../codes/code.ts'
import {
  deleteCodesOf,
  useCode,
  wasAskedSince,
  type CodeFor,
  type TriedCode,
} from '../codes/store.ts'
import { tryCode } from '../codes/try-code.ts'
import { purgeDevices } from '../devices/known-devices.ts'
import type { AccountDeps } from '../deps.ts'
import { lockIdentities, unlinkProven } from '../external/proven-address.ts'
import { emailKey, readEmail } from '../registration/rules.ts'
import { deleteRegistrationsOf } from '../registration/store.ts'
import { forgivePasswordTries } from '../sessions/password-tries.ts'
import { followLanguage } from '../store.ts'
import { isNewPassword } from './rules.ts'
import { passwordHashOf, setPassword } from './store.ts'

export const resetsPerAddress: Limit = { name: 'reset-address', points: 40, seconds: 3600 }
/**
 * Tries for one e-mail by strangers, over all its mailed codes. A browser that requested a code has
 * five tries of its own beside these, which no one else can use up. Together: 5 codes an hour with
 * 5 tries, and 20 of strangers, are 45 guesses of a million an hour. An attacker who goes on for a
 * whole day, with 120 mails to the owner, gets in once in 900 days.
 */
const resetsPerEmail: Limit = { name: 'reset-email', points: 20, seconds: 3600 }

type Reset = { Email: string; Password: string; Code: string }

/**
 * Sets a new password with the newest code that was mailed, uses the
 * code up, ends every session and unlinks providers that proved the address. Refuses alike, after the same work, whether the e-mail, the code or
 * its time was wrong. A repeat with the same code and password within its ten minutes finds it done.
 */
export async function resetPassword(
  deps: AccountDeps,
  input: Reset,
  caller: Pick<Caller, 'applicationId' | 'address' | 'language'>,
): Promise<true | Refusal> {
  const email = readEmail(input.Email)
  if (isRefusal(email)) return email
  const typed = readCode(input.Code)
  if (isRefusal(typed)) return typed
  if (!isNewPassword(input.Password)) return refuse('new_password_weak')
  const wanted = { purpose: 'reset', email, userId: null, asker: caller.applicationId } as const
  if (!(await askedHere(deps, wanted))) {
    const wait = await deps.limits.count(resetsPerEmail, emailKey(email))
    if (wait > 0) return refuse('too_many_requests', { seconds: wait })
  }
  // Hashed before the code is checked, so that timing doesn't reveal whether there was one.
  const passwordHash = await deps.passwords.hash(input.Password)
  if (isRefusal(passwordHash)) return passwordHash

  const code = await tryCode(deps, wanted, typed)
  if (!code) return refuse('code_wrong')
  if (await reset(deps, code, passwordHash, caller.language)) {
    await forgivePasswordTries(deps, email, caller)
    return true
  }
  const current = await passwordHashOf(deps.db, code.userId)
  const isDone = await deps.passwords.verify(current, input.Password)
  if (isRefusal(isDone)) return isDone
  return isDone || refuse('code_wrong')
}

/** Whether this browser requested a code recently, for an e-mail with an account or without. */
const askedHere = ({ db, clock }: AccountDeps, wanted: CodeFor): Promise<boolean> =>
  wasAskedSince(db, wanted, new Date(clock.now().getTime() - 2 * CODE_SECONDS * 1000))

/** False when the code was used before. */
const reset = (
  deps: AccountDeps,
  code: TriedCode,
  passwordHash: string,
  language: Language,
): Promise<boolean> =>
  deps.db.transaction().execute(async (trx) => {
    const { userId } = code
    const at = deps.clock.now()
    if (!(await useCode(trx, code, at))) return false
    await lockIdentities(trx, userId)
    const user = await setPassword(trx, userId, passwordHash)
    if (!user) return false
    await unlinkProven(trx, userId)
    // Before its owner is told: they are, in the language that they use.
    await followLanguage(trx, { id: userId }, language)
    await deps.sessions.endAll(trx, userId)
    await purgeDevices(trx, userId)
    // A registration that a stranger began with this e-mail ends here, too.
    if (user.email) await deleteRegistrationsOf(trx, user.email)
    await deleteCodesOf(trx, userId, user.email, code.id)
    await deps.publish(trx, { type: 'PasswordChanged', userId, at })
    return true
  })
