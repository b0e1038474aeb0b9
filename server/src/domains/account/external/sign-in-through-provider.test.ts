import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  accountApp,
  countRows,
  givenTraveller,
  registrationEvents,
} from '../testing/account-app.ts'
import { identity, visitor } from '../testing/visitor.ts'

const setUp = async () => {
  const account = await accountApp()
  return { account, browser: visitor(account) }
}

describe('through a provider', () => {
  test('somebody new gets an account and a session', async () => {
    const { account, browser } = await setUp()
    account.providers.google.willAnswer(identity())
    const state = await browser.begin('Google')
    expect((await browser.signInState()).State).toBe('pending')
    const back = await browser.comeBack('Google', { state, code: 'c' })
    expect(back.headers.get('location')).toBe('/auth/external/done')
    expect(await browser.signInState()).toMatchObject({
      State: 'ready',
      Provider: 'Google',
      Key: 'g-1001',
      Email: 'nour@gmail.com',
      DisplayName: 'Nour Adel',
      ReturnTo: null,
    })
    const { status, body } = await browser.login()
    expect(status).toBe(200)
    expect(body.Data).toMatchObject({ FullName: 'Nour Adel', Email: 'nour@gmail.com' })
    const me = await browser.call<{ HasPassword: boolean; Country: unknown }>(
      '/api/AccountApi/GetCurrentUserInfo',
    )
    expect(me.body.Data).toMatchObject({ HasPassword: false, Country: null })
    expect(account.events.map(({ type }) => type)).toEqual(['AccountActivated', 'SignedIn'])
  })

  test('the same person comes back to the same account, whatever their e-mail is by then', async () => {
    const { account, browser } = await setUp()
    account.providers.google.willAnswer(identity())
    const first = await browser.signInThrough('Google')
    account.providers.google.willAnswer(identity({ email: 'nour.new@gmail.com', name: null }))
    const again = await visitor(account).signInThrough('Google')
    expect(again.body.Data.UserId).toBe(first.body.Data.UserId)
    expect(again.body.Data.Email).toBe('nour@gmail.com')
    expect(await countRows(account.db, 'users')).toBe(1)
  })

  test('who comes back in another language is written to in that one', async () => {
    const { account, browser } = await setUp()
    account.providers.google.willAnswer(identity())
    const { body } = await browser.signInThrough('Google')
    const back = visitor(account)
    const state = await back.begin('Google')
    await back.comeBack('Google', { state, code: 'c' })
    await back.login({}, { 'accept-language': 'ar-EG' })
    const { rows } = await sql`select language from users where id = ${body.Data.UserId}`.execute(
      account.db,
    )
    expect(rows).toEqual([{ language: 'ar' }])
  })

  test('an account with the same proven e-mail is linked, and its owner is told', async () => {
    const { account, browser } = await setUp()
    const { Password } = await givenTraveller(account, { Email: 'Nour@gmail.com' })
    account.providers.google.willAnswer(identity())
    const { body } = await browser.signInThrough('Google')
    expect(body.Data.FullName).toBe('Mona Hassan')
    expect(account.events.at(-2)).toMatchObject({ type: 'ProviderLinked', provider: 'Google' })
    const byPassword = await account.call('/api/AccountApi/Login', {
      Email: 'nour@gmail.com',
      Password,
    })
    expect(byPassword.status).toBe(200)
  })

  test('an unproven e-mail links nothing, in either language', async () => {
    const { account, browser } = await setUp()
    await givenTraveller(account, { Email: 'nour@gmail.com' })
    account.providers.facebook.willAnswer(
      identity({ issuer: 'https://www.facebook.com', emailAuthoritative: false }),
    )
    const english = await browser.signInThrough('Facebook')
    expect(english.status).toBe(409)
    expect(english.body.Error).toBe(
      'An account already exists with the same email. Please try signing in with a different method.',
    )
    const state = await browser.begin('Facebook')
    await browser.comeBack('Facebook', { state, code: 'c' })
    const arabic = await browser.login({}, { 'accept-language': 'ar-EG' })
    expect(arabic.body.Error).toBe('يوجد حساب بنفس البريد الإلكتروني. جرّب تسجيل الدخول بطريقة أخرى.')
    expect(await countRows(account.db, 'sessions')).toBe(0)
  })

  test.each([
    ['an unproven e-mail', { email: 'victim@mail.example', emailAuthoritative: false }],
    ['no e-mail', { email: null, emailAuthoritative: false }],
  ])('%s makes an account without an address', async (_, changes) => {
    const { account, browser } = await setUp()
    account.providers.facebook.willAnswer(identity(changes))
    const { body } = await browser.signInThrough('Facebook')
    expect(body.Data).toMatchObject({ FullName: 'Nour Adel', Email: null })
  })

  test('a name that Apple told once is kept, and a missing one is made up for', async () => {
    const { account, browser } = await setUp()
    const relay = { email: 'x1@privaterelay.appleid.com', issuer: 'https://appleid.apple.com' }
    account.providers.apple.willAnswer(identity({ ...relay, name: 'Nour Adel' }))
    await browser.signInThrough('Apple')
    account.providers.apple.willAnswer(identity({ ...relay, name: null }))
    expect((await visitor(account).signInThrough('Apple')).body.Data.FullName).toBe('Nour Adel')
    account.providers.apple.willAnswer(identity({ subject: 'a-2', email: null, name: null }))
    expect((await visitor(account).signInThrough('Apple')).body.Data.FullName).toBe(
      'Rihla traveller',
    )
  })

  test('a provider that posts its answer from its own site is heard when the cookie comes by', async () => {
    const { account, browser } = await setUp()
    account.providers.apple.willAnswer(identity())
    const state = await browser.begin('Apple')
    const post = await account.app.request('/auth/external/callback/apple', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ state, code: 'c', user: '{"name":{}}' }).toString(),
    })
    expect(post.status).toBe(303)
    const next = post.headers.get('location') ?? ''
    expect(next).not.toContain('code')
    await browser.visit(next)
    expect((await browser.login()).status).toBe(200)
  })

  test('in a full redirect the page to come back to is remembered', async () => {
    const { account, browser } = await setUp()
    account.providers.google.willAnswer(identity())
    const state = await browser.begin('Google', '/checkout?TempId=5')
    await browser.comeBack('Google', { state, code: 'c' })
    expect((await browser.signInState()).ReturnTo).toBe('/checkout?TempId=5')
  })

  test.each([
    [{ error: 'access_denied' }, 'cancelled'],
    [{ error: 'server_error' }, 'failed'],
  ])('an answer of %j ends as %s', async (answer, outcome) => {
    const { browser } = await setUp()
    const state = await browser.begin('Google')
    await browser.comeBack('Google', { state, ...answer })
    expect((await browser.signInState()).State).toBe(outcome)
    expect((await browser.login()).status).toBe(401)
  })

  test('a provider that is out of order is said to be', async () => {
    const { account, browser } = await setUp()
    account.providers.google.breakDown()
    expect(await browser.begin('Google')).toBe('')
    expect((await browser.signInState()).State).toBe('unreachable')
  })

  test('which providers there are is known', async () => {
    const { browser } = await setUp()
    const { body } = await browser.call('/api/AccountApi/GetExternalProviders')
    expect(body.Data).toEqual(['Google', 'Facebook', 'Apple'])
    expect((await browser.visit('/auth/external/start/myspace')).status).toBe(404)
    expect((await browser.visit('/auth/external/callback/myspace')).status).toBe(404)
    const post = await browser.visit('/auth/external/callback/myspace', { method: 'POST' })
    expect(post.status).toBe(404)
  })

  test('what was registered for the address and never proved is gone', async () => {
    const { account, browser } = await setUp()
    await account.call('/api/AccountApi/Register', {
      FullName: 'Somebody',
      Email: 'nour@gmail.com',
      Password: 'Evil@1234',
      Country: 1,
    })
    expect(registrationEvents(account.events)).toHaveLength(1)
    account.providers.google.willAnswer(identity())
    await browser.signInThrough('Google')
    expect(await countRows(account.db, 'registrations')).toBe(0)
    expect(await countRows(account.db, 'activation_links')).toBe(0)
  })
})
