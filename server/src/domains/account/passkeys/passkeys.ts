import {
  MAX_PASSKEYS,
  type PasskeyAssertion,
  type PasskeyCreation,
  type PasskeyRegistration,
  type PasskeyRequest,
  type passkeyPurposes,
} from '@rihla/contract/account/passkeys'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Caller, Identity } from '../../../platform/http/caller.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { prove, type Proven } from '../second-factor/prove.ts'
import { issueRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { readStanding } from '../second-factor/store.ts'
import { withTries } from '../second-factor/with-tries.ts'
import { userById } from '../store.ts'
import { creationOptions, readRegistration, requestOptions } from './ceremony.ts'
import { newChallenge, takeChallenge } from './challenges.ts'
import type { KnownPasskey } from './passkey.ts'
import { insertPasskey, lockPasskeysOf, passkeysOf } from './passkey-store.ts'
import { takeAssertion } from './take-assertion.ts'

/** Signatures can't be guessed: this bounds what checking them costs, and locks nobody out of their codes. */
const passkeyTries: Limit = { name: 'passkey', points: 10, seconds: 900 }

type NotYet = Refusal<'forbidden' | 'second_factor_unproven'>

/** Why this session may not change the second factor; null: it may. Whoever has one must have proven it. */
export async function mayNotChange(db: Db | Trx, identity: Identity): Promise<NotYet | null> {
  const standing = await readStanding(db, identity)
  if (!standing?.isStaff) return refuse('forbidden')
  return standing.isOn && !standing.isProven ? refuse('second_factor_unproven') : null
}

/** The passkeys of a member of staff. */
export const viewPasskeys = async (
  { db }: AccountDeps,
  identity: Identity,
): Promise<KnownPasskey[] | NotYet> =>
  (await mayNotChange(db, identity)) ?? passkeysOf(db, identity.userId)

/** What a browser needs to make a passkey. */
export async function beginPasskey(
  { db, clock, publicUrl }: AccountDeps,
  identity: Identity,
): Promise<PasskeyCreation | NotYet | Refusal<'passkeys_too_many'>> {
  const refused = await mayNotChange(db, identity)
  if (refused) return refused
  const known = await passkeysOf(db, identity.userId)
  if (known.length >= MAX_PASSKEYS) return refuse('passkeys_too_many')
  const user = await userById(db, identity.userId)
  const challenge = await newChallenge(db, identity, 'add', clock.now())
  const person = {
    id: identity.userId,
    email: user?.email ?? null,
    fullName: user?.full_name ?? '',
  }
  return creationOptions(publicUrl, person, challenge, known)
}

type Added = { readonly token: string | null; readonly recoveryCodes: readonly string[] }

/** Keeps the passkey that a browser made. With the first second factor come recovery codes, shown this once. */
export const addPasskey = (
  deps: AccountDeps,
  identity: Identity,
  caller: Caller,
  it: { readonly name: string; readonly credential: PasskeyRegistration },
): Promise<Added | Refusal> =>
  withTries(deps, passkeyTries, identity, async (trx) => {
    const { userId } = identity
    await lockPasskeysOf(trx, userId)
    const refused = await mayNotChange(trx, identity)
    if (refused) return refused
    const now = deps.clock.now()
    const challenge = await takeChallenge(trx, identity, 'add', now)
    if (!challenge) return refuse('passkey_over')
    if ((await passkeysOf(trx, userId)).length >= MAX_PASSKEYS) return refuse('passkeys_too_many')
    const made = await readRegistration(deps.publicUrl, challenge, it.credential)
    if (!made) return refuse('passkey_wrong')
    const wasOn = (await readStanding(trx, identity))?.isOn
    const id = await insertPasskey(trx, { ...made, userId, name: it.name, now })
    if (id === null) return refuse('passkey_known')
    const { name } = it
    await deps.publish(trx, {
      type: 'SecondFactorChanged',
      userId,
      by: 'addPasskey',
      subjectId: id,
      name,
    })
    if (wasOn) return { token: null, recoveryCodes: [] }
    const recoveryCodes = await issueRecoveryCodes(trx, userId)
    return { ...(await prove(deps, trx, identity, caller)), recoveryCodes }
  })

/** What a browser needs to ask for one of a person's passkeys. */
export async function beginPasskeyProof(
  { db, clock, publicUrl }: AccountDeps,
  identity: Identity,
  purpose: (typeof passkeyPurposes)[number],
): Promise<PasskeyRequest | Refusal<'second_factor_off'>> {
  const known = await passkeysOf(db, identity.userId)
  if (known.length === 0) return refuse('second_factor_off')
  const challenge = await newChallenge(db, identity, purpose, clock.now())
  return requestOptions(publicUrl, challenge, known)
}

/** What a passkey signed: from now on this browser is at the desk. */
export const proveByPasskey = (
  deps: AccountDeps,
  identity: Identity,
  caller: Caller,
  signed: PasskeyAssertion,
): Promise<Proven | Refusal> =>
  withTries(deps, passkeyTries, identity, async (trx) => {
    const refused = await takeAssertion(deps, trx, identity, 'prove', signed)
    return isRefusal(refused) ? refused : prove(deps, trx, identity, caller)
  })
