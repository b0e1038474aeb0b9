import type { Caller, Identity } from '../../../platform/http/caller.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { deleteCodesOf } from '../codes/store.ts'
import type { AccountDeps } from '../deps.ts'
import { lockIdentities, unlinkProven } from '../external/proven-address.ts'
import { isStrongPassword } from './rules.ts'
import { passwordHashOf, replacePassword } from './store.ts'

/** Wrong current passwords for one account: stops guessing from a device left signed in. */
const changesPerAccount: Limit = { name: 'password-account', points: 10, seconds: 900 }

type Change = { CurrentPassword: string; NewPassword: string }

/**
 * Changes the password, ends every other session of the person and unlinks providers that proved their
 * address. A repeat finds the new password in force and says so.
 */
export async function updatePassword(
  deps: AccountDeps,
  input: Change,
  caller: Pick<Caller, 'identity'>,
): Promise<true | Refusal> {
  const identity = await caller.identity()
  if (!identity) return refuse('unauthenticated')
  const { CurrentPassword: current, NewPassword: wanted } = input
  if (current === '') return refuse('current_password_required')
  if (!isStrongPassword(wanted)) return refuse('password_weak')
  if (current === wanted) return refuse('password_unchanged')
  const stored = await passwordHashOf(deps.db, identity.userId)
  if (stored === null) return refuse('no_password')

  const account = String(identity.userId)
  const wait = await deps.limits.count(changesPerAccount, account)
  if (wait > 0) return refuse('too_many_requests', { seconds: wait })
  const changed = await change(deps, identity, { stored, current, wanted })
  if (changed === true) await deps.limits.forgive(changesPerAccount, account)
  return changed
}

type Checked = { readonly stored: string; readonly current: string; readonly wanted: string }

async function change(
  deps: AccountDeps,
  identity: Identity,
  { stored, current, wanted }: Checked,
): Promise<true | Refusal> {
  const { passwords } = deps
  const matches = await passwords.verify(stored, current)
  if (isRefusal(matches)) return matches
  if (!matches) return isInForce(deps, identity.userId, wanted)
  const passwordHash = await passwords.hash(wanted)
  if (isRefusal(passwordHash)) return passwordHash
  const replaced = await replace(deps, identity, stored, passwordHash)
  return replaced || isInForce(deps, identity.userId, wanted)
}

/** True when the password that was wanted is the one already. */
async function isInForce(
  { db, passwords }: AccountDeps,
  userId: number,
  wanted: string,
): Promise<true | Refusal> {
  const matches = await passwords.verify(await passwordHashOf(db, userId), wanted)
  if (isRefusal(matches)) return matches
  return matches || refuse('current_password_wrong')
}

const replace = (
  deps: AccountDeps,
  { userId, sessionId }: Identity,
  stored: string,
  passwordHash: string,
): Promise<boolean> =>
  deps.db.transaction().execute(async (trx) => {
    await lockIdentities(trx, userId)
    const user = await replacePassword(trx, userId, stored, passwordHash)
    if (!user) return false
    await unlinkProven(trx, userId)
    await deps.sessions.endAll(trx, userId, sessionId)
    await deleteCodesOf(trx, userId, user.email)
    await deps.publish(trx, { type: 'PasswordChanged', userId, at: deps.clock.now() })
    return true
  })
