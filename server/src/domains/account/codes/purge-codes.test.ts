import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { purgeStale } from '../index.ts'
import { accountApp, givenTraveller } from '../testing/account-app.ts'
import { resetCode } from '../testing/people.ts'

const account = await accountApp()
const { call, clock, db } = account
const rows = async () =>
  (await sql<{ email: string }>`select email from mailed_codes order by id`.execute(db)).rows.map(
    ({ email }) => email,
  )

test('what was asked for is kept lower-cased, for hours at most', async () => {
  await call('/api/AccountApi/VerifyCode', { Email: ' Nobody@Example.com ' })
  clock.advance(7199)
  await purgeStale(db, clock)
  expect(await rows()).toEqual(['nobody@example.com'])
  clock.advance(1)
  await purgeStale(db, clock)
  expect(await rows()).toEqual([])
})

test('a code that may still be typed is kept', async () => {
  const { Email } = await givenTraveller(account)
  const code = await resetCode(account, Email)
  clock.advance(599)
  await purgeStale(db, clock)
  const input = { Email, Code: code, Password: 'Fresh2026' }
  expect((await call('/api/AccountApi/ResetPassword', input)).status).toBe(200)
})

test('codes go with the account they are for', async () => {
  const { Email } = await givenTraveller(account, { Email: 'gone@example.com' })
  await resetCode(account, Email)
  await sql`delete from users where email = ${Email}`.execute(db)
  expect(await rows()).not.toContain(Email)
})
