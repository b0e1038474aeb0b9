import { createHmac } from 'node:crypto'
import type {
  IdentityProvider,
  NoIdentity,
  ProviderAnswer,
  ProviderIdentity,
  SignInRequest,
} from '../../ports/identity-provider.ts'
import { emailOf, pictureOf, textOf } from './claims.ts'
import { belongsTo, isTheirTrouble, meaningOf } from './no-identity.ts'

export type FacebookSettings = {
  readonly appId: string
  readonly appSecret: string
  /** https://www.facebook.com/v23.0/dialog/oauth */
  readonly dialogUrl: string
  /** https://graph.facebook.com/v23.0 */
  readonly graphUrl: string
}

const locales = { en: 'en_US', ar: 'ar_AR' } as const

/**
 * Facebook Login by hand: OAuth 2, then the Graph API, which requires our secret. No PKCE: the
 * dialog silently drops the challenge, and the exchange then refuses the verifier.
 */
export function facebook(it: FacebookSettings, patienceMs = 9500): IdentityProvider {
  const call = createCaller(it.graphUrl)
  return {
    name: 'Facebook',
    begin: async (request) => dialog(it, request).href,
    async finish(request, answer) {
      if (!belongsTo(request.state, answer)) return { failed: 'refused' }
      if (answer['error']) return meaningOf(answer['error'])
      if (!answer['code']) return { failed: 'refused' }
      const signal = AbortSignal.timeout(patienceMs)
      const body = exchangeOf(it, request, answer)
      const token = await call('/oauth/access_token', { method: 'POST', body, signal })
      if ('failed' in token) return token
      const accessToken = token.told['access_token']
      if (typeof accessToken !== 'string' || accessToken === '') return { failed: 'refused' }
      const me = await call(`/me?${askWho(it.appSecret, accessToken)}`, {
        headers: { authorization: `Bearer ${accessToken}` },
        signal,
      })
      return 'failed' in me ? me : identityOf(me.told, new URL(it.dialogUrl).origin)
    },
  }
}

function dialog({ dialogUrl, appId }: FacebookSettings, request: SignInRequest): URL {
  const url = new URL(dialogUrl)
  const query = {
    client_id: appId,
    redirect_uri: request.redirectUri,
    response_type: 'code',
    scope: 'email,public_profile',
    state: request.state,
    locale: locales[request.language],
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

const exchangeOf = (it: FacebookSettings, request: SignInRequest, answer: ProviderAnswer) =>
  new URLSearchParams({
    client_id: it.appId,
    client_secret: it.appSecret,
    redirect_uri: request.redirectUri,
    code: answer['code'] ?? '',
  })

/** A stolen token is of no use without the proof that comes with it. */
function askWho(appSecret: string, accessToken: string): URLSearchParams {
  const proof = createHmac('sha256', appSecret).update(accessToken).digest('hex')
  return new URLSearchParams({
    fields: 'id,name,email,picture.width(200).height(200)',
    appsecret_proof: proof,
  })
}

/** Facebook doesn't say whether it has proven an address, so that none counts. */
function identityOf(told: Told, issuer: string): ProviderIdentity | NoIdentity {
  const subject = textOf(told['id'], 64)
  if (subject === null) return { failed: 'refused' }
  const { data } = asTold(told['picture'])
  const picture = asTold(data)
  return {
    issuer,
    subject,
    email: emailOf(told['email']),
    emailAuthoritative: false,
    name: textOf(told['name'], 100),
    picture: picture['is_silhouette'] === true ? null : pictureOf(picture['url']),
  }
}

type Told = Readonly<Record<string, unknown>>

const asTold = (value: unknown): Told =>
  typeof value === 'object' && value !== null ? (value as Told) : {}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

function createCaller(graphUrl: string) {
  return async (path: string, init: RequestInit): Promise<{ told: Told } | NoIdentity> => {
    try {
      const address = `${graphUrl.replace(/\/$/, '')}${path}`
      const response = await fetch(address, { ...init, redirect: 'error' })
      const told = asTold(parse(await response.text()))
      if (response.ok) return { told }
      const isTransient = asTold(told['error'])['is_transient'] === true
      return { failed: isTransient || isTheirTrouble(response.status) ? 'unreachable' : 'refused' }
    } catch {
      return { failed: 'unreachable' }
    }
  }
}
