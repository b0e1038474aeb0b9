import type { PasskeyAssertion } from '@rihla/contract/account/passkeys'
import type { Trx } from '../../../platform/database/connect.ts'
import type { Identity } from '../../../platform/http/caller.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { codeTries, takeCode } from '../second-factor/take-code.ts'
import { deleteRecoveryCodes, readStanding } from '../second-factor/store.ts'
import { withTries } from '../second-factor/with-tries.ts'
import { deletePasskey, lockPasskeysOf, passkeysOf } from './passkey-store.ts'
import { mayNotChange } from './passkeys.ts'
import { takeAssertion } from './take-assertion.ts'

type Asked = {
  readonly id: number
  readonly code?: string | undefined
  readonly credential?: PasskeyAssertion | undefined
}

/**
 * Takes a passkey away, by another proof of the second factor: a browser left open isn't enough. Whoever lost the
 * device is signed out everywhere else. Null: done.
 */
export async function removePasskey(
  deps: AccountDeps,
  identity: Identity,
  asked: Asked,
): Promise<Refusal | null> {
  const { sessions, publish } = deps
  const { userId, sessionId } = identity
  const answer = await withTries(deps, codeTries, identity, async (trx) => {
    await lockPasskeysOf(trx, userId)
    const refused =
      (await mayNotChange(trx, identity)) ?? (await mayNotLose(trx, identity, asked.id))
    if (refused) return refused
    const passkey = (await passkeysOf(trx, userId)).find(({ id }) => id === asked.id)
    if (!passkey) return refuse('passkey_not_found')
    const unproven = asked.credential
      ? await takeAssertion(deps, trx, identity, 'remove', asked.credential)
      : await takeCode(deps, trx, identity, asked.code ?? '')
    if (unproven) return unproven
    await deletePasskey(trx, passkey.id)
    if (!(await readStanding(trx, identity))?.isOn) await deleteRecoveryCodes(trx, userId)
    await sessions.endAll(trx, userId, sessionId)
    const { id: subjectId, name } = passkey
    await publish(trx, {
      type: 'SecondFactorChanged',
      userId,
      by: 'removePasskey',
      subjectId,
      name,
    })
    return { done: true }
  })
  return 'refusal' in answer ? answer : null
}

/** The last one stays while everybody needs one. */
async function mayNotLose(
  trx: Trx,
  identity: Identity,
  id: number,
): Promise<Refusal<'second_factor_last'> | null> {
  const standing = await readStanding(trx, identity)
  const others = (await passkeysOf(trx, identity.userId)).filter((it) => it.id !== id)
  const isLast = !standing?.hasAuthenticator && others.length === 0
  return isLast && standing?.isRequired ? refuse('second_factor_last') : null
}
