import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { accountApp, givenTraveller, PUBLIC_URL } from '../testing/account-app.ts'
import { signedIn } from '../testing/people.ts'
import { sendProfile } from '../testing/profile.ts'

const account = await accountApp()
const { call, db } = account
let counter = 0
async function person(changes: Record<string, unknown> = {}) {
  const Email = `p${(counter += 1)}@example.com`
  const traveller = await givenTraveller(account, { Email, ...changes })
  return { ...traveller, device: await signedIn(account, traveller) }
}
const whoAmI = async (headers: Record<string, string>) =>
  (await call('/api/AccountApi/GetCurrentUserInfo', undefined, { method: 'GET', headers })).body
    .Data

describe('the profile', () => {
  test('changes in what was sent and stays in what wasn’t', async () => {
    const { device } = await person()
    const before = await whoAmI(device)
    const { status, body } = await sendProfile(account, device, { FullName: '  منى   حسن ' })
    expect(status).toBe(200)
    expect(body.Data).toEqual({ ...(before as object), FullName: 'منى حسن' })
    expect((await sendProfile(account, device, {})).body.Data).toEqual(body.Data)
    expect(await whoAmI(device)).toEqual(body.Data)
  })

  test('has everything at once, and the same again when it is sent again', async () => {
    const { device, Email } = await person()
    const request = {
      FullName: 'Mona H.',
      PhoneNumber: '0512345678',
      AdditionPhoneNumber: '+44 7400 123456',
      Country: 'SA',
    }
    const first = await sendProfile(account, device, request)
    expect(first.body.Data).toMatchObject({
      Email,
      FullName: 'Mona H.',
      PhoneNumber: '+966512345678',
      AdditionPhoneNumber: '+447400123456',
      Country: { NameEn: 'Saudi Arabia', NameAr: 'السعودية', Code: 'SA' },
    })
    expect((await sendProfile(account, device, request)).body).toEqual(first.body)
  })

  test('loses a phone that was sent empty', async () => {
    const { device } = await person()
    await sendProfile(account, device, { AdditionPhoneNumber: '01112345678' })
    const { body } = await sendProfile(account, device, {
      PhoneNumber: ' ',
      AdditionPhoneNumber: '',
    })
    expect(body.Data).toMatchObject({ PhoneNumber: null, AdditionPhoneNumber: null })
  })

  test('is sent as JSON just as well', async () => {
    const { device } = await person()
    const { body } = await call<object>(
      '/api/AccountApi/UpdateUserInfo',
      { FullName: 'As JSON' },
      { headers: device },
    )
    expect(body.Data).toMatchObject({ FullName: 'As JSON' })
  })

  test('shows a change on the person’s other devices at once', async () => {
    const mona = await person()
    const other = await signedIn(account, mona)
    await whoAmI(other)
    await sendProfile(account, mona.device, { FullName: 'Changed' })
    expect(await whoAmI(other)).toMatchObject({ FullName: 'Changed' })
  })

  test('changes wholly or not at all', async () => {
    const { device } = await person()
    const before = await whoAmI(device)
    const request = { FullName: 'Half', Country: 'SA', PhoneNumber: '12' }
    expect((await sendProfile(account, device, request)).body.code).toBe('phone_invalid')
    expect(await whoAmI(device)).toEqual(before)
  })

  test('is one’s own: nobody else’s changes, whatever is sent beside it', async () => {
    const [mona, omar] = [await person(), await person()]
    const before = await whoAmI(omar.device)
    const { UserId } = before as { UserId: number }
    const request = { FullName: 'Mona', UserId: String(UserId), Email: omar.Email, role: 'staff' }
    expect((await sendProfile(account, mona.device, request)).body.Data).toMatchObject({
      Email: mona.Email,
    })
    expect(await whoAmI(omar.device)).toEqual(before)
    const { rows } = await sql`select from users where role = 'staff'`.execute(db)
    expect(rows).toEqual([])
  })

  test('is nobody’s who isn’t signed in', async () => {
    const { status, body } = await sendProfile(account, {}, { FullName: 'Nobody' })
    expect([status, body.code]).toEqual([401, 'unauthenticated'])
  })

  test('keeps what looks like a script as the text it is, and gives it back as text', async () => {
    const { device } = await person()
    for (const FullName of [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "'; drop table users; --",
      '{{constructor.constructor("alert(1)")()}}',
      '</script><svg onload=alert(1)>',
    ]) {
      const { body, headers } = await sendProfile(account, device, { FullName })
      expect(body.Data.FullName).toBe(FullName)
      expect(headers.get('content-type')).toMatch(/^application\/json/)
      expect(await whoAmI(device)).toMatchObject({ FullName })
    }
  })

  test('may be sent by the cookie from our own page only', async () => {
    const { device } = await person()
    const cookie = `session=${device['auth-key']}`
    const foreign = { cookie, origin: 'https://evil.example' }
    expect((await sendProfile(account, foreign, { FullName: 'Evil' })).body.code).toBe('cross_site')
    const own = { cookie, origin: PUBLIC_URL }
    expect((await sendProfile(account, own, { FullName: 'Own' })).status).toBe(200)
  })
})

describe('a phone', () => {
  test.each([
    ['of one’s own country', {}, '01001234567', '+201001234567'],
    ['of the country that is sent with it', { Country: 'SA' }, '0512345678', '+966512345678'],
    ['of the country that its + says', {}, '+966512345678', '+966512345678'],
    ['of the country that its 00 says', {}, '00966 51 234 5678', '+966512345678'],
    [
      'with a + of another country than is sent',
      { Country: 'SA' },
      '+2001001234567',
      '+201001234567',
    ],
    ['of the second country with a prefix', {}, '+1 506-234-5678', '+15062345678'],
    ['of an island behind the same prefix', {}, '+1 242 359 1234', '+12423591234'],
    ['in Arabic digits', {}, '٠١٠٠١٢٣٤٥٦٧', '+201001234567'],
    ['in Arabic digits behind a +', {}, '+٩٦٦٥١٢٣٤٥٦٧٨', '+966512345678'],
  ])('is read %s', async (_, country, PhoneNumber, expected) => {
    const { device } = await person()
    const { body } = await sendProfile(account, device, { PhoneNumber, ...country })
    expect(body.Data.PhoneNumber).toBe(expected)
  })

  test('without a + is of no country for somebody without one', async () => {
    const { device, Email } = await person()
    await sql`update users set country_code = null where email = ${Email}`.execute(db)
    const send = (PhoneNumber: string) => sendProfile(account, device, { PhoneNumber })
    expect((await send('01001234567')).body.code).toBe('phone_invalid')
    expect((await send('+201001234567')).status).toBe(200)
  })

  test.each([
    '12',
    '+',
    '+999123456789',
    '0512345678',
    'call me',
    '+2001001234567;ext=1',
    '<b>1</b>',
  ])('is not %s', async (AdditionPhoneNumber) => {
    const { device } = await person()
    expect((await sendProfile(account, device, { AdditionPhoneNumber })).body.code).toBe(
      'phone_invalid',
    )
  })
})

describe('the nationality', () => {
  test.each(['FR', 'fr', ' FR ', 'France', 'FRANCE'])('is chosen as %j', async (Country) => {
    const { device } = await person()
    const { body } = await sendProfile(account, device, { Country })
    expect(body.Data.Country).toMatchObject({ Code: 'FR' })
  })

  test('is asked for until it is there', async () => {
    const { device, Email } = await person()
    const isKnown = async () =>
      (await call('/api/AccountApi/HasNationality', undefined, { method: 'GET', headers: device }))
        .body.Data
    expect(await isKnown()).toBe(true)
    await sql`update users set country_code = null where email = ${Email}`.execute(db)
    expect(await isKnown()).toBe(false)
    expect(await whoAmI(device)).toMatchObject({ Country: null })
    for (let i = 0; i < 2; i += 1)
      expect((await setCountry('EG', device)).body).toEqual({ Error: null, Data: true })
    expect(await isKnown()).toBe(true)
  })

  const setCountry = (country: string, headers: Record<string, string>) =>
    call(`/api/AccountApi/SetOrUpdateCountry?country=${encodeURIComponent(country)}`, undefined, {
      method: 'PUT',
      headers,
    })

  test.each([
    ['en', '', 'nationality_required', 'Please select your nationality'],
    ['ar', ' ', 'nationality_required', 'من فضلك اختر جنسيتك'],
    ['en', 'XX', 'country_unknown', 'Please choose a country from the list'],
    ['ar', "EG' or '1'='1", 'country_unknown', 'من فضلك اختر دولة من القائمة'],
    ['en', '\u0000', 'nationality_required', 'Please select your nationality'],
  ])('(%s) is not %j', async (language, country, code, text) => {
    const { device } = await person()
    const answer = await setCountry(country, { ...device, 'accept-language': language })
    expect([answer.status, answer.body.code, answer.body.Error]).toEqual([400, code, text])
  })

  test('is nobody’s who isn’t signed in', async () => {
    expect((await setCountry('EG', {})).status).toBe(401)
    const asked = await call('/api/AccountApi/HasNationality', undefined, { method: 'GET' })
    expect(asked.status).toBe(401)
  })
})

describe.each([
  [
    'en',
    {
      full_name_required: 'Full name is required',
      full_name_too_long: 'Full name must be less than 100 characters',
      phone_invalid: 'Please enter a valid phone number',
      country_unknown: 'Please choose a country from the list',
    },
  ],
  [
    'ar',
    {
      full_name_required: 'الاسم بالكامل مطلوب',
      full_name_too_long: 'الاسم بالكامل يجب ألا يزيد على 100 حرف',
      phone_invalid: 'من فضلك أدخل رقم هاتف صحيحًا',
      country_unknown: 'من فضلك اختر دولة من القائمة',
    },
  ],
] as const)('what is refused (%s)', (language, texts) => {
  test.each([
    ['full_name_required', { FullName: ' \u200f ' }],
    ['full_name_too_long', { FullName: 'ن'.repeat(101) }],
    ['phone_invalid', { PhoneNumber: '123' }],
    ['country_unknown', { Country: 'Atlantis' }],
  ] as const)('%s', async (code, request) => {
    const { device } = await person()
    const headers = { ...device, 'accept-language': language }
    const { status, body } = await sendProfile(account, headers, request)
    expect([status, body.code, body.Error]).toEqual([400, code, texts[code]])
  })
})
