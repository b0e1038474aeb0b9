import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { accountApp, givenTraveller, type AccountApp } from '../testing/account-app.ts'
import { codeEvents, otherThan, resetCode, signedIn } from '../testing/people.ts'
import { CODE_TRIES, hashCode, newCode } from './code.ts'
import { countTry } from './store.ts'

const Email = 'mona@example.com'
const account = await accountApp()
await givenTraveller(account)

const reset = (app: AccountApp, Code: string, Password: string, address = '192.0.2.1') =>
  app.call(
    '/api/AccountApi/ResetPassword',
    { Email, Code, Password },
    { headers: { 'x-test-address': address } },
  )
/** Guesses one after the other, the last of them right; answers what each heard. */
async function guess(app: AccountApp, wrong: number): Promise<(string | undefined)[]> {
  const code = await resetCode(app, Email)
  const heard = []
  for (let i = 1; i <= wrong; i += 1)
    heard.push((await reset(app, otherThan(code, i), 'Thief2026')).body.code)
  heard.push((await reset(app, code, 'Thief2026')).body.code)
  return heard
}

describe('a code that is guessed', () => {
  test('opens at the fifth try, and at the sixth not even when it is right', async () => {
    const wrong = (times: number) => Array.from({ length: times }, () => 'code_wrong')
    expect(await guess(account, CODE_TRIES)).toEqual(wrong(CODE_TRIES + 1))
    expect(await guess(account, CODE_TRIES - 1)).toEqual([...wrong(CODE_TRIES - 1), undefined])
  })

  test('has five tries, however many come at once', async () => {
    await resetCode(account, Email)
    const wanted = { purpose: 'reset', email: Email, userId: null } as const
    const tries = await Promise.all(
      Array.from({ length: 40 }, () => countTry(account.db, wanted, account.clock.now())),
    )
    expect(tries.filter((it) => it !== undefined)).toHaveLength(CODE_TRIES)
  })

  test('is refused among many guesses at once, when five others were counted first', async () => {
    const code = await resetCode(account, Email)
    const guesses = Array.from({ length: 12 }, (_, i) => otherThan(code, i + 1))
    await Promise.all(guesses.map((it) => reset(account, it, 'Thief2026')))
    expect((await reset(account, code, 'Thief2026')).body.code).toBe('code_wrong')
  })

  test('control: counting after looking lets every guess of a crowd be compared', async () => {
    const code = await resetCode(account, Email)
    type Row = { id: number; tries: number; salt: Buffer; code_hash: Buffer }
    const look = async () =>
      (
        await sql<Row>`
          select id, tries, salt, code_hash from mailed_codes where code_hash is not null order by id desc limit 1`.execute(
          account.db,
        )
      ).rows[0]
    const guesses = Array.from({ length: 12 }, (_, i) => otherThan(code, 12 - i - 1))
    const looked = await Promise.all(guesses.map(async (typed) => ({ typed, row: await look() })))
    const compared = looked.filter(({ row }) => row && row.tries < CODE_TRIES)
    expect(compared).toHaveLength(12)
    const opened = compared.filter(
      ({ typed, row }) => row && hashCode(row.id, row.salt, typed).equals(row.code_hash),
    )
    expect(opened.map(({ typed }) => typed)).toEqual([code])
  })
})

describe('over all codes of an e-mail', () => {
  test('somebody guesses twenty times an hour at most, from however many addresses', async () => {
    const strict = await accountApp({ limitScale: 1 })
    await givenTraveller(strict)
    const code = await resetCode(strict, Email)
    for (let i = 1; i <= 20; i += 1)
      expect((await reset(strict, otherThan(code, i), 'Thief2026', `192.0.2.${i}`)).status).toBe(
        400,
      )
    const refused = await reset(strict, code, 'Thief2026', '192.0.2.99')
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('control: without the limit, every new code gives five tries more', async () => {
    for (let i = 0; i < 5; i += 1)
      expect(await guess(account, CODE_TRIES)).toHaveLength(CODE_TRIES + 1)
    expect((await guess(account, 0)).at(-1)).toBeUndefined()
  })

  test('five mails an hour are written; further asking says the same and does nothing', async () => {
    const strict = await accountApp({ limitScale: 1 })
    const answers = []
    for (let i = 0; i < 8; i += 1) {
      strict.clock.advance(61)
      answers.push(await strict.call('/api/AccountApi/VerifyCode', { Email }))
    }
    expect(answers.map(({ status, body }) => [status, body.Data])).toEqual(
      answers.map(() => [200, true]),
    )
    expect(codeEvents(strict.events)).toHaveLength(5)
  })
})

describe('one address', () => {
  const statuses = async (send: (app: AccountApp, i: number) => Promise<{ status: number }>) => {
    const strict = await accountApp({ limitScale: 0.1 })
    const heard = []
    for (let i = 0; i < 5; i += 1) heard.push((await send(strict, i)).status)
    return heard
  }

  test('asks for thirty codes an hour at most', async () => {
    const ask = (app: AccountApp, i: number) =>
      app.call('/api/AccountApi/VerifyCode', { Email: `p${i}@example.com` })
    expect(await statuses(ask)).toEqual([200, 200, 200, 429, 429])
  })

  test('tries forty resets an hour at most: one code over many accounts', async () => {
    const spray = (app: AccountApp, i: number) =>
      app.call('/api/AccountApi/ResetPassword', {
        Email: `p${i}@example.com`,
        Code: '123456',
        Password: 'Thief2026',
      })
    expect(await statuses(spray)).toEqual([400, 400, 400, 400, 429])
  })
})

test('the codes of a thousand mails are six digits each, and hardly ever the same', () => {
  const codes = Array.from({ length: 1000 }, newCode)
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(980)
})

test('what a guess could not open still opens for its owner, with a new code', async () => {
  await guess(account, CODE_TRIES)
  const code = await resetCode(account, Email)
  expect((await reset(account, code, 'Owner2026')).status).toBe(200)
  await signedIn(account, { Email, Password: 'Owner2026' })
})
