import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimsIn, type Identity, startIdentity } from '../testing/identity.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.close())

function page(changes: Record<string, string> = {}): string {
  const { clientId, redirectUri } = identity.registrations.google
  const query = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 's-1',
    nonce: 'n-1',
    ...changes,
  }
  return `/identity/google/o/oauth2/v2/auth?${new URLSearchParams(query)}`
}

async function exchange(code: string | undefined, changes: Record<string, string> = {}) {
  const { clientId, clientSecret, redirectUri } = identity.registrations.google
  return identity.post('/identity/google/token', {
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uri: redirectUri,
    code: code ?? '',
    ...changes,
  })
}

async function claimsOf(form: Record<string, string>) {
  const { answer } = await identity.browse().signIn(page(), form)
  return claimsIn((await exchange(answer['code'])).body['id_token'])
}

describe('Google', () => {
  test('sends a person back with a code, and tells in the ID token who it is', async () => {
    const { to, answer } = await identity.browse().signIn(page(), { person: 'nour' })
    expect(to).toBe('http://shop.example/auth/external/callback/google')
    expect(answer).toMatchObject({ state: 's-1', iss: `${identity.url}/identity/google` })
    const claims = claimsIn((await exchange(answer['code'])).body['id_token'])
    expect(claims).toMatchObject({
      iss: `${identity.url}/identity/google`,
      aud: identity.registrations.google.clientId,
      sub: '104729384756102938475',
      nonce: 'n-1',
      email: 'nour.mostafa@gmail.com',
      email_verified: true,
      name: 'Nour Mostafa',
      picture: `${identity.url}/identity/pictures/104729384756102938475.svg`,
    })
    expect(claims).not.toHaveProperty('hd')
    const picture = await fetch(String(claims['picture']))
    expect(picture.headers.get('content-type')).toContain('image/svg+xml')
    expect(await picture.text()).toContain('NM')
  })

  test('tells a hosted domain, and an address that nobody has proven', async () => {
    expect(await claimsOf({ person: 'karim' })).toMatchObject({ hd: 'nile-studio.example' })
    expect(await claimsOf({ person: 'salma' })).toMatchObject({ email_verified: false })
  })

  test('signs in whoever is described, the same words being the same person', async () => {
    const form = { person: 'other', name: 'Ali Zein', email: 'ali@corp.example', verified: 'on' }
    const first = await claimsOf(form)
    expect(first).toMatchObject({
      name: 'Ali Zein',
      email: 'ali@corp.example',
      email_verified: true,
    })
    const hosted = await claimsOf({ ...form, hosted: 'on' })
    expect(hosted).toMatchObject({ sub: first['sub'], hd: 'corp.example' })
    const { verified: _verified, ...unproven } = form
    expect(await claimsOf(unproven)).toMatchObject({ email_verified: false })
  })

  test('lets one browser sign in as one person after another', async () => {
    const browser = identity.browse()
    for (const person of ['nour', 'karim']) {
      const { answer } = await browser.signIn(page(), { person })
      expect(answer['code']).toBeTruthy()
    }
  })

  test('lets an account be chosen when it is asked to', async () => {
    const asked = page({ prompt: 'select_account' })
    const { answer } = await identity.browse().signIn(asked, { person: 'nour' })
    expect(answer['code']).toBeTruthy()
  })

  test('says when somebody cancels, or when it has a fault', async () => {
    const cancelled = await identity.browse().signIn(page(), { cancel: '1' })
    expect(cancelled.answer).toMatchObject({ error: 'access_denied', state: 's-1' })
    const failed = await identity.browse().signIn(page(), { fail: '1' })
    expect(failed.answer).toMatchObject({ error: 'server_error', state: 's-1' })
  })

  test('sends nobody to an address that is not registered, to the letter', async () => {
    const browser = identity.browse()
    const other = 'http://shop.example/auth/external/callback/google/'
    const answer = await browser.open(page({ redirect_uri: other }))
    expect(answer).toMatchObject({ status: 400, location: null })
    expect(answer.text).toContain('redirect_uri')
    expect((await browser.open(page({ client_id: 'somebody' }))).status).toBe(400)
  })

  test('gives a token once, for the right secret and verifier only', async () => {
    // The challenge of RFC 7636, appendix B.
    const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
    const pkce = page({ code_challenge: challenge, code_challenge_method: 'S256' })
    const { answer } = await identity.browse().signIn(pkce, { person: 'nour' })
    const { code } = answer
    const wrong = { client_secret: 'wrong', code_verifier: verifier }
    expect((await exchange(code, wrong)).body).toMatchObject({ error: 'invalid_client' })
    expect((await exchange(code)).body).toMatchObject({ error: 'invalid_grant' })
    const right = await exchange(code, { code_verifier: verifier })
    expect(right.body).toHaveProperty('id_token')
    const again = await exchange(code, { code_verifier: verifier })
    expect(again).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })
})

describe('the page', () => {
  test.each([
    ['en', 'Sign in with Google', 'address not verified', 'ltr'],
    ['ar', 'تسجيل الدخول باستخدام Google', 'العنوان غير مؤكد', 'rtl'],
  ])('lists everybody, in %s', async (language, title, hint, direction) => {
    const browser = identity.browse()
    const { location } = await browser.open(page({ ui_locales: language }))
    const { text } = await browser.open(location ?? '')
    expect(text).toContain(`dir="${direction}"`)
    for (const word of [title, hint, 'salma.nabil@gmail.com', 'traveller@rihla.example'])
      expect(text).toContain(word)
    const other = language === 'ar' ? 'en' : 'ar'
    expect(text).toContain(`?lang=${other}`)
  })

  test('keeps what was typed when something is missing', async () => {
    const browser = identity.browse()
    const { location } = await browser.open(page())
    const answer = await browser.open(location ?? '', { person: 'other', name: 'Ali', email: '' })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('value="Ali"')
    expect(answer.text).toContain('role="alert"')
  })

  test('is over for a browser in which nothing was begun', async () => {
    const { location } = await identity.browse().open(page())
    const answer = await identity.browse().open(location ?? '')
    expect(answer.status).toBe(410)
    expect((await identity.browse().open(location ?? '', { person: 'nour' })).status).toBe(410)
  })
})
