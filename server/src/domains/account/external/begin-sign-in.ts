import type { Language } from '@rihla/contract/values/language'
import type { IdentityProvider, SignInRequest } from '../../../ports/identity-provider.ts'
import type { AccountDeps } from '../deps.ts'
import { hashSecret, newSecret } from '../secret.ts'
import { endAttempt, insertAttempt } from './store.ts'

/** Our own address that a provider leads back to; it must be registered there, letter by letter. */
export const redirectUri = (publicUrl: string, provider: IdentityProvider['name']): string =>
  `${publicUrl}/auth/external/callback/${provider.toLowerCase()}`

/** Where to send the browser, and the secret that its cookie is to hold. */
export type Begun = { readonly browserSecret: string; readonly location: string | null }

/**
 * Begins signing in at a provider. `location` is null when the provider can't be reached; the
 * browser's newest attempt says so then. `returnTo` is a checked path of ours, or null in a popup.
 */
export async function beginSignIn(
  { db, clock, publicUrl, log }: Pick<AccountDeps, 'db' | 'clock' | 'publicUrl' | 'log'>,
  provider: IdentityProvider,
  language: Language,
  returnTo: string | null,
): Promise<Begun> {
  const browserSecret = newSecret()
  const request: SignInRequest = {
    state: newSecret(),
    nonce: newSecret(),
    verifier: newSecret(),
    redirectUri: redirectUri(publicUrl, provider.name),
    language,
  }
  const attemptId = await insertAttempt(db, {
    state_hash: hashSecret(request.state),
    browser_hash: hashSecret(browserSecret),
    provider: provider.name,
    nonce: request.nonce,
    verifier: request.verifier,
    language,
    return_to: returnTo,
    created_at: clock.now(),
  })
  try {
    return { browserSecret, location: await provider.begin(request) }
  } catch (error) {
    log.warn({ err: error, provider: provider.name }, 'identity provider not reached')
    await endAttempt(db, attemptId, 'unreachable')
    return { browserSecret, location: null }
  }
}
