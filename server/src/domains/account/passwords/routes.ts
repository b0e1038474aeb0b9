import * as calls from '@rihla/contract/account/passwords'
import type { Mount } from '../../../platform/http/mount.ts'
import { codesPerAddress } from '../codes/ask-code.ts'
import { askResetCode } from './ask-reset-code.ts'
import type { AccountDeps } from '../deps.ts'
import { resetPassword, resetsPerAddress } from './reset-password.ts'
import { updatePassword } from './update-password.ts'

/** Puts the calls about passwords in place. */
export function passwordRoutes(mount: Mount, deps: AccountDeps): void {
  mount(calls.verifyCode, (input, caller) => askResetCode(deps, input, caller), {
    limits: [codesPerAddress],
  })
  mount(calls.resetPassword, (input, caller) => resetPassword(deps, input, caller), {
    limits: [resetsPerAddress],
  })
  mount(calls.updatePassword, (input, caller) => updatePassword(deps, input, caller))
}
