import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { issueCode } from '../index.ts'
import {
  accountApp,
  activate,
  givenTraveller,
  registration,
  type AccountApp,
} from '../testing/account-app.ts'
import { codeEvents, isSignedIn, mailedCode, otherThan, signedIn } from '../testing/people.ts'

const account = await accountApp()
const { call, clock, events } = account
let counter = 0
/** Signs in a user whose provider shared no address; answers their headers. */
async function bare(app: AccountApp = account) {
  const Email = `was-${(counter += 1)}@example.com`
  const device = await signedIn(app, await givenTraveller(app, { Email }))
  await sql`update users set email = null where email = ${Email}`.execute(app.db)
  return device
}
const send = (headers: Record<string, string>, Email: string) => {
  clock.advance(61)
  return call('/api/AccountApi/SendEmailCode', { Email }, { headers })
}
const confirm = (headers: Record<string, string>, Email: string, Code: string) =>
  call<{ Email: string | null }>('/api/AccountApi/ConfirmEmail', { Email, Code }, { headers })
const emailOf = async (headers: Record<string, string>) =>
  (
    await call<{ Email: string | null }>('/api/AccountApi/GetCurrentUserInfo', undefined, {
      method: 'GET',
      headers,
    })
  ).body.Data.Email
const fresh = (): string => `new-${(counter += 1)}@example.com`

describe('an address that is proved', () => {
  test('is the account’s from then on, and stays it when that is sent again', async () => {
    const [device, email] = [await bare(), fresh()]
    expect((await send(device, email)).body).toEqual({ Error: null, Data: true })
    const { code, to } = await mailedCode(account)
    expect(to).toBe(email)
    expect(await emailOf(device)).toBeNull()
    for (let i = 0; i < 2; i += 1)
      expect((await confirm(device, email.toUpperCase(), code)).body.Data).toMatchObject({
        Email: email,
      })
    expect(await isSignedIn(account, device)).toBe(true)
  })

  test('at the same moment twice is one change', async () => {
    const [device, email] = [await bare(), fresh()]
    await send(device, email)
    const { code } = await mailedCode(account)
    const answers = await Promise.all([confirm(device, email, code), confirm(device, email, code)])
    expect(answers.map(({ body }) => body.Data?.Email)).toEqual([email, email])
  })

  test('can no longer become an account by a registration that waits', async () => {
    const [device, email] = [await bare(), fresh()]
    await call('/api/AccountApi/Register', registration({ Email: email, Password: 'Evil@1234' }))
    const waiting = events.at(-1)
    await send(device, email)
    await confirm(device, email, (await mailedCode(account)).code)
    if (waiting) await expect(activate({ ...account, events: [waiting] })).rejects.toThrow()
    await expect(signedIn(account, { Email: email, Password: 'Evil@1234' })).rejects.toThrow()
  })
})

describe('an address of somebody else', () => {
  test('is answered like any other, and nothing is sent', async () => {
    const owner = await givenTraveller(account, { Email: fresh() })
    const device = await bare()
    const [known, unknown] = [await send(device, owner.Email), await send(device, fresh())]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const [first, second] = codeEvents(events).slice(-2)
    expect(await issueCode(account.deps, first?.codeId ?? 0)).toBeNull()
    expect(await issueCode(account.deps, second?.codeId ?? 0)).not.toBeNull()
    for (const code of ['000000', '123456'])
      expect((await confirm(device, owner.Email, code)).body.code).toBe('code_wrong')
  })

  test('that was free when the code was mailed makes it a wrong one: accounts never merge', async () => {
    const [device, email] = [await bare(), fresh()]
    await send(device, email)
    const { code } = await mailedCode(account)
    const owner = await givenTraveller(account, { Email: email })
    expect((await confirm(device, email, code)).body.code).toBe('code_wrong')
    expect(await emailOf(device)).toBeNull()
    await signedIn(account, owner)
  })

  test('proved by two at once is one’s', async () => {
    const email = fresh()
    const people = [await bare(), await bare()]
    const codes: string[] = []
    for (const device of people) {
      await send(device, email)
      codes.push((await mailedCode(account)).code)
    }
    const answers = await Promise.all(
      people.map((device, index) => confirm(device, email, codes[index] ?? '')),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('isn’t proved by a code that another account was mailed', async () => {
    const [mona, thief, email] = [await bare(), await bare(), fresh()]
    await send(mona, email)
    const { code } = await mailedCode(account)
    expect((await confirm(thief, email, code)).body.code).toBe('code_wrong')
    expect((await confirm(mona, email, code)).status).toBe(200)
  })

  test('isn’t proved by a code for another address', async () => {
    const [device, own, other] = [await bare(), fresh(), fresh()]
    await send(device, own)
    const { code } = await mailedCode(account)
    expect((await confirm(device, other, code)).body.code).toBe('code_wrong')
  })
})

describe.each([
  [
    'en',
    {
      email_already_set: 'Your account already has an e-mail address.',
      email_invalid: 'Please enter a valid email address',
      code_required: 'Please enter the verification code',
      code_wrong: 'The verification code is wrong or has expired. Ask for a new one.',
      unauthenticated: 'Unauthorized. Please login first.',
    },
  ],
  [
    'ar',
    {
      email_already_set: 'لحسابك بريد إلكتروني بالفعل.',
      email_invalid: 'من فضلك أدخل بريدًا إلكترونيًا صحيحًا',
      code_required: 'من فضلك أدخل كود التحقق',
      code_wrong: 'كود التحقق غير صحيح أو انتهت صلاحيته. اطلب كودًا جديدًا.',
      unauthenticated: 'من فضلك سجّل الدخول أولًا.',
    },
  ],
] as const)('what is refused (%s)', (language, texts) => {
  const inLanguage = (headers: Record<string, string>) => ({
    ...headers,
    'accept-language': language,
  })

  test('email_already_set: somebody who has an address', async () => {
    const device = inLanguage(
      await signedIn(account, await givenTraveller(account, { Email: fresh() })),
    )
    const before = codeEvents(events).length
    for (const answer of [await send(device, fresh()), await confirm(device, fresh(), '123456')])
      expect([answer.status, answer.body.Error]).toEqual([409, texts.email_already_set])
    expect(codeEvents(events)).toHaveLength(before)
  })

  test('email_invalid, code_required, code_wrong', async () => {
    const device = inLanguage(await bare())
    const email = fresh()
    await send(device, email)
    const { code } = await mailedCode(account)
    const refusals = [
      [await send(device, 'mona'), 'email_invalid'],
      [await confirm(device, '', code), 'email_invalid'],
      [await confirm(device, email, ' '), 'code_required'],
      [await confirm(device, email, otherThan(code)), 'code_wrong'],
    ] as const
    for (const [{ status, body }, expected] of refusals)
      expect([status, body.code, body.Error]).toEqual([400, expected, texts[expected]])
  })

  test('unauthenticated: whoever isn’t signed in', async () => {
    for (const answer of [
      await send(inLanguage({}), fresh()),
      await confirm(inLanguage({}), fresh(), '123456'),
    ])
      expect([answer.status, answer.body.Error]).toEqual([401, texts.unauthenticated])
  })
})

test('a code that proves an address is guessed five times at most', async () => {
  const [device, email] = [await bare(), fresh()]
  await send(device, email)
  const { code } = await mailedCode(account)
  for (let i = 1; i <= 5; i += 1)
    expect((await confirm(device, email, otherThan(code, i))).body.code).toBe('code_wrong')
  expect((await confirm(device, email, code)).body.code).toBe('code_wrong')
  expect(await emailOf(device)).toBeNull()
})

test('one account sends and tries twenty times an hour at most', async () => {
  const strict = await accountApp({ limitScale: 0.2 })
  const device = await bare(strict)
  const statuses = []
  for (let i = 0; i < 5; i += 1)
    statuses.push(
      (await strict.call('/api/AccountApi/SendEmailCode', { Email: fresh() }, { headers: device }))
        .status,
    )
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})
