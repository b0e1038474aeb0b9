import * as calls from '@rihla/contract/account/passwords'
import type { Mount } from '../../../platform/http/mount.ts'
import { codesPerAddress } from '../codes/ask-code.ts'
import { askResetCode } from './ask-reset-code.ts'
import type { AccountParts } from '../parts.ts'
import { resetPassword, resetsPerAddress } from './reset-password.ts'
import { updatePassword } from './update-password.ts'

/** Puts the calls about passwords in place. */
export function passwordRoutes(mount: Mount, parts: AccountParts): void {
  mount(calls.verifyCode, (input, caller) => askResetCode(parts, input, caller), {
    limits: [codesPerAddress],
  })
  mount(calls.resetPassword, (input, caller) => resetPassword(parts, input, caller), {
    limits: [resetsPerAddress],
  })
  mount(calls.updatePassword, (input, caller) => updatePassword(parts, input, caller))
}
