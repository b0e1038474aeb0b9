import * as calls from '@rihla/contract/account/external-login'
import type { Mount } from '../../../platform/http/mount.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { presentLogin } from '../present.ts'
import { sessionCookie } from '../sessions/session-cookie.ts'
import { endedTicketCookie } from './cookies.ts'
import { loginsPerAddress } from './limits.ts'
import { showSignIn } from './show-sign-in.ts'
import { signInWithTicket } from './sign-in-with-ticket.ts'

/** Puts the calls about signing in through a provider in place. */
export function externalLoginRoutes(mount: Mount, deps: AccountDeps): void {
  const { publicUrl } = deps

  mount(calls.getExternalProviders, async () => deps.providers.map(({ name }) => name))

  mount(calls.getExternalSignIn, (_, caller) => showSignIn(deps, caller))

  mount(
    calls.externalLogin,
    async (input, caller, reply) => {
      const signedIn = await signInWithTicket(deps, input, caller)
      if (isRefusal(signedIn)) return signedIn
      reply.setHeader('set-cookie', sessionCookie(signedIn.token, publicUrl))
      reply.setHeader('set-cookie', endedTicketCookie(publicUrl))
      return presentLogin(signedIn.user, signedIn.token)
    },
    { limits: [loginsPerAddress] },
  )
}
