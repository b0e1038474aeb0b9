import * as calls from '@rihla/contract/account'
import type { Mount } from '../../platform/http/mount.ts'
import { isRefusal } from '../../platform/refusal.ts'
import { rememberDevice } from './devices/known-devices.ts'
import { deviceRoutes } from './devices/routes.ts'
import { externalLoginRoutes } from './external/routes.ts'
import { roleRoutes } from './has-role.ts'
import { companionRoutes } from './companions/routes.ts'
import { savedOfferRoutes } from './saved-offers/routes.ts'
import type { AccountDeps } from './deps.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { passwordRoutes } from './passwords/routes.ts'
import { presentCountry, presentLogin } from './present.ts'
import { profileRoutes } from './profile/routes.ts'
import { registerTraveller, registrationsPerAddress } from './registration/register-traveller.ts'
import { endedCookie, sessionCookie } from './sessions/session-cookie.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { signIn, signInsPerAddress } from './sessions/sign-in.ts'
import { listCountries } from './store.ts'

/** Puts the calls of AccountApi in place. */
export function accountRoutes(mount: Mount, deps: AccountDeps): void {
  const { db, sessions, publicUrl } = deps

  mount(calls.getAvailableCountries, async () => (await listCountries(db)).map(presentCountry), {
    cacheSeconds: 600,
  })

  mount(calls.register, (input, caller) => registerTraveller(deps, input, caller), {
    limits: [registrationsPerAddress],
  })

  mount(
    calls.login,
    async (input, caller, reply) => {
      const signedIn = await signIn(deps, input, caller)
      if (isRefusal(signedIn)) return signedIn
      // Only to who can set a header of ours: a form on a foreign site must not sign a browser in.
      if (caller.applicationId) {
        reply.setHeader('set-cookie', sessionCookie(signedIn.token, publicUrl))
        const about = { now: deps.clock.now(), publicUrl }
        const mark = await rememberDevice(db, signedIn.user.id, caller, about)
        reply.setHeader('set-cookie', mark)
      }
      return presentLogin(signedIn.user, signedIn.token)
    },
    { limits: [signInsPerAddress] },
  )

  externalLoginRoutes(mount, deps)
  passwordRoutes(mount, deps)
  profileRoutes(mount, deps)
  deviceRoutes(mount, deps)
  savedOfferRoutes(mount, deps)
  companionRoutes(mount, deps)
  secondFactorRoutes(mount, deps)
  passkeyRoutes(mount, deps)
  roleRoutes(mount)

  mount(calls.signOut, async (_, caller, reply) => {
    if (caller.sessionToken) await sessions.end(db, caller.sessionToken)
    reply.setHeader('set-cookie', endedCookie(publicUrl))
    return true
  })
}
