import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimsIn, type Identity, startIdentity } from '../testing/identity.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.close())

function page(changes: Record<string, string> = {}): string {
  const { clientId, redirectUri } = identity.registrations.apple
  const query = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'form_post',
    scope: 'openid name email',
    state: 's-1',
    ...changes,
  }
  return `/identity/apple/auth/authorize?${new URLSearchParams(query)}`
}

async function exchange(code: string | undefined, secret = identity.appleSecret()) {
  const { clientId, redirectUri } = identity.registrations.apple
  return identity.post('/identity/apple/auth/token', {
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: secret,
    redirect_uri: redirectUri,
    code: code ?? '',
  })
}

describe('Apple', () => {
  test('posts code and state, and the name beside them the first time only', async () => {
    const first = await identity.browse().signIn(page(), { person: 'omar' })
    expect(first.to).toBe('http://shop.example/auth/external/callback/apple')
    expect(JSON.parse(first.answer['user'] ?? '')).toEqual({
      name: { firstName: 'Omar', lastName: 'Sherif' },
      email: 'omar.sherif@icloud.example',
    })
    const second = await identity.browse().signIn(page(), { person: 'omar' })
    expect(second.answer).toMatchObject({ state: 's-1' })
    expect(second.answer).not.toHaveProperty('user')
    await fetch(`${identity.url}/control`, { method: 'DELETE' })
    const third = await identity.browse().signIn(page(), { person: 'omar' })
    expect(third.answer).toHaveProperty('user')
  })

  test('says what is true in words, and no name in the token', async () => {
    const { answer } = await identity.browse().signIn(page(), { person: 'hana' })
    const claims = claimsIn((await exchange(answer['code'])).body['id_token'])
    expect(claims).toMatchObject({
      email: 'h4n7q2xk9z@privaterelay.appleid.example',
      email_verified: 'true',
      is_private_email: 'true',
    })
    expect(claims).not.toHaveProperty('name')
  })

  test('hides an address behind a relay when asked to', async () => {
    const form = { person: 'other', name: 'Rana Ali', email: 'rana@mail.example', hidden: 'on' }
    const { answer } = await identity.browse().signIn(page(), form)
    const { email } = claimsIn((await exchange(answer['code'])).body['id_token'])
    expect(email).toMatch(/^[0-9a-f]{10}@privaterelay\.appleid\.example$/)
    expect(answer['user']).not.toContain('rana@mail.example')
  })

  test('insists on form_post when it is asked for a name or an address', async () => {
    const { status, text } = await identity.browse().open(page({ response_mode: 'query' }))
    expect(status).toBe(400)
    expect(text).toContain('response_mode must be form_post')
    const modest = page({ response_mode: 'query', scope: 'openid' })
    expect((await identity.browse().open(modest)).status).toBe(303)
  })

  test('has a word of its own for somebody who cancels', async () => {
    const { answer } = await identity.browse().signIn(page(), { cancel: '1' })
    expect(answer).toMatchObject({ error: 'user_cancelled_authorize', state: 's-1' })
  })
})

describe('the client secret', () => {
  const now = Math.floor(Date.now() / 1000)

  test.each([
    ['another algorithm', { header: { alg: 'RS256' } }],
    ['no algorithm', { header: { alg: 'none' } }],
    ['another key’s name', { header: { kid: 'OTHER' } }],
    ['another key', { key: 'strange' }],
    ['another team', { claims: { iss: 'OTHER' } }],
    ['another client', { claims: { sub: 'com.other' } }],
    ['another audience', { claims: { aud: 'https://other.example' } }],
    ['a past expiry', { claims: { exp: now - 1 } }],
    ['a birth in the future', { claims: { iat: now + 3600, exp: now + 7200 } }],
    ['more than six months', { claims: { exp: now + 20_000_000 } }],
    ['no expiry', { claims: { exp: undefined } }],
  ] as const)('is refused with %s', async (_what, changes) => {
    const { answer } = await identity.browse().signIn(page(), { person: 'omar' })
    const refused = await exchange(answer['code'], identity.appleSecret(changes))
    expect(refused.body).toMatchObject({ error: 'invalid_client' })
    expect((await exchange(answer['code'])).body).toHaveProperty('id_token')
  })

  test('is no plain text', async () => {
    const { answer } = await identity.browse().signIn(page(), { person: 'omar' })
    for (const secret of ['secret', 'a.b.c', 'never compared: see below'])
      expect((await exchange(answer['code'], secret)).body).toMatchObject({
        error: 'invalid_client',
      })
  })
})
