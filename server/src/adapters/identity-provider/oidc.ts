import * as openid from 'openid-client'
import type {
  IdentityProvider,
  NoIdentity,
  ProviderAnswer,
  ProviderIdentity,
  ProviderName,
  SignInRequest,
} from '../../ports/identity-provider.ts'
import { type Claims, emailOf, pictureOf, textOf } from './claims.ts'
import { within } from './deadline.ts'
import { belongsTo, isTheirTrouble, meaningOf } from './no-identity.ts'
import { keepFor } from './published.ts'

/** What one OpenID provider differs in from another. */
export type OpenIdProvider = {
  readonly name: ProviderName
  readonly issuer: string
  readonly clientId: string
  /** Sent in the body (`client_secret_post`); asked for at each exchange, since one may be signed. */
  readonly clientSecret: () => string | Promise<string>
  readonly scope: string
  /** More that its authorisation page wants to know. */
  readonly parameters: (request: SignInRequest) => Record<string, string>
  readonly vouchesForEmail: (claims: Claims) => boolean
  /** A name that comes beside the token. */
  readonly nameBeside?: (answer: ProviderAnswer) => string | null
  /** For all that `finish` asks the provider, together. */
  readonly patienceMs?: number
}

const HOUR = 3_600_000

/** Sign-in by OpenID Connect: code flow with PKCE, the ID token checked in every respect. */
export function openIdConnect(it: OpenIdProvider): IdentityProvider {
  const patienceMs = it.patienceMs ?? 9500
  const configuration = keepFor(HOUR, () => discover(it, patienceMs))

  async function exchange(request: SignInRequest, answer: ProviderAnswer) {
    const config = await configuration()
    const checks = {
      expectedState: request.state,
      expectedNonce: request.nonce,
      pkceCodeVerifier: request.verifier,
      idTokenExpected: true,
    }
    const secret = { client_secret: await it.clientSecret() }
    const address = returnAddress(request, answer)
    const tokens = await openid.authorizationCodeGrant(config, address, checks, secret)
    const claims = tokens.claims()
    return claims ? identityOf(it, claims, answer) : ({ failed: 'refused' } as const)
  }

  return {
    name: it.name,
    async begin(request) {
      const config = await within(patienceMs, configuration(), () => {
        throw new Error(`${it.name} did not answer in time`)
      })
      const address = openid.buildAuthorizationUrl(config, {
        scope: it.scope,
        redirect_uri: request.redirectUri,
        state: request.state,
        nonce: request.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(request.verifier),
        code_challenge_method: 'S256',
        ui_locales: request.language,
        ...it.parameters(request),
      })
      // Apple's own dialog in Safari reads a plus as a plus, and then knows no such scope.
      address.search = address.search.replaceAll('+', '%20')
      return address.href
    },
    async finish(request, answer) {
      // Before anything is asked: what doesn't belong to this sign-in costs the provider nothing.
      if (!belongsTo(request.state, answer)) return { failed: 'refused' }
      if (answer['error']) return meaningOf(answer['error'])
      if (!answer['code']) return { failed: 'refused' }
      const asked = exchange(request, answer).catch(failureOf)
      return within(patienceMs, asked, () => ({ failed: 'unreachable' }) as const)
    },
  }
}

async function discover(it: OpenIdProvider, patienceMs: number): Promise<openid.Configuration> {
  const issuer = new URL(it.issuer)
  // Plain http is for the sandbox only.
  const insecure = issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []
  return openid.discovery(issuer, it.clientId, {}, openid.None(), {
    // The signature is checked although the token came straight from the provider.
    execute: [openid.enableNonRepudiationChecks, ...insecure],
    timeout: patienceMs / 1000,
  })
}

/** Our own address with what came back to it; never the one that a request was made to. */
function returnAddress({ redirectUri }: SignInRequest, answer: ProviderAnswer): URL {
  const url = new URL(redirectUri)
  for (const name of ['code', 'state', 'iss']) {
    const value = answer[name]
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url
}

function identityOf(
  it: OpenIdProvider,
  claims: openid.IDToken,
  answer: ProviderAnswer,
): ProviderIdentity {
  const email = emailOf(claims['email'])
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    emailAuthoritative: email !== null && it.vouchesForEmail(claims),
    name: textOf(claims['name'], 100) ?? it.nameBeside?.(answer) ?? null,
    picture: pictureOf(claims['picture']),
  }
}

/** By its name: the server we run in puts another `Response` in the place of the one that fetch has. */
const isResponse = (value: unknown): value is Response =>
  Object.prototype.toString.call(value) === '[object Response]'

/** A lost line, a time-out or a fault of theirs is 'unreachable'; everything else is a wrong answer. */
function failureOf(error: unknown): NoIdentity {
  const causes = [error, error instanceof Error ? error.cause : undefined]
  const response = causes.find(isResponse)
  if (response) return { failed: isTheirTrouble(response.status) ? 'unreachable' : 'refused' }
  if (error instanceof openid.ResponseBodyError)
    return { failed: isTheirTrouble(error.status) ? 'unreachable' : 'refused' }
  const isTimeout = error instanceof openid.ClientError && error.code === 'OAUTH_TIMEOUT'
  return { failed: isTimeout || isLostLine(error) ? 'unreachable' : 'refused' }
}

/** How fetch says that a line was lost: before the answer, and in the middle of it. */
const lostLines = new Set(['fetch failed', 'terminated'])

/** Whether a lost line is the cause, or the cause of the cause: libraries wrap it. */
function isLostLine(error: unknown, depth = 4): boolean {
  if (!(error instanceof Error) || depth === 0) return false
  const isIt = error instanceof TypeError && lostLines.has(error.message)
  return isIt || isLostLine(error.cause, depth - 1)
}
