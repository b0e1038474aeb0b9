import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { userByEmail } from '../store.ts'
import {
  accountApp,
  activate,
  countRows,
  givenTraveller,
  registration,
} from '../testing/account-app.ts'
import {
  codeEvents,
  isSignedIn,
  mailedCode,
  otherThan,
  resetCode,
  signedIn,
} from '../testing/people.ts'

const account = await accountApp()
const { call, clock, db, events } = account
let counter = 0
/** A person of this test's own. */
const person = () => givenTraveller(account, { Email: `p${(counter += 1)}@example.com` })
const ask = (Email: string, headers: Record<string, string> = {}) =>
  call('/api/AccountApi/VerifyCode', { Email }, { headers })
const reset = (Email: string, Code: string, Password = 'Fresh2026', headers = {}) =>
  call('/api/AccountApi/ResetPassword', { Email, Code, Password }, { headers })

describe('asking for a code', () => {
  test('has one mailed, in the language of who asked', async () => {
    const { Email } = await person()
    const answer = await ask(Email, { 'accept-language': 'ar-EG' })
    expect(answer).toMatchObject({ status: 200, body: { Error: null, Data: true } })
    expect(await mailedCode(account)).toMatchObject({ to: Email, language: 'ar' })
  })

  test('twice within 50 seconds, as a retrying client does, is one mail', async () => {
    const { Email } = await person()
    const before = codeEvents(events).length
    const client = { 'application-id': '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }
    const typed = [Email, Email.toUpperCase(), ` ${Email}`]
    await Promise.all(typed.map((it) => ask(it, client)))
    clock.advance(49)
    await ask(Email, client)
    expect(codeEvents(events)).toHaveLength(before + 1)
    clock.advance(2)
    await ask(Email, client)
    expect(codeEvents(events)).toHaveLength(before + 2)
    expect(new Set(codeEvents(events).map((event) => event.mailKey)).size).toBe(
      codeEvents(events).length,
    )
  })

  test.each([
    ['en', 'Please enter a valid email address'],
    ['ar', 'من فضلك أدخل بريدًا إلكترونيًا صحيحًا'],
  ])('needs an e-mail (%s)', async (language, text) => {
    for (const Email of ['', 'mona', 'a@b.co,c@d.co', 'a\u0000@b.co', "' or 1=1 --"]) {
      const { status, body } = await ask(Email, { 'accept-language': language })
      expect([status, body.code, body.Error]).toEqual([400, 'email_invalid', text])
    }
  })
})

describe('a password that is reset', () => {
  test('signs in from then on, and the old one no more; its owner is told', async () => {
    const { Email, Password } = await person()
    const code = await resetCode(account, Email)
    expect((await reset(Email, code)).body).toEqual({ Error: null, Data: true })
    const { body } = await call<{ UserId: number }>('/api/AccountApi/Login', {
      Email,
      Password: 'Fresh2026',
    })
    expect(events).toContainEqual({
      type: 'PasswordChanged',
      userId: body.Data.UserId,
      at: clock.now(),
    })
    expect((await call('/api/AccountApi/Login', { Email, Password })).status).toBe(401)
  })

  test('makes the language of who chose it theirs, before they are told', async () => {
    const { Email } = await person()
    const code = await resetCode(account, Email)
    await reset(Email, code, 'Fresh2026', { 'accept-language': 'ar-EG' })
    expect(await userByEmail(db, Email)).toMatchObject({ language: 'ar' })
  })

  test('ends every session, this browser’s own too', async () => {
    const traveller = await person()
    const devices = [await signedIn(account, traveller), await signedIn(account, traveller)]
    const bystander = await signedIn(account, await person())
    const code = await resetCode(account, traveller.Email)
    await reset(traveller.Email, code, 'Fresh2026', devices[0])
    for (const device of devices) expect(await isSignedIn(account, device)).toBe(false)
    expect(await isSignedIn(account, bystander)).toBe(true)
  })

  test('is staff’s as well', async () => {
    const { Email } = await person()
    await sql`update users set role = 'staff' where email = ${Email}`.execute(db)
    expect((await reset(Email, await resetCode(account, Email))).status).toBe(200)
  })

  test('may be the first of somebody who only signed in through a provider', async () => {
    const { Email } = await person()
    await sql`update users set password_hash = null where email = ${Email}`.execute(db)
    await reset(Email, await resetCode(account, Email))
    await signedIn(account, { Email, Password: 'Fresh2026' })
  })

  test('takes what somebody else began with the e-mail away', async () => {
    const { Email } = await person()
    await call('/api/AccountApi/Register', registration({ Email, Password: 'Evil@1234' }))
    expect(await countRows(db, 'registrations')).toBeGreaterThan(0)
    await reset(Email, await resetCode(account, Email))
    const left = await sql`select from registrations where email = ${Email}`.execute(db)
    expect(left.rows).toEqual([])
  })

  test('takes the code in Arabic digits and with spaces around it', async () => {
    const { Email } = await person()
    const code = await resetCode(account, Email)
    const arabic = [...code].map((digit) => String.fromCharCode(0x660 + Number(digit))).join('')
    expect((await reset(Email, ` ${arabic} `)).status).toBe(200)
  })
})

describe('a reset that is sent again', () => {
  test('finds it done, without effect, while the code would have lived', async () => {
    const { Email } = await person()
    const code = await resetCode(account, Email)
    await reset(Email, code)
    const device = await signedIn(account, { Email, Password: 'Fresh2026' })
    const told = events.length
    expect((await reset(Email, code)).body.Data).toBe(true)
    expect(events).toHaveLength(told)
    expect(await isSignedIn(account, device)).toBe(true)
    clock.advance(600)
    expect((await reset(Email, code)).body.code).toBe('code_wrong')
  })

  test('with another password is refused', async () => {
    const { Email } = await person()
    const code = await resetCode(account, Email)
    await reset(Email, code)
    expect((await reset(Email, code, 'Another2026')).body.code).toBe('code_wrong')
    await signedIn(account, { Email, Password: 'Fresh2026' })
  })

  test('at the same moment is one change', async () => {
    const { Email } = await person()
    const code = await resetCode(account, Email)
    const before = events.length
    const answers = await Promise.all(Array.from({ length: 3 }, () => reset(Email, code)))
    expect(answers.map(({ body }) => body.Data)).toEqual([true, true, true])
    expect(events.slice(before).map(({ type }) => type)).toEqual(['PasswordChanged'])
  })

  test('at the same moment with different passwords is one of them', async () => {
    const { Email } = await person()
    const code = await resetCode(account, Email)
    const requests = ['Fresh2026', 'Other2026', 'Third2026']
    const answers = await Promise.all(requests.map((request) => reset(Email, code, request)))
    const won = requests.filter((_, index) => answers[index]?.status === 200)
    expect(won).toHaveLength(1)
    await signedIn(account, { Email, Password: won[0] })
  })
})

describe('a code', () => {
  test('lives ten minutes from when its mail was written, and not longer', async () => {
    const { Email } = await person()
    clock.advance(61)
    await ask(Email)
    clock.advance(1000)
    const { code } = await mailedCode(account)
    clock.advance(599)
    expect((await reset(Email, code)).status).toBe(200)
    const late = await resetCode(account, Email)
    clock.advance(600)
    expect((await reset(Email, late)).body.code).toBe('code_wrong')
  })

  test('is void once a newer one is written', async () => {
    const { Email } = await person()
    const [old, fresh] = [await resetCode(account, Email), await resetCode(account, Email)]
    if (old !== fresh) expect((await reset(Email, old)).body.code).toBe('code_wrong')
    expect((await reset(Email, fresh)).status).toBe(200)
  })

  test('is of one account alone', async () => {
    const [mona, omar] = [await person(), await person()]
    const code = await resetCode(account, mona.Email)
    await resetCode(account, omar.Email)
    expect((await reset(omar.Email, code)).body.code).toBe('code_wrong')
    await signedIn(account, omar)
  })

  test('of an account that a registration becomes later opens nothing', async () => {
    const Email = 'later@example.com'
    clock.advance(61)
    await ask(Email)
    const { codeId } = codeEvents(events).at(-1) ?? { codeId: 0 }
    await call('/api/AccountApi/Register', registration({ Email }))
    await activate(account)
    const stored = sql`select from mailed_codes where id = ${codeId} and code_hash is null`
    expect((await stored.execute(db)).rows).toHaveLength(1)
    expect((await reset(Email, '000000')).body.code).toBe('code_wrong')
  })

  test.each([
    ['en', 'The verification code is wrong or has expired. Ask for a new one.'],
    ['ar', 'كود التحقق غير صحيح أو انتهت صلاحيته. اطلب كودًا جديدًا.'],
  ])('that is wrong is refused (%s)', async (language, text) => {
    const { Email } = await person()
    const code = await resetCode(account, Email)
    for (const wrong of [otherThan(code), code.slice(0, 5), '\u0000\u0000\u0000\u0000']) {
      const { status, body } = await reset(Email, wrong, 'Fresh2026', {
        'accept-language': language,
      })
      expect([status, body.code, body.Error]).toEqual([400, 'code_wrong', text])
    }
  })
})

describe('a reset', () => {
  test.each([
    ['en', 'Please enter the verification code'],
    ['ar', 'من فضلك أدخل كود التحقق'],
  ])('needs a code of 4 to 6 characters (%s)', async (language, text) => {
    for (const code of ['', ' 123 ', '1234567']) {
      const { status, body } = await reset('mona@example.com', code, 'Fresh2026', {
        'accept-language': language,
      })
      expect([status, body.code, body.Error]).toEqual([400, 'code_required', text])
    }
  })

  test.each([
    ['en', 'Password must be at least 8 characters with uppercase, lowercase, and numbers'],
    ['ar', 'كلمة المرور 8 أحرف على الأقل، فيها حروف كبيرة وصغيرة وأرقام'],
  ])(
    'needs a password with all that is asked for, and spends no try (%s)',
    async (language, text) => {
      const { Email } = await person()
      const code = await resetCode(account, Email)
      for (const weak of ['', 'Fre2026', 'fresh2026', 'FRESH2026', 'Freshfresh', 'Fresh', 'x']) {
        const { status, body } = await reset(Email, code, weak, { 'accept-language': language })
        expect([status, body.code, body.Error]).toEqual([400, 'new_password_weak', text])
      }
      expect((await reset(Email, code)).status).toBe(200)
    },
  )

  test('needs an e-mail', async () => {
    expect((await reset('mona', '123456')).body.code).toBe('email_invalid')
  })
})
