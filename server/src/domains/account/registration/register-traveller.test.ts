import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createPasswords } from '../index.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { userByEmail } from '../store.ts'
import {
  accountApp,
  activate,
  countRows,
  givenTraveller,
  registration,
  registrationEvents,
} from '../testing/account-app.ts'
import { emailKey, readEmail, readFullName } from './rules.ts'

const account = await accountApp({ passwords: createPasswords() })
const { call, db, events, clock } = account
const register = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  call<string>('/api/AccountApi/Register', registration(changes), { headers })

describe('registering', () => {
  test('keeps the registration and asks for the activation mail', async () => {
    const answer = await register({ Email: 'new@example.com' }, { 'accept-language': 'ar-EG' })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      Error: null,
      Data: 'تم التسجيل بنجاح. افتح الرابط المرسل إلى بريدك الإلكتروني لتفعيل حسابك.',
    })
    expect(events.at(-1)).toMatchObject({
      type: 'RegistrationReceived',
      email: 'new@example.com',
      language: 'ar',
    })
    expect(await userByEmail(db, 'new@example.com')).toBeUndefined()
  })

  test('becomes an account with a hashed password and an E.164 phone', async () => {
    await givenTraveller(account, {
      Email: 'kept@example.com',
      FullName: '  منى   حسن ',
      Phone: '+20010 0123 4567',
    })
    const user = await userByEmail(db, 'kept@example.com')
    expect(user).toMatchObject({
      full_name: 'منى حسن',
      phone: '+201001234567',
      country_code: 'EG',
      role: 'traveller',
    })
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test.each([
    ['full name', { FullName: ' ' }, 'full_name_required', 'Full name is required'],
    [
      'short name',
      { FullName: 'م'.repeat(101) },
      'full_name_too_long',
      'Full name must be less than 100 characters',
    ],
    ['e-mail', { Email: 'mona@example' }, 'email_invalid', 'Please enter a valid email address'],
    ['nationality', { Country: 0 }, 'nationality_required', 'Please select your nationality'],
    [
      'known nationality',
      { Country: 244 },
      'nationality_required',
      'Please select your nationality',
    ],
    ['whole position', { Country: 1.5 }, 'nationality_required', 'Please select your nationality'],
    [
      'phone of that country',
      { Phone: '+20123' },
      'phone_invalid',
      'Please enter a valid phone number',
    ],
    ['symbol in the password', { Password: 'Nile2026' }, 'password_weak', /at least 8 characters/],
    ['known symbol', { Password: 'Nile@2026#' }, 'password_weak', /at least 8 characters/],
    [
      'capital in the password',
      { Password: 'nile@2026' },
      'password_weak',
      /at least 8 characters/,
    ],
    ['length of the password', { Password: 'Nil@202' }, 'password_weak', /at least 8 characters/],
  ])('needs a %s', async (_, changes, code, text) => {
    const before = events.length
    const answer = await register(changes)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code, Data: null })
    expect(answer.body.Error).toMatch(text)
    expect(events).toHaveLength(before)
  })

  test('accepts a name of 100 characters, marks and emoji counted as characters', async () => {
    for (const name of ['ن'.repeat(100), '𝒩'.repeat(100), 'Z'.repeat(99) + 'é'])
      expect(
        (await register({ Email: `${randomUUID()}@example.com`, FullName: name })).status,
      ).toBe(200)
  })

  test.each([
    'محمد عبد الله',
    'Zoë O’Connor-Łukasz',
    '王小明',
    'Ἀριστοτέλης',
    'علی\u200cرضا',
    '👩🏽‍🚀',
  ])('keeps the name %s as it is written', async (FullName) => {
    const Email = `${randomUUID()}@example.com`
    await givenTraveller(account, { Email, FullName })
    expect((await userByEmail(db, Email))?.full_name).toBe(FullName)
  })

  test('at the same moment from ten browsers is ten registrations, of which one becomes the account', async () => {
    const Email = 'crowd@example.com'
    const before = await countRows(db, 'users')
    const answers = await Promise.all(Array.from({ length: 10 }, () => register({ Email })))
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200))
    await activate(account)
    expect(await countRows(db, 'users')).toBe(before + 1)
    expect(await register({ Email })).toMatchObject({ status: 200 })
    expect(events.at(-1)).toMatchObject({ type: 'KnownEmailRegistered', email: Email })
  })

  test('needs no phone', async () => {
    for (const Phone of [undefined, null, '', '  '])
      expect((await register({ Email: `${randomUUID()}@example.com`, Phone })).status).toBe(200)
  })

  test('sent twice by the same browser is one registration and one mail', async () => {
    const browser = { 'application-id': randomUUID() }
    const before = await countRows(db, 'registrations')
    await register({ Email: 'twice@example.com' }, browser)
    await register({ Email: 'Twice@Example.com' }, browser)
    expect(await countRows(db, 'registrations')).toBe(before + 1)
    const [first, second] = registrationEvents(events).slice(-2)
    expect(second?.mailKey).toBe(first?.mailKey)
    clock.advance(61)
    await register({ Email: 'twice@example.com' }, browser)
    expect(registrationEvents(events).at(-1)?.mailKey).not.toBe(first?.mailKey)
  })
})

describe('an attacker who registers', () => {
  test('learns nothing about an e-mail that has an account; its owner hears of it', async () => {
    await givenTraveller(account, { Email: 'Owner@example.com' })
    const unknown = await register({ Email: 'nobody@example.com' })
    const known = await register({
      Email: 'owner@EXAMPLE.com',
      Password: 'Evil@1234',
      FullName: 'Evil',
    })
    expect(known.status).toBe(unknown.status)
    expect(known.body).toEqual(unknown.body)
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])
    expect(events.at(-1)).toMatchObject({
      type: 'KnownEmailRegistered',
      email: 'Owner@example.com',
    })
    expect((await userByEmail(db, 'owner@example.com'))?.full_name).toBe('Mona Hassan')
  })

  test("can't slip a password into somebody else's pending registration", async () => {
    await register({ Email: 'victim@example.com', Password: 'Victim@1234' })
    const victim = registrationEvents(events).at(-1)
    await register({ Email: 'victim@example.com', Password: 'Evil@1234' })
    await activate({ ...account, events: victim ? [victim] : [] })
    const signIn = (Password: string) =>
      call('/api/AccountApi/Login', { Email: 'victim@example.com', Password })
    expect((await signIn('Evil@1234')).status).toBe(401)
    expect((await signIn('Victim@1234')).status).toBe(200)
  })

  test('gets SQL stored as the text it is', async () => {
    const FullName = "Robert'); drop table users;--"
    await givenTraveller(account, { Email: 'bobby@example.com', FullName })
    expect((await userByEmail(db, 'bobby@example.com'))?.full_name).toBe(FullName)
  })

  test('is refused with a list of addresses, a header or invisible characters in the e-mail', async () => {
    for (const Email of [
      'a@b.co,c@d.co',
      'a@b.co\r\nBcc: c@d.co',
      'Mona <a@b.co>',
      'a\u0000@b.co',
      'a\u202e@b.co',
      'a b@c.co',
    ])
      expect((await register({ Email })).body.code, Email).toBe('email_invalid')
  })

  test('is refused with fields of the wrong kind or size', async () => {
    for (const changes of [
      { Email: { $gt: '' } },
      { Password: ['Nile@2026'] },
      { Password: `Aa1@${'x'.repeat(300)}` },
      { FullName: 'x'.repeat(5000) },
    ])
      expect((await register(changes)).body.code).toBe('invalid_input')
    expect((await call('/api/AccountApi/Register', '{')).body.code).toBe('invalid_input')
    expect((await call('/api/AccountApi/Register', '[]')).body.code).toBe('invalid_input')
  })
})

test('one e-mail is written to a few times an hour at most', async () => {
  const strict = await accountApp({ limitScale: 1 })
  for (let i = 0; i < 8; i += 1) {
    const answer = await strict.call(
      '/api/AccountApi/Register',
      registration({ Email: 'flood@example.com' }),
    )
    expect(answer.status).toBe(200)
  }
  expect(strict.events).toHaveLength(5)
})

test('one address registers a few people an hour at most', async () => {
  const strict = await accountApp({ limitScale: 0.1 })
  const statuses: number[] = []
  for (let i = 0; i < 4; i += 1)
    statuses.push(
      (await strict.call('/api/AccountApi/Register', registration({ FullName: '' }))).status,
    )
  expect(statuses).toEqual([400, 400, 400, 429])
})

test('a name is tidied: control characters, direction tricks and spaces', () => {
  expect(readFullName('Mona\u0000\u202e \tHassan\ud800')).toBe('Mona Hassan\ufffd')
  expect(readFullName('عبد\u200cالله')).toBe('عبد\u200cالله')
  expect(isRefusal(readFullName('\u200f\u0007'))).toBe(true)
})

test('an e-mail keeps its case and loses what was copied along with it', () => {
  expect(readEmail(' Mona.Hassan+rihla@Example.co.uk ')).toBe('Mona.Hassan+rihla@Example.co.uk')
  expect(readEmail('\u2068mona@example.com\u2069 ')).toBe('mona@example.com')
  expect(isRefusal(readEmail('mona\u202e@example.com'))).toBe(true)
  expect(isRefusal(readEmail('mona@example.com.'))).toBe(true)
})

test('an e-mail in digits of an Arabic keyboard is the one in Western digits, at every door', async () => {
  const typed = 'mona\u200e٢٠٢٠@example.com'
  await givenTraveller(account, { Email: typed })
  expect(await userByEmail(db, 'mona2020@example.com')).toBeDefined()
  const signIn = await call('/api/AccountApi/Login', {
    Email: typed.toUpperCase(),
    Password: registration({}).Password,
  })
  expect(signIn.status).toBe(200)
  // Tries are counted for the address, however it is typed.
  expect(emailKey(typed)).toBe(emailKey('mona2020@example.com'))
})
