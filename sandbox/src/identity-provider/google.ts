import type Provider from 'oidc-provider'
import type { JWK } from 'oidc-provider'
import { createOidc } from './oidc.ts'
import type { People } from './people.ts'
import type { Registrations } from './registrations.ts'

export type ProviderDeps = {
  registrations: Registrations
  key: JWK
  cookieSecret: string
  people: People
}

/** Google's way: plain OpenID Connect; `hd` tells that it hosts the domain of the address. */
export function google({ registrations, key, cookieSecret, people }: ProviderDeps): Provider {
  const { clientId, clientSecret, redirectUri } = registrations.google
  return createOidc({
    issuer: `${registrations.origin}/identity/google`,
    client: {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
    },
    key,
    cookieSecret,
    people,
    routes: { authorization: '/o/oauth2/v2/auth', token: '/token', jwks: '/oauth2/v3/certs' },
    scopes: ['openid'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified', 'hd'],
      profile: ['name', 'picture'],
    },
    claimsOf: (person) => ({
      email: person.email,
      email_verified: person.verified,
      name: person.name,
      picture: `${registrations.origin}/identity/pictures/${person.subject}.svg`,
      ...(person.hostedDomain === undefined ? {} : { hd: person.hostedDomain }),
    }),
  })
}
