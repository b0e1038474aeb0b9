import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Identity, startIdentity } from '../testing/identity.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.close())

function page(changes: Record<string, string> = {}): string {
  const { appId, redirectUri } = identity.registrations.facebook
  const query = {
    client_id: appId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'email,public_profile',
    state: 's-1',
    ...changes,
  }
  return `/identity/facebook/dialog/oauth?${new URLSearchParams(query)}`
}

async function exchange(code: string | undefined, changes: Record<string, string> = {}) {
  const { appId, appSecret, redirectUri } = identity.registrations.facebook
  return identity.post('/identity/facebook/oauth/access_token', {
    client_id: appId,
    client_secret: appSecret,
    redirect_uri: redirectUri,
    code: code ?? '',
    ...changes,
  })
}

async function tokenOf(person: string, changes: Record<string, string> = {}): Promise<string> {
  const { answer } = await identity.browse().signIn(page(changes), { person })
  return String((await exchange(answer['code'])).body['access_token'])
}

async function me(token: string, secret = identity.registrations.facebook.appSecret) {
  const proof = createHmac('sha256', secret).update(token).digest('hex')
  const query = new URLSearchParams({ fields: 'id,name,email,picture', appsecret_proof: proof })
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${identity.url}/identity/facebook/me?${query}`, { headers })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

describe('Facebook', () => {
  test('gives a code, a token for it, and the person for that', async () => {
    const { to, answer } = await identity.browse().signIn(page(), { person: 'mariam' })
    expect(to).toBe('http://shop.example/auth/external/callback/facebook')
    expect(answer['state']).toBe('s-1')
    const { body } = await exchange(answer['code'])
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: expect.any(Number) })
    expect((await me(String(body['access_token']))).body).toMatchObject({
      id: '10227384910283746',
      name: 'مريم عادل',
      email: 'mariam.adel@example.com',
      picture: {
        data: { url: expect.stringContaining('/identity/pictures/'), is_silhouette: false },
      },
    })
  })

  test('leaves the e-mail out when there is none, or when it was not asked for', async () => {
    expect((await me(await tokenOf('tarek'))).body).not.toHaveProperty('email')
    const modest = await tokenOf('mariam', { scope: 'public_profile' })
    expect((await me(modest)).body).not.toHaveProperty('email')
    const nameless = { person: 'other', name: 'Phone Only', email: '' }
    const { answer } = await identity.browse().signIn(page(), nameless)
    expect(answer['code']).toBeTruthy()
  })

  test('answers nobody without the proof that the app is asking', async () => {
    const token = await tokenOf('mariam')
    expect((await me(token, 'another secret')).body).toMatchObject({
      error: { type: 'OAuthException', code: 100 },
    })
    expect((await me('EAABmadeup')).body).toMatchObject({ error: { code: 190 } })
  })

  test('takes a code once, from the app that it was given to', async () => {
    const { answer } = await identity.browse().signIn(page(), { person: 'mariam' })
    const wrong = await exchange(answer['code'], { client_secret: 'wrong' })
    expect(wrong).toMatchObject({ status: 400, body: { error: { type: 'OAuthException' } } })
    expect((await exchange(answer['code'])).status).toBe(200)
    expect((await exchange(answer['code'])).status).toBe(400)
  })

  test('drops a challenge in silence, then refuses the verifier', async () => {
    const pkce = page({ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' })
    const { answer } = await identity.browse().signIn(pkce, { person: 'mariam' })
    const { body } = await exchange(answer['code'], { code_verifier: 'v'.repeat(43) })
    expect(body).toMatchObject({
      error: { code: 1, message: expect.stringContaining('without a') },
    })
  })

  test('wants the verifier of a challenge where it is asked for OpenID', async () => {
    // RFC 7636, appendix B.
    const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
    const pkce = page({
      scope: 'openid email',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    })
    const first = await identity.browse().signIn(pkce, { person: 'mariam' })
    expect((await exchange(first.answer['code'])).status).toBe(400)
    const second = await identity.browse().signIn(pkce, { person: 'mariam' })
    const { status } = await exchange(second.answer['code'], { code_verifier: verifier })
    expect(status).toBe(200)
  })

  test('says that somebody cancelled, in its own words', async () => {
    const { answer } = await identity.browse().signIn(page(), { cancel: '1' })
    const reason = { error: 'access_denied', error_reason: 'user_denied', error_code: '200' }
    expect(answer).toMatchObject({ ...reason, state: 's-1' })
  })

  test('opens for the registered app and address only', async () => {
    const browser = identity.browse()
    const open = async (changes: Record<string, string>) =>
      (await browser.open(page(changes))).status
    expect(await open({})).toBe(200)
    expect(await open({ client_id: '1' })).toBe(400)
    expect(await open({ redirect_uri: 'http://shop.example/elsewhere' })).toBe(400)
    expect(await open({ response_type: 'token' })).toBe(400)
  })

  test('has its page in Arabic, too', async () => {
    const { text } = await identity.browse().open(page({ locale: 'ar_AR' }))
    expect(text).toContain('تسجيل الدخول باستخدام فيسبوك')
    expect(text).toContain('بدون بريد إلكتروني')
  })
})
