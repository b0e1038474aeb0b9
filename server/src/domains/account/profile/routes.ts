import { getCurrentUserInfo } from '@rihla/contract/account'
import * as calls from '@rihla/contract/account/profile'
import type { Mount } from '../../../platform/http/mount.ts'
import { refuse } from '../../../platform/refusal.ts'
import { codesPerAddress } from '../codes/ask-code.ts'
import type { AccountParts } from '../parts.ts'
import { hasNationality, setNationality } from './nationality.ts'
import { confirmEmail, sendEmailCode } from './prove-email.ts'
import { replaceImage } from './replace-image.ts'
import { showProfile } from './show-profile.ts'
import { updateProfile } from './update-profile.ts'

/** Puts the calls about the profile of who is signed in in place. */
export function profileRoutes(mount: Mount, parts: AccountParts): void {
  mount(getCurrentUserInfo, (_, caller) => showProfile(parts, caller))
  mount(calls.updateUserInfo, (input, caller) => updateProfile(parts, input, caller))
  mount(calls.removeProfileImage, async (_, caller) => {
    const identity = await caller.identity()
    if (!identity) return refuse('unauthenticated')
    await replaceImage(parts, identity.userId, null)
    return showProfile(parts, caller)
  })
  mount(calls.hasNationality, (_, caller) => hasNationality(parts, caller))
  mount(calls.setOrUpdateCountry, (input, caller) => setNationality(parts, input, caller))
  mount(calls.sendEmailCode, (input, caller) => sendEmailCode(parts, input, caller), {
    limits: [codesPerAddress],
  })
  mount(calls.confirmEmail, (input, caller) => confirmEmail(parts, input, caller))
}
