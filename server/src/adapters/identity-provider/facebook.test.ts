import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { facebook } from './facebook.ts'
import { type HostileProvider, startHostileProvider } from './testing/hostile-provider.ts'

let hostile: HostileProvider
beforeAll(async () => {
  hostile = await startHostileProvider()
})
beforeEach(() => {
  hostile.reset()
  hostile.say('/oauth/access_token', { body: { access_token: 'token-1', token_type: 'bearer' } })
  hostile.say('/me', { body: { id: '17', name: 'Mariam Adel' } })
})
afterAll(() => hostile.close())

const provider = (patienceMs?: number) =>
  facebook(
    {
      appId: '4711',
      appSecret: 'app-secret',
      dialogUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
      graphUrl: `${hostile.url}/`,
    },
    patienceMs,
  )

const request = {
  state: 'state-1',
  nonce: 'nonce-1',
  verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  redirectUri: 'https://rihla.example/auth/external/callback/facebook',
  language: 'ar',
} as const
const answer = { code: 'code-1', state: 'state-1' }
const finish = () => provider().finish(request, answer)

describe('Facebook', () => {
  test('begins at the dialog, in the language of the visitor', async () => {
    const { origin, pathname, searchParams } = new URL(await provider().begin(request))
    expect(origin + pathname).toBe('https://www.facebook.com/v23.0/dialog/oauth')
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: '4711',
      redirect_uri: request.redirectUri,
      response_type: 'code',
      scope: 'email,public_profile',
      state: 'state-1',
      locale: 'ar_AR',
    })
  })

  test('vouches for no address, and keeps its secret out of addresses', async () => {
    let sent = ''
    hostile.say('/oauth/access_token', (body) => {
      sent = body
      return { body: { access_token: 'token-1' } }
    })
    hostile.say('/me', { body: { id: '17', name: 'Mariam', email: 'm@gmail.com', verified: true } })
    expect(await finish()).toEqual({
      issuer: 'https://www.facebook.com',
      subject: '17',
      email: 'm@gmail.com',
      emailAuthoritative: false,
      name: 'Mariam',
      picture: null,
    })
    expect(Object.fromEntries(new URLSearchParams(sent))).toEqual({
      client_id: '4711',
      client_secret: 'app-secret',
      redirect_uri: request.redirectUri,
      code: 'code-1',
    })
    expect(hostile.asked).toEqual(['/oauth/access_token', '/me'])
  })

  test('proves itself to the graph', async () => {
    // Golden: HMAC-SHA256 of the token, keyed with the app's secret, in hexadecimal.
    const proof = createHmac('sha256', 'app-secret').update('token-1').digest('hex')
    expect(proof).toBe('8e4416844a305cc4fe40bc8a5515230210fdd8442bd755396dd7e12d77c01b4f')
    await finish()
    expect(hostile.queries.at(-1)?.get('appsecret_proof')).toBe(proof)
    expect(hostile.queries.at(-1)?.has('access_token')).toBe(false)
  })

  test('shows no picture that is a silhouette, or no address', async () => {
    const withPicture = async (data: unknown) => {
      hostile.say('/me', { body: { id: '17', picture: { data } } })
      return finish()
    }
    const url = 'https://x.example/p.jpg'
    expect(await withPicture({ url })).toMatchObject({ picture: url })
    expect(await withPicture({ url, is_silhouette: true })).toMatchObject({ picture: null })
    expect(await withPicture('https://x.example')).toMatchObject({ picture: null })
  })

  test.each([
    ['no token', '/oauth/access_token', { body: {} }],
    ['a refusal', '/oauth/access_token', { status: 400, body: { error: { code: 100 } } }],
    ['nonsense', '/oauth/access_token', { body: '<html>' }],
    ['a person without an id', '/me', { body: { name: 'X' } }],
    ['a person who is a list', '/me', { body: [] }],
    ['a token that is not good', '/me', { status: 400, body: { error: { code: 190 } } }],
  ])('refuses %s', async (_what, path, said) => {
    hostile.say(path, said)
    expect(await finish()).toEqual({ failed: 'refused' })
  })

  test.each([
    ['a fault', { status: 500, body: '' }],
    ['too many calls', { status: 429, body: {} }],
    ['a transient error', { status: 400, body: { error: { code: 2, is_transient: true } } }],
    ['a redirect', { status: 302, headers: { location: 'http://localhost:1/' } }],
    ['half an answer', { cut: true }],
  ])('takes %s for trouble of theirs', async (_what, said) => {
    for (const path of ['/oauth/access_token', '/me']) {
      hostile.say(path, said)
      expect(await finish()).toEqual({ failed: 'unreachable' })
    }
  })

  test('waits for nobody for ever', async () => {
    hostile.say('/me', 'never')
    expect(await provider(150).finish(request, answer)).toEqual({ failed: 'unreachable' })
  })

  test('asks nobody about an answer of another sign-in, or about an error', async () => {
    const told = async (said: Record<string, string>) => provider().finish(request, said)
    expect(await told({ code: 'c', state: 'state-2' })).toEqual({ failed: 'refused' })
    expect(await told({ code: 'c' })).toEqual({ failed: 'refused' })
    const denied = { error: 'access_denied', error_reason: 'user_denied', state: 'state-1' }
    expect(await told(denied)).toEqual({ failed: 'cancelled' })
    expect(hostile.asked).toEqual([])
  })
})
