import type { PasskeyAssertion } from '@rihla/contract/account/passkeys'
import type { Identity } from '../../../platform/http/caller.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { issueRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { deleteRecoveryCodes, isSecondFactorOn } from '../second-factor/store.ts'
import { codeTries, takeAuthenticatorCode } from '../second-factor/take-code.ts'
import { withTries } from '../second-factor/with-tries.ts'
import { lockPasskeysOf } from './passkey-store.ts'
import { mayNotChange } from './passkeys.ts'
import { takeAssertion } from './take-assertion.ts'

type Asked = {
  readonly code?: string | undefined
  readonly credential?: PasskeyAssertion | undefined
}

/**
 * Ten new recovery codes in place of all before (K12), for whoever never saw theirs, since the answer that carried them
 * was lost, or has few left. Asks for the authenticator or a passkey once more: a browser left open isn't enough, and a
 * recovery code that was found must not become ten. Refused to whoever is no staff, has no second factor, or hasn't
 * proven it in this session.
 */
export const renewRecoveryCodes = (
  deps: AccountDeps,
  identity: Identity,
  asked: Asked,
): Promise<{ readonly recoveryCodes: readonly string[] } | Refusal> =>
  withTries(deps, codeTries, identity, async (trx) => {
    const { userId } = identity
    await lockPasskeysOf(trx, userId)
    const refused = await mayNotChange(trx, identity)
    if (refused) return refused
    if (!(await isSecondFactorOn(trx, userId))) return refuse('second_factor_off')
    const unproven = asked.credential
      ? await takeAssertion(deps, trx, identity, 'renew', asked.credential)
      : await takeAuthenticatorCode(deps, trx, identity, asked.code ?? '')
    if (unproven) return unproven
    await deleteRecoveryCodes(trx, userId)
    const recoveryCodes = await issueRecoveryCodes(trx, userId)
    await deps.publish(trx, {
      type: 'SecondFactorChanged',
      userId,
      by: 'renewRecoveryCodes',
      subjectId: userId,
      name: '',
    })
    return { recoveryCodes }
  })
