import OpenIdProvider, {
  type ClientMetadata,
  type Configuration,
  interactionPolicy,
  type JWK,
} from 'oidc-provider'
import type { People, Person } from './people.ts'
import { createStore } from './store.ts'

/** What one OpenID provider differs in from another. */
export type OidcDeps = {
  issuer: string
  client: ClientMetadata
  key: JWK
  cookieSecret: string
  people: People
  routes: NonNullable<Configuration['routes']>
  scopes: string[]
  /** Which claims a scope brings, and what they are for a person. */
  claims: Record<string, string[]>
  claimsOf(person: Person): Record<string, unknown>
}

/** An OpenID provider with one client, which asks every time who it is, and never for consent. */
export function createOidc(parts: OidcDeps): OpenIdProvider {
  const { issuer, client, people } = parts
  const { pathname } = new URL(issuer)
  const policy = interactionPolicy.base()
  policy.remove('consent')
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return new OpenIdProvider(issuer, {
    adapter: createStore(),
    clients: [client],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    responseTypes: ['code'],
    jwks: { keys: [parts.key] },
    routes: parts.routes,
    scopes: parts.scopes,
    claims: parts.claims,
    // As the originals do, the ID token says it all.
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    cookies: {
      keys: [parts.cookieSecret],
      names: {
        session: '_identity_session',
        interaction: '_identity_interaction',
        resume: '_identity_resume',
      },
      // No user stays signed in here: with this path, browsers never send the cookie back.
      long: { httpOnly: true, sameSite: 'lax', path: `${pathname}/nowhere` },
    },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 3600,
      Session: 3600,
    },
    interactions: { policy, url: (_c, { uid }) => `${pathname}/sign-in/${uid}` },
    clientBasedCORS: () => false,
    async loadExistingGrant({ oidc }) {
      const { client: asking, session, params, provider } = oidc
      if (asking === undefined || session?.accountId === undefined) return undefined
      const { clientId } = asking
      const grant = new provider.Grant({ clientId, accountId: session.accountId })
      grant.addOIDCScope(String(params?.['scope']))
      await grant.save()
      return grant
    },
    findAccount(_c, accountId) {
      const person = people.get(accountId)
      if (person === undefined) return undefined
      return { accountId, claims: () => ({ sub: accountId, ...parts.claimsOf(person) }) }
    },
    renderError(c, { error, error_description: description }) {
      c.type = 'text'
      c.body = `${error}: ${description ?? ''}`
    },
  })
}
