import type { Identity } from '../../../platform/http/caller.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { purgeDevices } from '../devices/known-devices.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { deleteCodesOf } from '../codes/store.ts'
import { deleteRegistrationsOf } from '../registration/store.ts'
import { ERASE_ACCOUNT } from './erase-account.ts'
import type { PrivacyDeps } from './deps.ts'
import { deleteIdentitiesOf, leaverById, markLeaving, openedAt, type Leaver } from './store.ts'

/** Wrong passwords for one account: stops guessing from a device left signed in. */
const triesPerAccount: Limit = { name: 'delete-account', points: 10, seconds: 900 }
/** How recently a user without a password must have signed in. */
const LATELY_SECONDS = 600

/**
 * Ends an account: every session and every way in at once, all personal data by a job soon after.
 * The user must prove again who they are. A repeated request has no further effect.
 */
export async function askDeletion(
  deps: PrivacyDeps,
  password: string,
  identity: Identity,
): Promise<true | Refusal> {
  const leaver = await leaverById(deps.db, identity.userId)
  if (!leaver) return refuse('unauthenticated')
  if (leaver.role === 'staff') return refuse('staff_stays')
  const proved = leaver.passwordHash
    ? await provePassword(deps, leaver.passwordHash, password, identity.userId)
    : await proveLately(deps, identity.sessionId)
  return isRefusal(proved) ? proved : leave(deps, identity.userId, leaver)
}

async function provePassword(
  { limits, passwords }: PrivacyDeps,
  passwordHash: string,
  password: string,
  userId: number,
): Promise<true | Refusal> {
  if (password === '') return refuse('current_password_required')
  const wait = await limits.count(triesPerAccount, String(userId))
  if (wait > 0) return refuse('too_many_requests', { seconds: wait })
  const matches = await passwords.verify(passwordHash, password)
  if (isRefusal(matches)) return matches
  if (!matches) return refuse('current_password_wrong')
  await limits.forgive(triesPerAccount, String(userId))
  return true
}

async function proveLately({ db, clock }: PrivacyDeps, sessionId: number) {
  const at = await openedAt(db, sessionId)
  const lately = at && clock.now().getTime() - at.getTime() <= LATELY_SECONDS * 1000
  return lately ? true : refuse('sign_in_again')
}

const leave = (deps: PrivacyDeps, userId: number, leaver: Leaver): Promise<true | Refusal> =>
  deps.db.transaction().execute(async (trx) => {
    // First: a sign-in under way has the row, and its session is seen below.
    const left = await markLeaving(trx, userId, leaver.passwordHash, deps.clock.now())
    if (!left) return (await leaverById(trx, userId)) ? refuse('current_password_wrong') : true
    await deps.sessions.endAll(trx, userId)
    await purgeDevices(trx, userId)
    await deleteIdentitiesOf(trx, userId, left.email)
    await deleteCodesOf(trx, userId, left.email)
    if (left.email !== null) await deleteRegistrationsOf(trx, left.email)
    await deps.jobs.enqueue(trx, ERASE_ACCOUNT, { userId })
    return true
  })
