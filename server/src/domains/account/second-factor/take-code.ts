import { toWesternDigits } from '@rihla/contract/values/digits'
import type { Trx } from '../../../platform/database/connect.ts'
import type { Identity } from '../../../platform/http/caller.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { isSecondFactorOn, readSecret, takeRecoveryCode, takeStep } from './store.ts'
import { stepOf } from './totp.ts'

/** Wrong codes of one person, from wherever: a code has a million values. */
export const codeTries: Limit = { name: 'second-factor', points: 5, seconds: 900 }

type Deps = Pick<AccountDeps, 'sealer' | 'clock'>

/** Takes a code of an authenticator, once; false: it isn't this one, or was taken. */
export async function takeShown(
  { clock }: Deps,
  trx: Trx,
  userId: number,
  secret: Buffer,
  typed: string,
): Promise<boolean> {
  const digits = toWesternDigits(typed).replaceAll(/\s/g, '')
  const step = stepOf(secret, digits, clock.now())
  return step !== null && takeStep(trx, userId, step)
}

type Wrong = Refusal<'second_factor_off' | 'second_factor_code_wrong'>

/** Takes a code of the authenticator, once; null: it was right. */
export async function takeAuthenticatorCode(
  deps: Deps,
  trx: Trx,
  { userId }: Identity,
  typed: string,
): Promise<Wrong | null> {
  if (!(await isSecondFactorOn(trx, userId))) return refuse('second_factor_off')
  const kept = deps.sealer && (await readSecret(trx, deps.sealer, userId))
  if (kept?.confirmed && (await takeShown(deps, trx, userId, kept.secret, typed))) return null
  return refuse('second_factor_code_wrong')
}

/** Takes a code of the authenticator or a recovery code, once; null: it was right. */
export async function takeCode(
  deps: Deps,
  trx: Trx,
  identity: Identity,
  typed: string,
): Promise<Wrong | null> {
  const { userId } = identity
  const wrong = await takeAuthenticatorCode(deps, trx, identity, typed)
  if (wrong?.refusal !== 'second_factor_code_wrong') return wrong
  const recovery = hashRecoveryCode(typed)
  if (recovery && (await takeRecoveryCode(trx, userId, recovery, deps.clock.now()))) return null
  return wrong
}
