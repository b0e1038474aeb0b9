import { getCurrentUserInfo } from '@rihla/contract/account'
import * as calls from '@rihla/contract/account/profile'
import type { Mount } from '../../../platform/http/mount.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { codesPerAddress } from '../codes/ask-code.ts'
import type { AccountDeps } from '../deps.ts'
import { hasNationality, setNationality } from './nationality.ts'
import { confirmEmail, sendEmailCode } from './verify-email.ts'
import { replaceImage } from './replace-image.ts'
import { profileShower } from './show-profile.ts'
import { updateProfile } from './update-profile.ts'

/** Puts the calls about the profile of who is signed in in place. */
export function profileRoutes(mount: Mount, deps: AccountDeps): void {
  const show = profileShower(deps)
  /** The profile as a change has left it. */
  const shown = async (done: true | Refusal, caller: Caller) =>
    isRefusal(done) ? done : show(caller)

  mount(getCurrentUserInfo, (_, caller) => show(caller))
  mount(calls.updateUserInfo, async (input, caller) =>
    shown(await updateProfile(deps, input, caller), caller),
  )
  mount(calls.removeProfileImage, async (_, caller) => {
    const identity = await caller.identity()
    if (!identity) return refuse('unauthenticated')
    await replaceImage(deps, identity.userId, null)
    return show(caller)
  })
  mount(calls.hasNationality, (_, caller) => hasNationality(deps, caller))
  mount(calls.setOrUpdateCountry, (input, caller) => setNationality(deps, input, caller))
  mount(calls.sendEmailCode, (input, caller) => sendEmailCode(deps, input, caller), {
    limits: [codesPerAddress],
  })
  mount(calls.confirmEmail, async (input, caller) =>
    shown(await confirmEmail(deps, input, caller), caller),
  )
}
