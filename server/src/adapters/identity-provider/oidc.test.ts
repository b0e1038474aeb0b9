import { generateKeyPairSync } from 'node:crypto'
import { generateKeyPair } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { IdentityProvider, ProviderAnswer } from '../../ports/identity-provider.ts'
import { apple } from './apple.ts'
import { google } from './google.ts'
import {
  type HostileProvider,
  type Signing,
  startHostileProvider,
} from './testing/hostile-provider.ts'

let hostile: HostileProvider
beforeAll(async () => {
  hostile = await startHostileProvider()
})
beforeEach(() => hostile.reset())
afterAll(() => hostile.close())

const pem = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()

const secret = 'a-client-secret-of-more-than-32-bytes!'
const make: Record<'Google' | 'Apple', (patienceMs?: number) => IdentityProvider> = {
  Google: (patienceMs) =>
    google({ issuer: hostile.url, clientId: 'client-1', clientSecret: secret }, patienceMs),
  Apple: (patienceMs) =>
    apple(
      { issuer: hostile.url, clientId: 'client-1', teamId: 'T', keyId: 'K', privateKey: pem },
      patienceMs,
    ),
}

const request = {
  state: 'state-1',
  nonce: 'nonce-1',
  verifier: 'v'.repeat(43),
  redirectUri: 'https://rihla.example/auth/external/callback/google',
  language: 'en',
} as const
const answer: ProviderAnswer = { code: 'code-1', state: 'state-1' }

/** Makes the provider answer every code with this token. */
function tell(idToken: string | undefined): void {
  const tokens = { access_token: 'a', token_type: 'Bearer', expires_in: 300 }
  hostile.say('/token', { body: { ...tokens, ...(idToken && { id_token: idToken }) } })
}

const base64url = (value: object): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url')
const ago = Math.floor(Date.now() / 1000) - 7200

describe.each(['Google', 'Apple'] as const)('%s', (name) => {
  test('control: the right token is believed', async () => {
    tell(await hostile.token({ nonce: 'nonce-1', email: 'a@gmail.com', email_verified: true }))
    expect(await make[name]().finish(request, answer)).toEqual({
      issuer: hostile.url,
      subject: 'person-1',
      email: 'a@gmail.com',
      emailAuthoritative: true,
      name: null,
      picture: null,
    })
    expect(hostile.asked).toContain('/keys')
  })

  test.each<[string, Record<string, unknown>]>([
    ['the nonce of another sign-in', { nonce: 'nonce-2' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'client-2' }],
    ['our audience among others, given to another', { aud: ['client-1', 'c'], azp: 'c' }],
    ['a past expiry', { iat: ago, exp: ago + 3600 }],
    ['no expiry', { exp: undefined }],
    ['no time of issue', { iat: undefined }],
    ['a beginning in the future', { nbf: Math.floor(Date.now() / 1000) + 3600 }],
    ['a foreign issuer', { iss: 'https://accounts.evil.example' }],
    ['no person', { sub: undefined }],
    ['a person that is no text', { sub: 7 }],
  ])('refuses a token with %s', async (_what, claims) => {
    tell(await hostile.token({ nonce: 'nonce-1', ...claims }))
    expect(await make[name]().finish(request, answer)).toEqual({ failed: 'refused' })
  })

  test('refuses a signature of another key, of no published key, and of our own secret', async () => {
    const { privateKey: key } = await generateKeyPair('RS256')
    const ours = new TextEncoder().encode(secret)
    const wrong: Signing[] = [
      { key },
      { key, header: { kid: 'key-2' } },
      { key: ours, header: { alg: 'HS256' } },
    ]
    for (const how of wrong) {
      tell(await hostile.token({ nonce: 'nonce-1' }, how))
      expect(await make[name]().finish(request, answer)).toEqual({ failed: 'refused' })
    }
  })

  test('refuses a token that is unsigned, changed, or none at all', async () => {
    const good = await hostile.token({ nonce: 'nonce-1' })
    const [head = '', body = '', signature = ''] = good.split('.')
    const none = base64url({ alg: 'none' })
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    const changed = base64url({ ...claims, sub: 'somebody-else' })
    const bad = [
      `${none}.${body}.`,
      `${none}.${body}.${signature}`,
      `${head}.${changed}.${signature}`,
      `${head}.${body}.`,
      'nonsense',
      undefined,
    ]
    for (const token of bad) {
      tell(token)
      expect(await make[name]().finish(request, answer)).toEqual({ failed: 'refused' })
    }
  })

  test('asks nobody about an answer that is another sign-in’s, or an error', async () => {
    for (const wrong of [{ code: 'c' }, { code: 'c', state: 'state-2' }, { state: 'state-1' }, {}])
      expect(await make[name]().finish(request, wrong)).toEqual({ failed: 'refused' })
    const told = async (error: string) =>
      make[name]().finish(request, { ...answer, error, error_description: 'x' })
    expect(await told('access_denied')).toEqual({ failed: 'cancelled' })
    expect(await told('user_cancelled_authorize')).toEqual({ failed: 'cancelled' })
    expect(await told('temporarily_unavailable')).toEqual({ failed: 'unreachable' })
    expect(await told('toString')).toEqual({ failed: 'refused' })
    expect(hostile.asked).toEqual([])
  })

  test('refuses an answer of another issuer, where the provider names itself in each', async () => {
    tell(await hostile.token({ nonce: 'nonce-1' }))
    const mixedUp = { ...answer, iss: 'https://accounts.evil.example' }
    expect(await make[name]().finish(request, mixedUp)).toEqual({ failed: 'refused' })
    expect(hostile.asked).not.toContain('/token')
  })

  test('refuses a configuration that speaks for another issuer', async () => {
    const wrong = {
      issuer: 'https://accounts.evil.example',
      token_endpoint: `${hostile.url}/token`,
    }
    hostile.say('/.well-known/openid-configuration', { body: wrong })
    expect(await make[name]().finish(request, answer)).toEqual({ failed: 'refused' })
    await expect(make[name]().begin(request)).rejects.toThrow()
  })

  test('follows no redirect with the code in hand', async () => {
    hostile.say('/token', { status: 307, headers: { location: `${hostile.url}/elsewhere` } })
    expect(await make[name]().finish(request, answer)).toEqual({ failed: 'refused' })
    expect(hostile.asked).not.toContain('/elsewhere')
  })

  test.each([500, 503, 429])('takes %i for trouble of theirs', async (status) => {
    hostile.say('/token', { status, body: { error: 'server_error' } })
    expect(await make[name]().finish(request, answer)).toEqual({ failed: 'unreachable' })
  })

  test.each(['/.well-known/openid-configuration', '/token', '/keys'])(
    'takes half an answer of %s for trouble of theirs',
    async (path) => {
      tell(await hostile.token({ nonce: 'nonce-1' }))
      hostile.say(path, { cut: true })
      expect(await make[name]().finish(request, answer)).toEqual({ failed: 'unreachable' })
    },
  )

  test('waits for nobody for ever', async () => {
    hostile.say('/token', 'never')
    expect(await make[name](150).finish(request, answer)).toEqual({ failed: 'unreachable' })
    hostile.say('/.well-known/openid-configuration', 'never')
    expect(await make[name](150).finish(request, answer)).toEqual({ failed: 'unreachable' })
    await expect(make[name](150).begin(request)).rejects.toThrow()
  })

  test('reads the configuration once, and again after a failure', async () => {
    const provider = make[name]()
    hostile.say('/.well-known/openid-configuration', { status: 503 })
    await expect(provider.begin(request)).rejects.toThrow()
    hostile.reset()
    await Promise.all([provider.begin(request), provider.begin(request)])
    await provider.begin(request)
    expect(hostile.asked).toEqual(['/.well-known/openid-configuration'])
  })

  test('sends code, verifier, our address and its secret in the body', async () => {
    let sent = new URLSearchParams()
    hostile.say('/token', (body) => {
      sent = new URLSearchParams(body)
      return { status: 400, body: { error: 'invalid_grant' } }
    })
    const strange = { ...answer, redirect_uri: 'https://evil.example', client_id: 'x' }
    expect(await make[name]().finish(request, strange)).toEqual({ failed: 'refused' })
    expect(Object.fromEntries(sent)).toMatchObject({
      grant_type: 'authorization_code',
      code: 'code-1',
      code_verifier: request.verifier,
      redirect_uri: request.redirectUri,
      client_id: 'client-1',
    })
    expect(sent.get('client_secret')).toMatch(
      name === 'Google' ? /^a-client-secret/ : /^ey.+\..+\./,
    )
  })
})

describe('what is told of a person', () => {
  const told = async (claims: Record<string, unknown>, beside: ProviderAnswer = {}) => {
    tell(await hostile.token({ nonce: 'nonce-1', ...claims }))
    return make[beside['user'] === undefined ? 'Google' : 'Apple']().finish(request, {
      ...answer,
      ...beside,
    })
  }

  test.each<[string, Record<string, unknown>, string | null, boolean]>([
    ['no e-mail', { email_verified: true, hd: 'x.example' }, null, false],
    ['one that is no text', { email: ['a@gmail.com'], email_verified: true }, null, false],
    ['one that is no address', { email: 'gmail.com', email_verified: true }, null, false],
    ['an unproven one', { email: 'a@gmail.com', email_verified: false }, 'a@gmail.com', false],
    ['one proven in words', { email: 'a@gmail.com', email_verified: 'true' }, 'a@gmail.com', true],
    [
      'one disproven in words',
      { email: 'a@gmail.com', email_verified: 'false' },
      'a@gmail.com',
      false,
    ],
    ['one of capitals', { email: 'A@GMAIL.COM', email_verified: true }, 'A@GMAIL.COM', true],
    ['one elsewhere', { email: 'a@b.example', email_verified: true }, 'a@b.example', false],
    [
      'a hosted one',
      { email: 'a@b.example', email_verified: true, hd: 'b.example' },
      'a@b.example',
      true,
    ],
    [
      'an empty domain',
      { email: 'a@b.example', email_verified: true, hd: '' },
      'a@b.example',
      false,
    ],
  ])('%s', async (_what, claims, email, emailAuthoritative) => {
    expect(await told(claims)).toMatchObject({ email, emailAuthoritative })
  })

  test('is a name without control characters and a picture on the web, or nothing', async () => {
    expect(
      await told({ name: ' Nour\n\u0000 Mostafa ', picture: 'https://x.example/p' }),
    ).toMatchObject({ name: 'Nour Mostafa', picture: 'https://x.example/p' })
    expect(await told({ name: 'x'.repeat(101), picture: 'javascript:alert(1)' })).toMatchObject({
      name: null,
      picture: null,
    })
  })

  test('is, with Apple, a name beside the token, and never an address', async () => {
    const user = (value: unknown) => ({ user: JSON.stringify(value) })
    const full = user({
      name: { firstName: 'Hana', lastName: 'Zaki' },
      email: 'victim@gmail.com',
    })
    expect(await told({}, full)).toMatchObject({ name: 'Hana Zaki', email: null })
    expect(await told({}, user({ name: { firstName: 'Hana' } }))).toMatchObject({ name: 'Hana' })
    for (const odd of [user(null), user({ name: 'Hana' }), user({ name: { firstName: 7 } })])
      expect(await told({}, odd)).toMatchObject({ name: null })
    expect(await told({}, { user: '{' })).toMatchObject({ name: null })
  })
})

test('begins with everything that the protocol knows, in the language of the visitor', async () => {
  const begun = async (name: 'Google' | 'Apple') =>
    Object.fromEntries(
      new URL(await make[name]().begin({ ...request, language: 'ar' })).searchParams,
    )
  const both = {
    client_id: 'client-1',
    response_type: 'code',
    redirect_uri: request.redirectUri,
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge_method: 'S256',
    ui_locales: 'ar',
  }
  expect(await begun('Google')).toMatchObject({ ...both, prompt: 'select_account', hl: 'ar' })
  expect(await begun('Apple')).toMatchObject({ ...both, response_mode: 'form_post' })
  expect(await make.Apple().begin(request)).toContain('scope=openid%20name%20email')
})
