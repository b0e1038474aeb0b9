import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Timers } from '../timers.ts'
import type { People, Person } from './people.ts'
import type { Registrations } from './registrations.ts'

type Given = { subject: string; scopes: string[]; challenge: string | undefined; until: number }

export type Facebook = {
  api: Hono
  /** What is wrong with the address of a dialog, in Facebook's words; null when nothing is. */
  refusalOf(query: Record<string, string>): string | null
  /** Where a signed-in user is sent: back to the shop with a code. */
  accept(query: Record<string, string>, subject: string): string
}

/** Facebook's way, which is OAuth 2 and not OpenID: a code, an access token, and the graph. */
export function facebook(
  { facebook: app, origin }: Registrations,
  people: People,
  timers: Timers,
): Facebook {
  const codes = bounded<Given>()
  const tokens = bounded<Given>()
  const api = new Hono()
  const seconds = () => timers.now().getTime() / 1000

  async function exchange(c: Context) {
    const asked = { ...c.req.query(), ...(await c.req.parseBody<Record<string, string>>()) }
    if (asked['client_id'] !== app.appId) return refuse(c, 101, 'Error validating application.')
    if (asked['client_secret'] !== app.appSecret)
      return refuse(c, 1, 'Error validating client secret.')
    const given = codes.take(asked['code'] ?? '')
    if (given === undefined || given.until < seconds())
      return refuse(c, 100, 'This authorization code has been used or has expired.')
    if (asked['redirect_uri'] !== app.redirectUri)
      return refuse(c, 100, 'Error validating verification code: redirect_uri is not the same.')
    const verifier = asked['code_verifier']
    if (verifier !== undefined && given.challenge === undefined)
      return refuse(
        c,
        1,
        'code_verifier param is provided without a code_challenge in authorization request.',
      )
    if (given.challenge !== undefined && given.challenge !== challengeOf(verifier))
      return refuse(c, 100, 'Error validating code verifier.')
    const token = `EAAB${randomBytes(24).toString('hex')}`
    tokens.put(token, { ...given, until: seconds() + 5_183_944 })
    return c.json({ access_token: token, token_type: 'bearer', expires_in: 5_183_944 })
  }
  api.on(['GET', 'POST'], '/oauth/access_token', exchange)

  api.get('/me', (c) => {
    const bearer = /^(?:Bearer|OAuth) (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const token = c.req.query('access_token') ?? bearer ?? ''
    const given = tokens.get(token)
    const person = people.get(given?.subject ?? '')
    if (given === undefined || person === undefined || given.until < seconds())
      return refuse(c, 190, 'Invalid OAuth access token.')
    const proof = createHmac('sha256', app.appSecret).update(token).digest('hex')
    if (!isSame(c.req.query('appsecret_proof') ?? '', proof))
      return refuse(c, 100, 'Invalid appsecret_proof provided in the API argument')
    const fields = (c.req.query('fields') ?? 'id,name').split(',').map((one) => one.split('.')[0])
    const hasEmail = given.scopes.includes('email')
    return c.json(tell(person, { origin, fields: new Set(fields), hasEmail }))
  })

  return {
    api,
    refusalOf(query) {
      if (query['client_id'] !== app.appId) return 'Invalid App ID'
      if (query['redirect_uri'] !== app.redirectUri)
        return 'URL blocked: the redirect URI is not in the app’s list of valid OAuth redirect URIs.'
      return query['response_type'] === 'code' ? null : 'response_type must be code'
    },
    accept(query, subject) {
      const code = randomBytes(24).toString('base64url')
      const scopes = (query['scope'] ?? '').split(/[ ,]+/)
      const until = seconds() + 600
      // Facebook drops a challenge in silence, unless it is asked for OpenID.
      const challenge = scopes.includes('openid') ? query['code_challenge'] : undefined
      codes.put(code, { subject, scopes, challenge, until })
      return backToShop(query, { code })
    },
  }
}

/** The shop's address with an answer; the state goes back as it came. */
export function backToShop(query: Record<string, string>, answer: Record<string, string>): string {
  const url = new URL(query['redirect_uri'] ?? '')
  const all = { ...answer, ...(query['state'] === undefined ? {} : { state: query['state'] }) }
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
  return url.href
}

function tell(
  { subject, name, email }: Person,
  asked: { origin: string; fields: Set<string | undefined>; hasEmail: boolean },
) {
  const url = `${asked.origin}/identity/pictures/${subject}.svg`
  const all = {
    id: subject,
    name,
    picture: { data: { url, width: 50, height: 50, is_silhouette: false } },
    ...(email !== null && asked.hasEmail ? { email } : {}),
  }
  const told = Object.entries(all).filter(([field]) => field === 'id' || asked.fields.has(field))
  return Object.fromEntries(told)
}

function refuse(c: Context, code: number, message: string) {
  const error = {
    message,
    type: 'OAuthException',
    code,
    fbtrace_id: randomBytes(8).toString('hex'),
  }
  return c.json({ error }, 400)
}

const challengeOf = (verifier = ''): string =>
  createHash('sha256').update(verifier).digest('base64url')

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

function bounded<Value>(most = 500) {
  const kept = new Map<string, Value>()
  return {
    get: (key: string) => kept.get(key),
    put(key: string, value: Value) {
      kept.set(key, value)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
    take(key: string) {
      const value = kept.get(key)
      kept.delete(key)
      return value
    },
  }
}
