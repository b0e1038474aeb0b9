import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createStaff } from '../create-staff.ts'
import { issueActivationLink } from '../index.ts'
import {
  accountApp,
  countRows,
  follow,
  givenTraveller,
  registrationEvents,
  type AccountApp,
} from '../testing/account-app.ts'
import { resetCode, signedIn } from '../testing/people.ts'
import { identity, visitor } from '../testing/visitor.ts'

const LOGIN = '/api/AccountApi/ExternalLogin'
const failed = 'External login failed. Please try again.'

/** A browser that came back from Google as Nour and holds the ticket. */
async function withTicket(account: AccountApp) {
  const browser = visitor(account)
  account.providers.google.willAnswer(identity())
  const state = await browser.begin('Google')
  await browser.comeBack('Google', { state, code: 'c' })
  return { browser, state }
}

describe('a forged body', () => {
  const body = {
    Provider: 'Google',
    Key: 'g-1001',
    Email: 'nour@gmail.com',
    DisplayName: 'Nour',
    ImageUrl: '',
  }

  test('alone signs nobody in and creates nothing, in either language', async () => {
    const account = await accountApp()
    const answer = await visitor(account).call(LOGIN, body)
    expect(answer.status).toBe(401)
    expect(answer.body.Error).toBe(failed)
    const arabic = await visitor(account).call(LOGIN, body, { 'accept-language': 'ar-EG' })
    expect(arabic.body.Error).toBe('تعذّر تسجيل الدخول بالحساب الخارجي. حاول مرة أخرى.')
    expect(await countRows(account.db, 'users')).toBe(0)
  })

  test.each([
    ['another provider', { Provider: 'Facebook' }],
    ['another person', { Key: 'g-2002' }],
    ['another e-mail', { Email: 'boss@rihla.example' }],
    ['no key', { Key: '' }],
  ])('with somebody’s own ticket, naming %s, fails and uses the ticket up', async (_, forged) => {
    const account = await accountApp()
    const { browser } = await withTicket(account)
    expect((await browser.login(forged)).status).toBe(401)
    expect((await browser.call(LOGIN, body)).status).toBe(401)
    expect(await countRows(account.db, 'sessions')).toBe(0)
  })

  test('control: the same body that agrees with the ticket is let in', async () => {
    const account = await accountApp()
    const { browser } = await withTicket(account)
    expect((await browser.call(LOGIN, body)).status).toBe(200)
  })

  test('changes no name: what is shown comes from the provider', async () => {
    const account = await accountApp()
    const { browser } = await withTicket(account)
    const { body: answer } = await browser.login({ DisplayName: '<img src=x onerror=alert(1)>' })
    expect(answer.Data.FullName).toBe('Nour Adel')
  })
})

describe('a ticket', () => {
  /** Signs in, then tries the very same ticket again; `unused` takes the guard away. */
  async function reuse(unused: boolean): Promise<number> {
    const account = await accountApp()
    const { browser } = await withTicket(account)
    const ticket = browser.jar.get('ext-ticket') ?? ''
    const { Provider, Key } = await browser.signInState()
    await browser.login()
    if (unused) await sql`update external_sign_ins set used_at = null`.execute(account.db)
    browser.jar.set('ext-ticket', ticket)
    return (await browser.call(LOGIN, { Provider, Key })).status
  }

  test('is good once', async () => expect(await reuse(false)).toBe(401))
  test('control: were it not marked as used, it would be good twice', async () =>
    expect(await reuse(true)).toBe(200))

  test('used by ten calls at once lets one in', async () => {
    const account = await accountApp()
    const { browser } = await withTicket(account)
    const { Provider, Key } = await browser.signInState()
    const calls = Array.from({ length: 10 }, () => browser.call(LOGIN, { Provider, Key }))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(await countRows(account.db, 'sessions')).toBe(1)
  })

  /** Plants an attacker's ticket in the victim's browser. */
  async function plant(withBrowserCookie: boolean): Promise<number> {
    const account = await accountApp()
    const { browser: attacker } = await withTicket(account)
    const victim = visitor(account)
    await victim.begin('Google')
    victim.jar.set('ext-ticket', attacker.jar.get('ext-ticket') ?? '')
    if (withBrowserCookie) victim.jar.set('ext', attacker.jar.get('ext') ?? '')
    return (await victim.call(LOGIN, { Provider: 'Google', Key: 'g-1001' })).status
  }

  test('of another browser is no ticket', async () => expect(await plant(false)).toBe(401))
  test('control: the cookie of the browser is what stops it', async () =>
    expect(await plant(true)).toBe(200))

  test('lasts three minutes', async () => {
    const account = await accountApp()
    const { browser } = await withTicket(account)
    account.clock.advance(181)
    expect((await browser.signInState()).State).toBe('failed')
    expect((await browser.call(LOGIN, { Provider: 'Google', Key: 'g-1001' })).status).toBe(401)
  })

  test('is shown to nobody who doesn’t hold it', async () => {
    const account = await accountApp()
    const { browser } = await withTicket(account)
    browser.jar.delete('ext-ticket')
    expect(await browser.signInState()).toMatchObject({ State: 'failed', Key: null, Email: null })
  })

  test('does nothing for a call from a foreign site or without an Application-Id', async () => {
    const account = await accountApp()
    const { browser } = await withTicket(account)
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const body = JSON.stringify({ Provider: 'Google', Key: 'g-1001' })
    const bare = await account.app.request(LOGIN, { method: 'POST', headers: { cookie }, body })
    expect(bare.status).toBe(403)
    const foreign = await browser.login({}, { origin: 'https://evil.test' })
    expect(foreign.status).toBe(403)
    expect((await browser.login()).status).toBe(200)
  })

  test('is unreadable and stays on our site', async () => {
    const account = await accountApp({ publicUrl: 'https://rihla.test' })
    account.providers.google.willAnswer(identity())
    const browser = visitor(account)
    const state = await browser.begin('Google')
    const back = await browser.comeBack('Google', { state, code: 'c' })
    expect(back.headers.get('set-cookie')).toMatch(
      /^__Host-ext-ticket=[\w-]{43}; Max-Age=180; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect(JSON.stringify(await browser.signInState())).not.toContain(
      browser.jar.get('__Host-ext-ticket') ?? '-',
    )
  })
})

describe('the answer of a provider', () => {
  test('with another state changes nothing', async () => {
    const account = await accountApp()
    account.providers.google.willAnswer(identity())
    const browser = visitor(account)
    const state = await browser.begin('Google')
    await browser.comeBack('Google', { state: `${state}x`, code: 'c' })
    expect((await browser.signInState()).State).toBe('pending')
    await browser.comeBack('Google', { state, code: 'c' })
    expect((await browser.signInState()).State, 'control: the right state').toBe('ready')
  })

  test('begun by an attacker signs no victim in', async () => {
    const account = await accountApp()
    account.providers.google.willAnswer(identity({ subject: 'attacker' }))
    const attacker = visitor(account)
    const state = await attacker.begin('Google')
    const victim = visitor(account)
    await victim.begin('Google')
    await victim.comeBack('Google', { state, code: 'attackers-code' })
    expect((await victim.signInState()).State).toBe('pending')
    expect(victim.jar.has('ext-ticket')).toBe(false)
    await attacker.comeBack('Google', { state, code: 'attackers-code' })
    expect((await attacker.signInState()).State, 'control: their own browser').toBe('ready')
  })

  test('is taken once, and only from the provider that was asked', async () => {
    const account = await accountApp()
    const { browser, state } = await withTicket(account)
    await browser.login()
    await browser.comeBack('Google', { state, code: 'c' })
    expect(browser.jar.has('ext-ticket')).toBe(false)
    const other = await browser.begin('Facebook')
    await browser.comeBack('Google', { state: other, code: 'c' })
    expect((await browser.signInState()).State).toBe('pending')
  })

  test('that comes after ten minutes is too late', async () => {
    const account = await accountApp()
    account.providers.google.willAnswer(identity())
    const browser = visitor(account)
    const state = await browser.begin('Google')
    account.clock.advance(601)
    await browser.comeBack('Google', { state, code: 'c' })
    expect(browser.jar.has('ext-ticket')).toBe(false)
  })

  test.each([
    ['control characters', { code: 'c\u0000', user: '{' }],
    ['no end', { code: 'c'.repeat(20_000) }],
    ['names that nobody says', { __proto__x: '1', constructor: 'x' }],
  ])('posted with %s is no fault, and signs nobody in', async (_, answer) => {
    const account = await accountApp()
    account.providers.apple.willAnswer(identity())
    const browser = visitor(account)
    const state = await browser.begin('Apple')
    const post = await browser.visit('/auth/external/callback/apple', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ state, ...answer }).toString(),
    })
    expect(post.status).toBe(303)
    await browser.visit(post.headers.get('location') ?? '')
    expect((await browser.signInState()).State).toBe('failed')
  })

  test('of a second click counts; that of the first doesn’t', async () => {
    const account = await accountApp()
    account.providers.google.willAnswer(identity())
    const browser = visitor(account)
    const first = await browser.begin('Google')
    const second = await browser.begin('Google')
    await browser.comeBack('Google', { state: first, code: 'c' })
    expect((await browser.signInState()).State).toBe('pending')
    await browser.comeBack('Google', { state: second, code: 'c' })
    expect((await browser.login()).status).toBe(200)
  })
})

describe('a pre-hijacked e-mail', () => {
  /** Registers the victim's address with the attacker's password; answers what opens the trap. */
  async function setTrap(account: AccountApp) {
    const trap = { FullName: 'Eve', Email: 'nour@gmail.com', Password: 'Evil@1234', Country: 1 }
    await account.call('/api/AccountApi/Register', trap)
    const link = await issueActivationLink(
      account.deps,
      registrationEvents(account.events)[0]?.registrationId ?? 0,
    )
    const { Email, Password } = trap
    const attack = async (): Promise<number> => {
      await follow(account.app, link ?? '')
      return (await account.call('/api/AccountApi/Login', { Email, Password })).status
    }
    return attack
  }

  test('belongs to whom the provider proved, and the attacker’s password opens nothing', async () => {
    const account = await accountApp()
    const attack = await setTrap(account)
    account.providers.google.willAnswer(identity())
    expect((await visitor(account).signInThrough('Google')).status).toBe(200)
    expect(await attack()).toBe(401)
  })

  test('control: had nobody proved it, the link in the mail would have made the account', async () => {
    const account = await accountApp()
    const attack = await setTrap(account)
    expect(await attack()).toBe(200)
  })

  test('is not occupied by a provider’s unproven word: its owner can still register', async () => {
    const account = await accountApp()
    account.providers.facebook.willAnswer(identity({ emailAuthoritative: false }))
    const { body } = await visitor(account).signInThrough('Facebook')
    const owner = await givenTraveller(account, { Email: 'nour@gmail.com' })
    const own = await account.call<{ UserId: number }>('/api/AccountApi/Login', owner)
    expect(own.status).toBe(200)
    expect(own.body.Data.UserId).not.toBe(body.Data.UserId)
  })
})

describe('somebody who had a mailbox for a day', () => {
  const apple = (changes = {}) =>
    identity({
      issuer: 'https://appleid.apple.com',
      subject: 'eve',
      email: 'mona@mail.example',
      ...changes,
    })

  /** What a sign-in through Apple or Google comes to after each way to a new password. */
  const newPasswords = {
    reset: async (account: AccountApp, Email: string) => {
      const Code = await resetCode(account, Email)
      await account.call('/api/AccountApi/ResetPassword', { Email, Code, Password: 'Fresh@2026' })
    },
    update: async (account: AccountApp, Email: string, CurrentPassword = 'Nile@2026') => {
      const headers = await signedIn(account, { Email, Password: CurrentPassword })
      await account.call(
        '/api/AccountApi/UpdatePassword',
        { CurrentPassword, NewPassword: 'Fresh@2026' },
        { headers },
      )
    },
  }
  const bothWays = Object.entries(newPasswords)

  test('is not linked by an Apple Account that was made then', async () => {
    const account = await accountApp()
    await givenTraveller(account, { Email: 'mona@mail.example' })
    account.providers.apple.willAnswer(apple())
    expect((await visitor(account).signInThrough('Apple')).status).toBe(409)
  })

  test.each(bothWays)(
    'and was linked by it doesn’t come in after the owner’s new password (%s)',
    async (_, chooseNew) => {
      const account = await accountApp()
      const mona = await givenTraveller(account, { Email: 'Mona@mail.example' })
      await sql`insert into external_identities (issuer, subject, provider, user_id, email, created_at)
        select 'https://appleid.apple.com', 'eve', 'Apple', id, 'mona@mail.example', now() from users`.execute(
        account.db,
      )
      account.providers.apple.willAnswer(apple())
      expect((await visitor(account).signInThrough('Apple')).status, 'control: before').toBe(200)
      await chooseNew(account, mona.Email)
      const sessions = await countRows(account.db, 'sessions')
      expect((await visitor(account).signInThrough('Apple')).status).toBe(409)
      expect(await countRows(account.db, 'sessions')).toBe(sessions)
    },
  )

  test.each([
    ['Apple', apple({ email: 'mona@icloud.com' })],
    ['Google', identity({ email: 'mona@gmail.com' })],
    ['Google', identity({ email: 'mona@hosted.example' })],
  ] as const)(
    'is not who %s proves the address of now, each time: linked anew, and told',
    async (provider, it) => {
      const account = await accountApp()
      const { Email } = await givenTraveller(account, { Email: it.email })
      account.clock.advance(3600)
      account.providers[provider === 'Apple' ? 'apple' : 'google'].willAnswer(it)
      await visitor(account).signInThrough(provider)
      const told = () => account.events.filter(({ type }) => type === 'ProviderLinked').length
      await newPasswords.reset(account, Email)
      expect((await visitor(account).signInThrough(provider)).body.Data.Email).toBe(Email)
      expect(told()).toBe(2)
    },
  )

  test('is not who proved the address to us alone: their Facebook stays, with their bookings', async () => {
    const account = await accountApp()
    const unproven = identity({ email: 'mona@mail.example', emailAuthoritative: false })
    account.providers.facebook.willAnswer(unproven)
    const { body } = await visitor(account).signInThrough('Facebook')
    await sql`update users set email = 'mona@mail.example' where id = ${body.Data.UserId}`.execute(
      account.db,
    )
    await newPasswords.reset(account, 'mona@mail.example')
    const again = await visitor(account).signInThrough('Facebook')
    expect(again.body.Data.UserId).toBe(body.Data.UserId)
  })
})

describe('staff', () => {
  const boss = { email: 'nour@gmail.com', fullName: 'Boss', password: 'Staff@1234' }

  test('is not signed in by a provider, not even by a proven e-mail', async () => {
    const account = await accountApp()
    await createStaff(account.deps, boss)
    account.providers.google.willAnswer(identity())
    expect((await visitor(account).signInThrough('Google')).status).toBe(409)
  })

  test('made of a traveller can no longer come in through a provider', async () => {
    const account = await accountApp()
    account.providers.google.willAnswer(identity())
    expect((await visitor(account).signInThrough('Google')).status).toBe(200)
    await createStaff(account.deps, boss)
    expect((await visitor(account).signInThrough('Google')).status).toBe(401)
  })
})

describe('the way out and back', () => {
  test.each(['//evil.test', '/\\evil.test', 'https://evil.test', '/api/AccountApi/SignOut'])(
    'never leads to %s',
    async (path) => {
      const account = await accountApp()
      const { browser } = await withTicket(account)
      const state = await browser.begin('Google', path)
      await browser.comeBack('Google', { state, code: 'c' })
      expect(await browser.signInState()).toMatchObject({ State: 'ready', ReturnTo: null })
    },
  )

  test('is not begun by a foreign page, nor by a preview of the link', async () => {
    const account = await accountApp()
    const browser = visitor(account)
    const start = '/auth/external/start/google'
    const foreign = await browser.visit(start, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(foreign.headers.get('location')).toBe('/login')
    await browser.visit(start, { method: 'HEAD' })
    expect(account.providers.google.begun).toHaveLength(0)
  })

  test('is not ended by a look at the way back that only asks for its head', async () => {
    const account = await accountApp()
    const browser = visitor(account)
    account.providers.google.willAnswer(identity())
    const state = await browser.begin('Google')
    const back = `/auth/external/callback/google?state=${state}&code=c`
    const { headers } = await browser.visit(back, { method: 'HEAD' })
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('is limited by address', async () => {
    const account = await accountApp({ limitScale: 0.05 })
    const browser = visitor(account)
    for (const state of await Promise.all(Array.from({ length: 3 }, () => browser.begin('Google'))))
      expect(state).not.toBe('')
    const { headers } = await browser.visit('/auth/external/start/google')
    expect(headers.get('location')).toBe('/auth/external/done?problem=too-many')
  })
})

test('a session that came with the call ends: nobody keeps a planted one', async () => {
  const account = await accountApp()
  const person = await givenTraveller(account)
  const planted = await account.call<{ Token: string }>('/api/AccountApi/Login', person)
  const { browser } = await withTicket(account)
  browser.jar.set('session', planted.body.Data.Token)
  const { body } = await browser.login()
  expect(body.Data.Token).not.toBe(planted.body.Data.Token)
  const before = await account.call('/api/AccountApi/GetCurrentUserInfo', undefined, {
    method: 'GET',
    headers: { 'auth-key': planted.body.Data.Token },
  })
  expect(before.status).toBe(401)
})
