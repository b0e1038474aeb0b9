import { isUniqueViolation } from '../../../platform/database/connect.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { askCode } from '../codes/ask-code.ts'
import { readCode } from '../codes/code.ts'
import { deleteCodesOf, useCode, type TriedCode } from '../codes/store.ts'
import { tryCode } from '../codes/try-code.ts'
import type { AccountDeps } from '../deps.ts'
import { emailKey, readEmail } from '../registration/rules.ts'
import { deleteRegistrationsOf } from '../registration/store.ts'
import { profileOf, setEmail } from './store.ts'

/** Codes that one account has mailed, to whomever, and tries of them. */
const proofsPerAccount: Limit = { name: 'email-account', points: 20, seconds: 3600 }

type Asked = Pick<Caller, 'identity' | 'language'>

/**
 * Mails a code to the address that a user without one wants. If the address is taken, nothing is
 * sent, but the answer and the work are the same, so that neither reveals it.
 */
export async function sendEmailCode(
  deps: AccountDeps,
  input: { Email: string },
  caller: Asked,
): Promise<true | Refusal> {
  const asked = await readAsked(deps, input.Email, caller)
  if (isRefusal(asked)) return asked
  const { userId, email, current } = asked
  if (current !== null) return refuse('email_already_set')
  const wait = await deps.limits.count(proofsPerAccount, String(userId))
  if (wait > 0) return refuse('too_many_requests', { seconds: wait })
  await askCode(deps, { purpose: 'email', email, userId }, caller)
  return true
}

/**
 * Gives the account the address that a mailed code has proved, and never merges it with another: an
 * address that was taken meanwhile makes the code a wrong one. A repeat finds it done.
 */
export async function confirmEmail(
  deps: AccountDeps,
  input: { Email: string; Code: string },
  caller: Asked,
): Promise<true | Refusal> {
  const asked = await readAsked(deps, input.Email, caller)
  if (isRefusal(asked)) return asked
  const { userId, email, current } = asked
  const typed = readCode(input.Code)
  if (isRefusal(typed)) return typed
  const isDone = (address: string | null): boolean =>
    address !== null && emailKey(address) === emailKey(email)
  if (current !== null) return isDone(current) || refuse('email_already_set')
  const wait = await deps.limits.count(proofsPerAccount, String(userId))
  if (wait > 0) return refuse('too_many_requests', { seconds: wait })
  const code = await tryCode(deps, { purpose: 'email', email, userId }, typed)
  if (!code) return refuse('code_wrong')
  const isSet = (await give(deps, code, email)) || isDone(await emailOf(deps, userId))
  return isSet || refuse('code_wrong')
}

const emailOf = async ({ db }: AccountDeps, userId: number): Promise<string | null> =>
  (await profileOf(db, userId))?.email ?? null

async function readAsked(deps: AccountDeps, text: string, caller: Asked) {
  const identity = await caller.identity()
  if (!identity) return refuse('unauthenticated')
  const email = readEmail(text)
  if (isRefusal(email)) return email
  const { userId } = identity
  return { userId, email, current: await emailOf(deps, userId) }
}

/** False when the code was used or the address is taken; then the account is unchanged. */
async function give({ db, clock }: AccountDeps, code: TriedCode, email: string): Promise<boolean> {
  try {
    return await db.transaction().execute(async (trx) => {
      if (!(await useCode(trx, code, clock.now()))) return false
      if (!(await setEmail(trx, code.userId, email))) return false
      await deleteRegistrationsOf(trx, email)
      await deleteCodesOf(trx, code.userId, null, code.id)
      return true
    })
  } catch (error) {
    // Another account got the address concurrently.
    if (isUniqueViolation(error)) return false
    throw error
  }
}
