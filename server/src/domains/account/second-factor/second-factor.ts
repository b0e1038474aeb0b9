import { randomBytes } from 'node:crypto'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Caller, Identity } from '../../../platform/http/caller.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { userById } from '../store.ts'
import { prove, type Proven } from './prove.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import {
  confirmSecret,
  insertSecret,
  isSecondFactorOn,
  readSecret,
  readStanding,
  type Standing,
} from './store.ts'
import { codeTries, takeCode, takeShown } from './take-code.ts'
import { addressOf, toBase32 } from './totp.ts'
import { withTries } from './with-tries.ts'

/** As RFC 4226 asks of a secret. */
const SECRET_BYTES = 20

type Refused = Refusal<
  | 'forbidden'
  | 'second_factor_unavailable'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_unproven'
  | 'second_factor_code_wrong'
  | 'too_many_requests'
>

const noStaff: Standing = {
  isStaff: false,
  isOn: false,
  hasAuthenticator: false,
  hasPasskey: false,
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
  identity: Identity,
): Promise<{ secret: string; address: string } | Refused> {
  const { userId } = identity
  const user = await userById(db, userId)
  if (user?.role !== 'staff') return refuse('forbidden')
  if (await mustProveFirst(db, identity)) return refuse('second_factor_unproven')
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

/** Whether they have a passkey that this session hasn't proven: or a password alone would bring another way in. */
async function mustProveFirst(db: Db | Trx, identity: Identity): Promise<boolean> {
  const standing = await readStanding(db, identity)
  return standing !== null && standing.hasPasskey && !standing.isProven
}

/**
 * The first code: from now on it is asked for. With the first second factor come recovery codes, which are shown this
 * once.
 */
export const confirmSecondFactor = (
  deps: AccountDeps,
  identity: Identity,
  caller: Caller,
  code: string,
): Promise<(Proven & { readonly recoveryCodes: readonly string[] }) | Refused> =>
  withTries(deps, codeTries, identity, async (trx) => {
    const { userId } = identity
    if (!deps.sealer) return refuse('second_factor_unavailable')
    if (await mustProveFirst(trx, identity)) return refuse('second_factor_unproven')
    const kept = await readSecret(trx, deps.sealer, userId)
    if (!kept) return refuse('second_factor_off')
    if (kept.confirmed) return refuse('second_factor_on')
    if (!(await takeShown(deps, trx, userId, kept.secret, code)))
      return refuse('second_factor_code_wrong')
    const wasOn = await isSecondFactorOn(trx, userId)
    if (!(await confirmSecret(trx, userId, deps.clock.now()))) return refuse('second_factor_on')
    const recoveryCodes = wasOn ? [] : await issueRecoveryCodes(trx, userId)
    await deps.publish(trx, {
      type: 'SecondFactorChanged',
      userId,
      by: 'confirmSecondFactor',
      subjectId: userId,
      name: '',
    })
    return { ...(await prove(deps, trx, identity, caller)), recoveryCodes }
  })

/** A code of the authenticator, or a recovery code: from now on this browser is at the desk. */
export const proveSecondFactor = (
  deps: AccountDeps,
  identity: Identity,
  caller: Caller,
  code: string,
): Promise<Proven | Refused> =>
  withTries(deps, codeTries, identity, async (trx) => {
    const refused = await takeCode(deps, trx, identity, code)
    return isRefusal(refused) ? refused : prove(deps, trx, identity, caller)
  })
