import type Provider from 'oidc-provider'
import { whatIsWrongWith } from './apple-secret.ts'
import type { ProviderDeps } from './google.ts'
import { createOidc } from './oidc.ts'
import type { Person } from './people.ts'

export type Apple = {
  provider: Provider
  /** Every person's next sign-in is their first again. */
  forgetAuthorisations(): void
}

/**
 * Apple's way: the client secret is a signed JWT, truth values are words, and the name comes once, at
 * the first authorisation, beside the code.
 */
export function apple({ registrations, key, cookieSecret, people }: ProviderDeps): Apple {
  const issuer = `${registrations.origin}/identity/apple`
  const { clientId, redirectUri } = registrations.apple
  const authorised = new Set<string>()
  const provider = createOidc({
    issuer,
    client: {
      client_id: clientId,
      client_secret: 'never compared: see below',
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
  // The form that posts an error back is a page like any other; a browser would complain about 400.
  provider.use(async (c, next) => {
    await next()
    if (c.status === 400 && c.response.is('html') !== false) c.status = 200
  })
  provider.on('authorization.success', ({ oidc }, answer) => {
    const person = people.get(oidc.session?.accountId ?? '')
    if (!answer || !person || authorised.has(person.subject)) return
    authorised.add(person.subject)
    if (authorised.size > 1000) authorised.delete([...authorised][0] ?? '')
    const asked = String(oidc.params?.['scope']).split(' ')
    if (asked.includes('name')) answer['user'] = JSON.stringify(introduce(person))
  })
  return { provider, forgetAuthorisations: () => authorised.clear() }
}

/** What Apple refuses before it asks who is there; null when there is nothing. */
export function refusalOf(query: Record<string, string>): string | null {
  const asksForPerson = /(^| )(name|email)( |$)/.test(query['scope'] ?? '')
  if (!asksForPerson || query['response_mode'] === 'form_post') return null
  return 'invalid_request: response_mode must be form_post when name or email scope is requested.'
}

function introduce({ name, email }: Person) {
  const [firstName = '', ...rest] = name.split(/\s+/)
  return { name: { firstName, lastName: rest.join(' ') }, email }
}
