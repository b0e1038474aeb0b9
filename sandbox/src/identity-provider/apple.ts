import Provider from 'oidc-provider'
import { whatIsWrongWith } from './apple-secret.ts'
import type { ProviderParts } from './google.ts'
import { createOidc } from './oidc.ts'
import type { Person } from './people.ts'

export type Apple = { provider: Provider; forgetAuthorisations(): void }

/**
 * Apple's way: the client secret is a signed JWT, truth values are words, and the name comes once, at
 * the first authorisation, beside the code.
 */
export function apple({ registrations, key, cookieSecret, people }: ProviderParts): Apple {
  const issuer = `${registrations.origin}/identity/apple`
  const { clientId, redirectUri } = registrations.apple
  const authorised = new Set<string>()

  /** What is posted beside the code; undefined from the second time on. */
  function introduce(subject: string, scope: string): string | undefined {
    const person = people.get(subject)
    if (person === undefined || authorised.has(subject)) return undefined
    authorised.add(subject)
    if (authorised.size > 1000) authorised.delete([...authorised][0] ?? '')
    return scope.split(' ').includes('name') ? JSON.stringify(userOf(person)) : undefined
  }

  class Apple extends Provider {
    override registerResponseMode: Provider['registerResponseMode'] = (name, handler) => {
      super.registerResponseMode(name, handler)
    }
  }
  void Apple
  const provider = createOidc({
    issuer,
    client: {
      client_id: clientId,
      client_secret: 'replaced by a signed one, below',
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
    },
    key,
    cookieSecret,
    people,
    routes: { authorization: '/auth/authorize', token: '/auth/token', jwks: '/auth/keys' },
    scopes: ['openid', 'name'],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'is_private_email'] },
    claimsOf: ({ email, isRelay }) => ({
      email,
      email_verified: 'true',
      ...(isRelay ? { is_private_email: 'true' } : {}),
    }),
  })
  provider.Client.prototype.compareClientSecret = (secret) =>
    whatIsWrongWith(secret, registrations.apple, issuer, new Date()) === null
  void introduce
  return { provider, forgetAuthorisations: () => authorised.clear() }
}

function userOf({ name, email }: Person) {
  const [firstName = '', ...rest] = name.split(/\s+/)
  return { name: { firstName, lastName: rest.join(' ') }, email }
}
