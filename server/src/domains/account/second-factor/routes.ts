import * as calls from '@rihla/contract/account/second-factor'
import type { Caller, Identity } from '../../../platform/http/caller.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import { isRefusal, refuse } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { keepSession } from '../sessions/session-cookie.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  proveSecondFactor,
  viewSecondFactor,
} from './second-factor.ts'

/** The second factor of staff: set up, and asked for. */
export function secondFactorRoutes(mount: Mount, deps: AccountDeps): void {
  const asked = async <T>(caller: Caller, work: (identity: Identity) => Promise<T>) => {
    const identity = await caller.identity()
    return identity ? work(identity) : refuse('unauthenticated')
  }

  mount(calls.getSecondFactor, (_input, caller) =>
    asked(caller, async (identity) => {
      const it = await viewSecondFactor(deps, identity)
      return {
        IsStaff: it.isStaff,
        IsOn: it.isOn,
        HasAuthenticator: it.hasAuthenticator,
        HasPasskey: it.hasPasskey,
        IsRequired: it.isRequired,
        IsProven: it.isProven,
        RecoveryCodesLeft: it.recoveryLeft,
      }
    }),
  )

  mount(calls.beginSecondFactor, (_input, caller) =>
    asked(caller, async (identity) => {
      const begun = await beginSecondFactor(deps, identity)
      return isRefusal(begun) ? begun : { Secret: begun.secret, Address: begun.address }
    }),
  )

  mount(calls.confirmSecondFactor, ({ Code }, caller, reply) =>
    asked(caller, async (identity) => {
      const done = await confirmSecondFactor(deps, identity, caller, Code)
      if (isRefusal(done)) return done
      keepSession(done.token, caller, reply, deps)
      return { Token: done.token, RecoveryCodes: [...done.recoveryCodes] }
    }),
  )

  mount(calls.proveSecondFactor, ({ Code }, caller, reply) =>
    asked(caller, async (identity) => {
      const done = await proveSecondFactor(deps, identity, caller, Code)
      if (isRefusal(done)) return done
      keepSession(done.token, caller, reply, deps)
      return { Token: done.token }
    }),
  )
}
