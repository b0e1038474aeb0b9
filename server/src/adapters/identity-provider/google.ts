import type { IdentityProvider } from '../../ports/identity-provider.ts'
import { googleVouchesFor } from './authoritative-email.ts'
import { openIdConnect } from './oidc.ts'

export type GoogleSettings = {
  /** https://accounts.google.com */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Sign in with Google. */
export const google = (it: GoogleSettings, patienceMs?: number): IdentityProvider =>
  openIdConnect({
    name: 'Google',
    issuer: it.issuer,
    clientId: it.clientId,
    clientSecret: () => it.clientSecret,
    scope: 'openid email profile',
    // Google keeps people signed in: without this, a shared computer signs in its previous user.
    parameters: ({ language }) => ({ prompt: 'select_account', hl: language }),
    vouchesForEmail: googleVouchesFor,
    ...(patienceMs === undefined ? {} : { patienceMs }),
  })
