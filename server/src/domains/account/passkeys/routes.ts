import * as calls from '@rihla/contract/account/passkeys'
import { renewRecoveryCodes as renewCall } from '@rihla/contract/account/recovery-codes'
import type { Caller, Identity } from '../../../platform/http/caller.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import { isRefusal, refuse } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { keepSession } from '../sessions/session-cookie.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  proveByPasskey,
  viewPasskeys,
} from './passkeys.ts'
import type { KnownPasskey } from './passkey.ts'
import { removePasskey } from './remove-passkey.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'

const present = (it: KnownPasskey): calls.Passkey => ({
  Id: it.id,
  Name: it.name,
  CreatedAt: it.createdAt.toISOString(),
  LastUsedAt: it.lastUsedAt?.toISOString() ?? null,
  IsSynced: it.isSynced,
})

/** Passkeys of staff: made, asked for, listed and taken away; and new recovery codes, by a passkey too. */
export function passkeyRoutes(mount: Mount, deps: AccountDeps): void {
  const asked = async <T>(caller: Caller, work: (identity: Identity) => Promise<T>) => {
    const identity = await caller.identity()
    return identity ? work(identity) : refuse('unauthenticated')
  }

  mount(calls.getPasskeys, (_input, caller) =>
    asked(caller, async (identity) => {
      const found = await viewPasskeys(deps, identity)
      return isRefusal(found) ? found : { Items: found.map(present) }
    }),
  )

  mount(calls.beginPasskey, (_input, caller) =>
    asked(caller, async (identity) => {
      const options = await beginPasskey(deps, identity)
      return isRefusal(options) ? options : { Options: options }
    }),
  )

  mount(calls.addPasskey, ({ Name: name, Credential: credential }, caller, reply) =>
    asked(caller, async (identity) => {
      const added = await addPasskey(deps, identity, caller, { name, credential })
      if (isRefusal(added)) return added
      if (added.token) keepSession(added.token, caller, reply, deps)
      return { Token: added.token, RecoveryCodes: [...added.recoveryCodes] }
    }),
  )

  mount(calls.beginPasskeyProof, ({ Purpose }, caller) =>
    asked(caller, async (identity) => {
      const options = await beginPasskeyProof(deps, identity, Purpose)
      return isRefusal(options) ? options : { Options: options }
    }),
  )

  mount(calls.proveByPasskey, ({ Credential }, caller, reply) =>
    asked(caller, async (identity) => {
      const done = await proveByPasskey(deps, identity, caller, Credential)
      if (isRefusal(done)) return done
      keepSession(done.token, caller, reply, deps)
      return { Token: done.token }
    }),
  )

  mount(calls.removePasskey, ({ Id: id, Code: code, Credential: credential }, caller) =>
    asked(
      caller,
      async (identity) =>
        (await removePasskey(deps, identity, { id, code, credential })) ?? {
          State: 'done' as const,
        },
    ),
  )

  mount(renewCall, ({ Code: code, Credential: credential }, caller) =>
    asked(caller, async (identity) => {
      const renewed = await renewRecoveryCodes(deps, identity, { code, credential })
      return isRefusal(renewed) ? renewed : { RecoveryCodes: [...renewed.recoveryCodes] }
    }),
  )
}
