import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { accountApp, givenTraveller } from '../testing/account-app.ts'
import { isSignedIn, otherThan, resetCode, signedIn } from '../testing/people.ts'

const account = await accountApp()
const { call, clock, db, events, deps } = account
let counter = 0
async function person() {
  const traveller = await givenTraveller(account, { Email: `p${(counter += 1)}@example.com` })
  return { ...traveller, device: await signedIn(account, traveller) }
}
const update = (
  headers: Record<string, string>,
  CurrentPassword: string,
  NewPassword = 'Fresh@2026',
) => call('/api/AccountApi/UpdatePassword', { CurrentPassword, NewPassword }, { headers })

describe('changing the password', () => {
  test('ends every other session, keeps this one, and tells the owner', async () => {
    const mona = await person()
    const elsewhere = await signedIn(account, mona)
    expect((await update(mona.device, mona.Password)).body).toEqual({ Error: null, Data: true })
    expect(await isSignedIn(account, mona.device)).toBe(true)
    expect(await isSignedIn(account, elsewhere)).toBe(false)
    expect(events.at(-1)).toMatchObject({ type: 'PasswordChanged', at: clock.now() })
    await signedIn(account, { ...mona, Password: 'Fresh@2026' })
    await expect(signedIn(account, mona)).rejects.toThrow('Invalid email or password.')
  })

  test('sent again finds it done, without effect', async () => {
    const mona = await person()
    await update(mona.device, mona.Password)
    const elsewhere = await signedIn(account, { ...mona, Password: 'Fresh@2026' })
    const told = events.length
    expect((await update(mona.device, mona.Password)).body.Data).toBe(true)
    expect(events).toHaveLength(told)
    expect(await isSignedIn(account, elsewhere)).toBe(true)
  })

  test('sent twice at the same moment is one change', async () => {
    const mona = await person()
    const before = events.length
    const answers = await Promise.all([
      update(mona.device, mona.Password),
      update(mona.device, mona.Password),
    ])
    expect(answers.map(({ body }) => body.Data)).toEqual([true, true])
    expect(events.slice(before).map(({ type }) => type)).toEqual(['PasswordChanged'])
  })

  test('voids a code that was mailed before', async () => {
    const mona = await person()
    const Code = await resetCode(account, mona.Email)
    await update(mona.device, mona.Password)
    const { body } = await call('/api/AccountApi/ResetPassword', {
      Email: mona.Email,
      Code,
      Password: 'Thief2026',
    })
    expect(body.code).toBe('code_wrong')
  })
})

describe.each(['en', 'ar'] as const)('who may not change it (%s)', (language) => {
  const texts = {
    en: {
      current_password_required: 'Please enter your current password',
      current_password_wrong: 'The current password is not correct.',
      password_weak:
        'Password must be at least 8 characters with a lowercase letter, an uppercase letter, a number and one of @$!%*?&',
      password_unchanged: 'The new password must differ from the current one',
      no_password: 'Your account has no password yet. Choose one with a code sent to your e-mail.',
      unauthenticated: 'Unauthorized. Please login first.',
    },
    ar: {
      current_password_required: 'من فضلك أدخل كلمة المرور الحالية',
      current_password_wrong: 'كلمة المرور الحالية غير صحيحة.',
      password_weak:
        'كلمة المرور 8 أحرف على الأقل، فيها حرف صغير وحرف كبير ورقم وأحد الرموز @$!%*?&',
      password_unchanged: 'كلمة المرور الجديدة يجب أن تختلف عن الحالية',
      no_password: 'ليست لحسابك كلمة مرور بعد. اختر واحدة بكود نرسله إلى بريدك الإلكتروني.',
      unauthenticated: 'من فضلك سجّل الدخول أولًا.',
    },
  }[language]

  test.each([
    ['current_password_required', 400, '', 'Fresh@2026'],
    ['current_password_wrong', 400, 'Wrong@2026', 'Fresh@2026'],
    ['current_password_wrong', 400, 'nile@2026', 'Fresh@2026'],
    ['password_weak', 400, 'Nile@2026', 'Fresh2026'],
    ['password_weak', 400, 'Nile@2026', ''],
    ['password_unchanged', 400, 'Nile@2026', 'Nile@2026'],
  ] as const)('%s', async (code, status, current, wanted) => {
    const mona = await person()
    const headers = { ...mona.device, 'accept-language': language }
    const answer = await update(headers, current, wanted)
    expect([answer.status, answer.body.code, answer.body.Error]).toEqual([
      status,
      code,
      texts[code],
    ])
    await signedIn(account, mona)
  })

  test('no_password: somebody who only signs in through a provider', async () => {
    const mona = await person()
    await sql`update users set password_hash = null where email = ${mona.Email}`.execute(db)
    const { status, body } = await update(
      { ...mona.device, 'accept-language': language },
      'Nile@2026',
    )
    expect([status, body.code, body.Error]).toEqual([409, 'no_password', texts.no_password])
  })

  test('unauthenticated: nobody who isn’t signed in', async () => {
    const { status, body } = await update({ 'accept-language': language }, 'Nile@2026')
    expect([status, body.Error]).toEqual([401, texts.unauthenticated])
  })
})

describe('an attacker at a device that was left open', () => {
  test('guesses the current password ten times at most', async () => {
    const strict = await accountApp({ limitScale: 1 })
    const mona = await givenTraveller(strict)
    const device = await signedIn(strict, mona)
    const guess = (CurrentPassword: string, NewPassword = 'Thief@2026') =>
      strict.call(
        '/api/AccountApi/UpdatePassword',
        { CurrentPassword, NewPassword },
        { headers: device },
      )
    for (let i = 0; i < 10; i += 1)
      expect((await guess(`Guess@${i}`)).body.code).toBe('current_password_wrong')
    expect((await guess(mona.Password)).body.code).toBe('too_many_requests')
    expect((await guess('any', mona.Password)).body.code).toBe('too_many_requests')
    await signedIn(strict, mona)
  })

  test('control: without the limit the eleventh guess opens', async () => {
    const mona = await person()
    for (let i = 0; i < 10; i += 1) await update(mona.device, `Guess@${i}`)
    expect((await update(mona.device, mona.Password)).status).toBe(200)
  })

  test('doesn’t keep a session that was opened while the password changed', async () => {
    const mona = await person()
    // The thief's sign-in has checked the old password; before it opens, the owner changes it.
    const { verify } = deps.passwords
    const slow = Object.assign(deps.passwords, {
      verify: async (hash: string | null | undefined, password: string) => {
        slow.verify = verify
        const matches = await verify(hash, password)
        await update(mona.device, mona.Password)
        return matches
      },
    })
    const thief = await call('/api/AccountApi/Login', mona)
    expect([thief.status, thief.body.code]).toEqual([401, 'invalid_credentials'])
  })
})

test('another code is another code', () => {
  expect([otherThan('999999'), otherThan('000000')]).toEqual(['000000', '000001'])
})
