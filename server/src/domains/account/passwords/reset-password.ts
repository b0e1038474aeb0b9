import type { Limit } from '../../../platform/http/rate-limits.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { readCode } from '../codes/code.ts'
import { deleteCodesOf, useCode, type TriedCode } from '../codes/store.ts'
import { tryCode } from '../codes/try-code.ts'
import type { AccountParts } from '../parts.ts'
import { emailKey, readEmail } from '../registration/rules.ts'
import { deleteRegistrationsOf } from '../registration/store.ts'
import { isNewPassword } from './rules.ts'
import { passwordHashOf, setPassword } from './store.ts'

export const resetsPerAddress: Limit = { name: 'reset-address', points: 40, seconds: 3600 }
/** Tries for one e-mail, from wherever, over all the codes that were mailed to it. */
const resetsPerEmail: Limit = { name: 'reset-email', points: 20, seconds: 3600 }

type Reset = { Email: string; Password: string; Code: string }

/**
 * Sets a new password (platform.md section 5, Reset) with the newest code that was mailed, uses the
 * code up and ends every session. Refuses alike, after the same work, whether the e-mail, the code or
 * its time was wrong. A repeat with the same code and password within its ten minutes finds it done.
 */
export async function resetPassword(parts: AccountParts, input: Reset): Promise<true | Refusal> {
  const email = readEmail(input.Email)
  if (isRefusal(email)) return email
  const typed = readCode(input.Code)
  if (isRefusal(typed)) return typed
  if (!isNewPassword(input.Password)) return refuse('new_password_weak')
  const wait = await parts.limits.count(resetsPerEmail, emailKey(email))
  if (wait > 0) return refuse('too_many_requests', { seconds: wait })
  // Before the code is looked at: nobody learns by the clock whether there was one.
  const passwordHash = await parts.passwords.hash(input.Password)
  if (isRefusal(passwordHash)) return passwordHash

  const code = await tryCode(parts, { purpose: 'reset', email, userId: null }, typed)
  if (!code) return refuse('code_wrong')
  if (await reset(parts, code, passwordHash)) return true
  const current = await passwordHashOf(parts.db, code.userId)
  const isDone = await parts.passwords.verify(current, input.Password)
  if (isRefusal(isDone)) return isDone
  return isDone || refuse('code_wrong')
}

/** False when the code was used before. */
const reset = (parts: AccountParts, code: TriedCode, passwordHash: string): Promise<boolean> =>
  parts.db.transaction().execute(async (trx) => {
    const { userId } = code
    const at = parts.clock.now()
    if (!(await useCode(trx, code, at))) return false
    const user = await setPassword(trx, userId, passwordHash)
    if (!user) return false
    await parts.sessions.endAll(trx, userId)
    // What a stranger may have begun with this e-mail ends here, too.
    if (user.email) await deleteRegistrationsOf(trx, user.email)
    await deleteCodesOf(trx, userId, user.email, code.id)
    await parts.tell(trx, { type: 'PasswordChanged', userId, at })
    return true
  })
