import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { signIn } from '../../../testing/people.ts'
import { givenPassword, PASSWORD } from './testing/full-life.ts'

const test = await testApp({ rateLimitScale: 1 })
const { db } = test

let people = 0
async function person(role: 'traveller' | 'staff' = 'traveller') {
  const email = `asks${(people += 1)}@example.com`
  const browser = test.browser()
  const userId = await signIn(test, browser, { email, role })
  return { browser, userId, email }
}
const isLeaving = async (userId: number): Promise<boolean> => {
  const { rows } = await sql<{ leaving: boolean }>`
    select deletion_asked_at is not null as leaving from users where id = ${userId}`.execute(db)
  return rows[0]?.leaving ?? false
}

describe('asking to delete an account', () => {
  it('ends every session at once and forgets this browser’s cookie', async () => {
    const { browser, userId, email } = await person()
    const phone = await givenPassword(test, userId, email)
    const answer = await phone.call(api.deleteAccount, { Password: PASSWORD })
    expect(answer.body).toEqual({ Error: null, Data: true })
    expect(answer.headers.get('set-cookie')).toMatch(/^session=;.*Max-Age=0/)
    for (const one of [browser, phone])
      expect((await one.call(api.getCurrentUserInfo, {})).status).toBe(401)
    expect(await isLeaving(userId)).toBe(true)
  })

  it('twice at once is once', async () => {
    const { userId, email } = await person()
    const [one, two] = [
      await givenPassword(test, userId, email),
      await givenPassword(test, userId, email),
    ]
    const answers = await Promise.all(
      [one, two].map((browser) => browser.call(api.deleteAccount, { Password: PASSWORD })),
    )
    expect(answers.map((answer) => answer.status)).toContain(200)
    const { rows } = await sql`
      select id from jobs.job where name = 'account.erase' and data @> ${JSON.stringify({ userId })}::jsonb`.execute(
      db,
    )
    expect(rows).toHaveLength(1)
  })

  it('leaves no session to a sign-in at the same moment', async () => {
    const { userId, email } = await person()
    const browser = await givenPassword(test, userId, email)
    const signIns = [1, 2, 3].map(() =>
      test.browser().call(api.login, { Email: email, Password: PASSWORD }),
    )
    await Promise.all([...signIns, browser.data(api.deleteAccount, { Password: PASSWORD })])
    const { rows } = await sql`select id from sessions where user_id = ${userId}`.execute(db)
    expect(rows).toEqual([])
  })

  it.each([
    [
      '',
      'current_password_required',
      'Please enter your current password',
      'من فضلك أدخل كلمة المرور الحالية',
    ],
    [
      'Wrong@123',
      'current_password_wrong',
      'The current password is not correct.',
      'كلمة المرور الحالية غير صحيحة.',
    ],
  ])('needs the password: %o', async (Password, code, en, ar) => {
    const { userId, email } = await person()
    const browser = await givenPassword(test, userId, email)
    const english = await browser.call(api.deleteAccount, { Password })
    expect(english.body).toMatchObject({ code, Error: en })
    const arabic = await browser.call(
      api.deleteAccount,
      { Password },
      { 'accept-language': 'ar-EG' },
    )
    expect(arabic.body.Error).toBe(ar)
    expect(await isLeaving(userId)).toBe(false)
  })

  it('lets nobody guess on', async () => {
    const { userId, email } = await person()
    const browser = await givenPassword(test, userId, email)
    for (let n = 0; n < 10; n += 1) await browser.call(api.deleteAccount, { Password: 'Wrong@123' })
    const answer = await browser.call(api.deleteAccount, { Password: PASSWORD })
    expect(answer.status).toBe(429)
    expect(await isLeaving(userId)).toBe(false)
  })

  it('without a password needs a sign-in of the last ten minutes', async () => {
    const { browser, userId } = await person()
    test.clock.advance(601)
    const english = await browser.call(api.deleteAccount, {})
    expect(english.body).toMatchObject({
      code: 'sign_in_again',
      Error: 'Please log in again before you delete your account.',
    })
    const arabic = await browser.call(api.deleteAccount, {}, { 'accept-language': 'ar-EG' })
    expect(arabic.body.Error).toBe('من فضلك سجّل الدخول مرة أخرى قبل حذف حسابك.')
    expect(await isLeaving(userId)).toBe(false)
    const lately = await person()
    test.clock.advance(600)
    expect(await lately.browser.data(api.deleteAccount, {})).toBe(true)
  })

  it('is not for staff', async () => {
    const { browser, userId } = await person('staff')
    const english = await browser.call(api.deleteAccount, {})
    expect(english.body).toMatchObject({
      code: 'staff_stays',
      Error: 'Staff accounts are closed by whoever manages the staff.',
    })
    const arabic = await browser.call(api.deleteAccount, {}, { 'accept-language': 'ar-EG' })
    expect(arabic.body.Error).toBe('حسابات الموظفين يغلقها المسؤول عن الموظفين.')
    expect(await isLeaving(userId)).toBe(false)
  })

  it('is for people who are signed in', async () => {
    expect((await test.browser().call(api.deleteAccount, {})).status).toBe(401)
  })
})
