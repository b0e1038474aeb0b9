import type { IdentityProvider, ProviderAnswer } from '../../../ports/identity-provider.ts'
import type { AccountDeps } from '../deps.ts'
import { hashSecret, newSecret } from '../secret.ts'
import { redirectUri } from './begin-sign-in.ts'
import { ATTEMPT_SECONDS } from './limits.ts'
import { endAttempt, keepPosted, takeAttempt } from './store.ts'

type Deps = Pick<AccountDeps, 'db' | 'clock' | 'publicUrl'>

const since = ({ clock }: Deps): Date => new Date(clock.now().getTime() - ATTEMPT_SECONDS * 1000)

/**
 * Keeps the answer of a provider that posts it from its own site (Apple): our cookie doesn't come
 * along with such a post, so nothing is decided yet.
 */
export const keepAnswer = (
  deps: Deps,
  provider: IdentityProvider,
  answer: ProviderAnswer,
): Promise<void> =>
  keepPosted(
    deps.db,
    {
      stateHash: hashSecret(answer['state'] ?? ''),
      provider: provider.name,
      since: since(deps),
    },
    answer,
  )

/**
 * Takes the provider's answer, once, from the browser that began, and has the provider prove it.
 * Answers a fresh ticket, or null when nothing came of it; the attempt says why. Without a matching
 * state and cookie nothing is looked at and nothing changes.
 */
export async function stashProviderResponse(
  deps: Deps,
  provider: IdentityProvider,
  browserSecret: string,
  answer: ProviderAnswer,
): Promise<string | null> {
  const { db, clock, publicUrl } = deps
  const state = answer['state'] ?? ''
  const attempt = await takeAttempt(
    db,
    { stateHash: hashSecret(state), provider: provider.name, since: since(deps) },
    hashSecret(browserSecret),
    clock.now(),
  )
  if (!attempt) return null
  const request = {
    state,
    nonce: attempt.nonce,
    verifier: attempt.verifier,
    redirectUri: redirectUri(publicUrl, provider.name),
    language: attempt.language,
  }
  const found = await provider.finish(request, attempt.posted ?? answer)
  if ('failed' in found) {
    await endAttempt(db, attempt.id, found.failed)
    return null
  }
  const ticket = newSecret()
  await endAttempt(db, attempt.id, { identity: found, ticketHash: hashSecret(ticket) })
  return ticket
}
