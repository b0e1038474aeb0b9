import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { createPasswords } from '../index.ts'
import { userById } from '../store.ts'
import {
  accountApp,
  givenTraveller,
  PUBLIC_URL,
  registration,
  registrationEvents,
} from '../testing/account-app.ts'
import { hashOnThread, verifyOnThread } from './argon2-threads.ts'

const verify = vi.fn(verifyOnThread)
const passwords = createPasswords({ argon2: { hash: hashOnThread, verify } })

type Login = { Token: string; UserId: number; FullName: string; Email: string }

const account = await accountApp({ passwords })
const { call, db, events } = account
const mona = await givenTraveller(account, { Email: 'Mona@example.com', FullName: 'منى حسن' })
const signIn = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  call<Login>(
    '/api/AccountApi/Login',
    { Email: mona.Email, Password: mona.Password, ...changes },
    { headers },
  )
const whoAmI = (headers: Record<string, string>) =>
  call('/api/AccountApi/GetCurrentUserInfo', undefined, { method: 'GET', headers })
const cookieOf = (headers: Headers): string => headers.getSetCookie()[0]?.split(';')[0] ?? ''

describe('signing in', () => {
  test('answers the person, a token, and the same token as a cookie', async () => {
    const { status, body, headers } = await signIn()
    expect(status).toBe(200)
    expect(body.Data).toMatchObject({ FullName: 'منى حسن', Email: 'Mona@example.com' })
    expect(body.Data.Token).toMatch(/^[\w-]{43}$/)
    expect(headers.getSetCookie()).toEqual([
      `session=${body.Data.Token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
      expect.stringMatching(
        /^device=[\w-]{43}; Max-Age=31536000; Path=\/api\/AccountApi; HttpOnly; SameSite=Lax$/,
      ),
    ])
  })

  test('works with the e-mail in any case', async () => {
    expect((await signIn({ Email: ' mona@EXAMPLE.COM ' })).status).toBe(200)
  })

  test('tells the other domains who signed in on which browser', async () => {
    const applicationId = randomUUID()
    const { body } = await signIn({}, { 'application-id': applicationId })
    expect(events.at(-1)).toEqual({ type: 'SignedIn', userId: body.Data.UserId, applicationId })
  })

  test('stores only the hash of the token', async () => {
    const { body } = await signIn()
    const rows = await db
      .withTables<{ sessions: { token_hash: Buffer } }>()
      .selectFrom('sessions')
      .selectAll()
      .execute()
    expect(JSON.stringify(rows)).not.toContain(body.Data.Token)
    expect(rows.map((row) => row.token_hash.toString('latin1'))).not.toContain(body.Data.Token)
  })

  test('keeps the cookie to https where the site has it', async () => {
    const secure = await accountApp({ publicUrl: 'https://rihla.example' })
    const person = await givenTraveller(secure)
    const { headers } = await secure.call('/api/AccountApi/Login', person)
    expect(headers.getSetCookie()[0]).toMatch(/; Secure/)
  })
})

describe('who may not sign in', () => {
  test('is told the same for a wrong password, an unknown e-mail and none at all', async () => {
    const answers = await Promise.all([
      signIn({ Password: 'Wrong@123' }),
      signIn({ Email: 'nobody@example.com' }),
      signIn({ Email: '' }),
      signIn({ Email: "' or 1=1 --", Password: "' or 1=1 --" }),
      signIn({ Email: 'mona@example.com\u0000' }),
    ])
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(answer.body).toMatchObject({
        Error: 'Invalid email or password.',
        code: 'invalid_credentials',
      })
      expect(answer.headers.getSetCookie()).toEqual([])
    }
  })

  test('waits as long for an unknown e-mail as for a wrong password', async () => {
    /** How dear the hashes are that were compared on the way. */
    const work = async (Email: string) => {
      verify.mockClear()
      await signIn({ Email, Password: 'Wrong@123' })
      return verify.mock.calls.map(([hash]) => hash.split('$').slice(0, 4))
    }
    const known = await work('mona@example.com')
    expect(known).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']])
    expect(await work('nobody@example.com')).toEqual(known)
  })

  test('is asked to activate first, if the password is right, and gets the mail again', async () => {
    const pending = registration({ Email: 'pending@example.com' })
    await call('/api/AccountApi/Register', pending)
    const mails = registrationEvents(events).length
    expect((await signIn({ Email: pending.Email, Password: 'Wrong@123' })).body.code).toBe(
      'invalid_credentials',
    )
    expect(registrationEvents(events)).toHaveLength(mails)
    const answer = await signIn(
      { Email: pending.Email, Password: pending.Password },
      { 'accept-language': 'ar' },
    )
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({
      code: 'not_activated',
      Error: 'من فضلك فعّل حسابك أولًا. أرسلنا رسالة التفعيل مرة أخرى.',
    })
    expect(registrationEvents(events)).toHaveLength(mails + 1)
  })

  test('gets nowhere with a huge password', async () => {
    expect((await signIn({ Password: 'x'.repeat(1_000_000) })).body.code).toBe('invalid_input')
  })
})

describe('an attacker', () => {
  test("can't fix a session: the token that came with the call is neither kept nor answered", async () => {
    const planted = 'session=planted-by-somebody-else'
    const headers = { cookie: planted, origin: PUBLIC_URL }
    const { body, headers: answered } = await signIn({}, headers)
    expect(cookieOf(answered)).not.toBe(planted)
    expect((await whoAmI(headers)).status).toBe(401)
    expect((await whoAmI({ 'auth-key': body.Data.Token })).status).toBe(200)
  })

  test('loses the old session of a browser that signs in again', async () => {
    const first = await signIn()
    const second = await signIn({}, { 'auth-key': first.body.Data.Token })
    expect((await whoAmI({ 'auth-key': first.body.Data.Token })).status).toBe(401)
    expect((await whoAmI({ 'auth-key': second.body.Data.Token })).status).toBe(200)
  })

  test("can't sign a foreign browser in by a form, which has no header of ours", async () => {
    const { status, headers } = await signIn({}, { 'application-id': '' })
    expect(status).toBe(200)
    expect(headers.getSetCookie()).toEqual([])
  })

  test('guesses the password of one account ten times from an address, in whatever case', async () => {
    const strict = await accountApp({ limitScale: 1 })
    const person = await givenTraveller(strict)
    const guess = (Email: string, Password: string, address: string) =>
      strict.call(
        '/api/AccountApi/Login',
        { Email, Password },
        { headers: { 'x-test-address': address } },
      )
    for (let i = 0; i < 10; i += 1)
      expect(
        (await guess(i % 2 ? 'MONA@example.com' : 'mona@example.com', `Guess@${i}`, '192.0.2.99'))
          .status,
      ).toBe(401)
    const refused = await guess('mona@example.com', person.Password, '192.0.2.99')
    expect(refused.status).toBe(429)
    expect(refused.body.code).toBe('too_many_requests')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('learns nothing from the limit: an e-mail without an account has the same', async () => {
    const strict = await accountApp({ limitScale: 0.3 })
    await givenTraveller(strict)
    const statuses = async (Email: string) => {
      const answers = []
      for (let i = 0; i < 4; i += 1)
        answers.push(await strict.call('/api/AccountApi/Login', { Email, Password: 'Wrong@123' }))
      return answers.map(({ status, body }) => [status, body.code])
    }
    const known = await statuses('mona@example.com')
    expect(known.at(-1)).toEqual([429, 'too_many_requests'])
    expect(await statuses('nobody@example.com')).toEqual(known)
  })

  test('sprays one password over many accounts fifty times at most', async () => {
    const strict = await accountApp({ limitScale: 0.1 })
    const spray = (i: number) =>
      strict.call('/api/AccountApi/Login', { Email: `p${i}@example.com`, Password: 'Summer@2026' })
    for (let i = 0; i < 5; i += 1) expect((await spray(i)).status).toBe(401)
    expect((await spray(5)).status).toBe(429)
  })

  test("doesn't reset the spray limit by signing in to an account of their own", async () => {
    const strict = await accountApp({ limitScale: 0.1 })
    const own = await givenTraveller(strict)
    const login = (Email: string, Password: string) =>
      strict.call('/api/AccountApi/Login', { Email, Password })
    const statuses: number[] = []
    for (let i = 0; i < 3; i += 1) {
      statuses.push((await login(`p${i}@example.com`, 'Summer@2026')).status)
      statuses.push((await login(own.Email, own.Password)).status)
    }
    expect(statuses).toEqual([401, 200, 401, 200, 401, 429])
  })
})

test('a right password takes the wrong ones before it back', async () => {
  const strict = await accountApp({ limitScale: 1 })
  const person = await givenTraveller(strict)
  const login = (Password: string) =>
    strict.call('/api/AccountApi/Login', { Email: person.Email, Password })
  for (let round = 0; round < 2; round += 1) {
    for (let i = 0; i < 7; i += 1) expect((await login('Wrong@123')).status).toBe(401)
    expect((await login(person.Password)).status).toBe(200)
  }
})

describe('the language in which somebody is written to', () => {
  const languageNow = async (userId: number): Promise<string | undefined> =>
    (await userById(db, userId))?.language
  const arabic = { 'accept-language': 'ar-EG' }

  test('is that of the last sign-in, also of several at once', async () => {
    const omar = await givenTraveller(account, { Email: 'omar-speaks@example.com' })
    const enter = (headers: Record<string, string> = {}, Password = omar.Password) =>
      call<Login>('/api/AccountApi/Login', { Email: omar.Email, Password }, { headers })
    const { UserId } = (await enter()).body.Data
    expect(await languageNow(UserId)).toBe('en')
    await enter(arabic)
    expect(await languageNow(UserId)).toBe('ar')
    const english = await Promise.all([1, 2, 3, 4].map(() => enter()))
    expect(english.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await languageNow(UserId)).toBe('en')
    const mixed = await Promise.all([1, 2, 3, 4].map((n) => enter(n % 2 ? arabic : {})))
    expect(mixed.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('is nobody else’s to change: not by a wrong password, and not by looking around', async () => {
    const { UserId, Token } = (await signIn()).body.Data
    await signIn({ Password: 'Wrong@2026' }, arabic)
    await whoAmI({ authorization: `Bearer ${Token}`, ...arabic })
    expect(await languageNow(UserId)).toBe('en')
  })
})
