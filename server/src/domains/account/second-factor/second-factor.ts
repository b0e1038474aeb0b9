import { randomBytes } from 'node:crypto'
import type { Trx } from '../../../platform/database/connect.ts'
import type { Caller, Identity } from '../../../platform/http/caller.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { openSession } from '../sessions/open-session.ts'
import { userById } from '../store.ts'
import { toWesternDigits } from '../western-digits.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import {
  confirmSecret,
  insertRecoveryCodes,
  insertSecret,
  readSecret,
  readStanding,
  takeRecoveryCode,
  takeStep,
  type Standing,
} from './store.ts'
import { addressOf, stepOf, toBase32 } from './totp.ts'

/** Wrong codes of one person, from wherever: a code has a million values. */
const tries: Limit = { name: 'second-factor', points: 5, seconds: 900 }

/** As RFC 4226 asks of a secret. */
const SECRET_BYTES = 20

type Refused = Refusal<
  | 'forbidden'
  | 'second_factor_unavailable'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_code_wrong'
  | 'too_many_requests'
>

const noStaff: Standing = {
  isStaff: false,
  isOn: false,
  isRequired: false,
  isProven: false,
  recoveryLeft: 0,
}

/** How a member of staff stands with their second factor, in this session; others learn only that they are none. */
export async function viewSecondFactor({ db }: AccountDeps, identity: Identity): Promise<Standing> {
  const it = await readStanding(db, identity)
  return it?.isStaff ? it : noStaff
}

/**
 * The secret to put into an authenticator; it counts once a code of it was typed. Asked again before that, it
 * is the same.
 */
export async function beginSecondFactor(
  { db, clock, sealer }: AccountDeps,
  { userId }: Identity,
): Promise<{ secret: string; address: string } | Refused> {
  const user = await userById(db, userId)
  if (user?.role !== 'staff') return refuse('forbidden')
  if (!sealer) return refuse('second_factor_unavailable')
  await insertSecret(db, sealer, { userId, secret: randomBytes(SECRET_BYTES), now: clock.now() })
  const kept = await readSecret(db, sealer, userId)
  if (!kept) throw new Error(`The secret of ${userId} is gone`)
  if (kept.confirmed) return refuse('second_factor_on')
  return {
    secret: toBase32(kept.secret),
    address: addressOf(kept.secret, user.email ?? String(userId)),
  }
}

/** A session that has proven it: the one that asked is ended. */
type Proven = { readonly token: string }

/** The first code: from now on it is asked for. Answers the recovery codes, which are shown this once. */
export const confirmSecondFactor = (
  deps: AccountDeps,
  identity: Identity,
  caller: Caller,
  code: string,
): Promise<(Proven & { readonly recoveryCodes: readonly string[] }) | Refused> =>
  withTries(deps, identity, async (trx) => {
    const taken = await takeCode(deps, trx, identity, code, false)
    if (isRefusal(taken)) return taken
    if (!(await confirmSecret(trx, identity.userId, deps.clock.now())))
      return refuse('second_factor_on')
    const recoveryCodes = newRecoveryCodes()
    const hashes = recoveryCodes.map(hashRecoveryCode).filter((hash) => hash !== null)
    await insertRecoveryCodes(trx, identity.userId, hashes)
    return { ...(await prove(deps, trx, identity, caller)), recoveryCodes }
  })

/** A code of the authenticator, or a recovery code: from now on this browser is at the desk. */
export const proveSecondFactor = (
  deps: AccountDeps,
  identity: Identity,
  caller: Caller,
  code: string,
): Promise<Proven | Refused> =>
  withTries(deps, identity, async (trx) => {
    const taken = await takeCode(deps, trx, identity, code, true)
    return isRefusal(taken) ? taken : prove(deps, trx, identity, caller)
  })

/** Counts a try before it is looked at, and takes it back once it was right. */
async function withTries<T extends object>(
  { db, limits }: AccountDeps,
  { userId }: Identity,
  work: (trx: Trx) => Promise<T | Refused>,
): Promise<T | Refused> {
  const wait = await limits.count(tries, String(userId))
  if (wait > 0) return refuse('too_many_requests', { seconds: wait })
  const answer = await db.transaction().execute(work)
  if (!isRefusal(answer)) await limits.forgive(tries, String(userId))
  return answer
}

/** Takes a code, once; null: it was right. `confirmed`: of a second factor that is on, or still set up. */
async function takeCode(
  { sealer, clock }: AccountDeps,
  trx: Trx,
  { userId }: Identity,
  typed: string,
  confirmed: boolean,
): Promise<Refused | null> {
  if (!sealer) return refuse('second_factor_unavailable')
  const kept = await readSecret(trx, sealer, userId)
  if (!kept) return refuse('second_factor_off')
  if (kept.confirmed !== confirmed)
    return refuse(confirmed ? 'second_factor_off' : 'second_factor_on')
  const now = clock.now()
  const digits = toWesternDigits(typed).replaceAll(/\s/g, '')
  const step = stepOf(kept.secret, digits, now)
  if (step !== null && (await takeStep(trx, userId, step))) return null
  const recovery = confirmed ? hashRecoveryCode(typed) : null
  if (recovery && (await takeRecoveryCode(trx, userId, recovery, now))) return null
  return refuse('second_factor_code_wrong')
}

const prove = async (
  deps: AccountDeps,
  trx: Trx,
  { userId }: Identity,
  caller: Caller,
): Promise<Proven> => ({ token: await openSession(deps, trx, userId, caller, true) })
