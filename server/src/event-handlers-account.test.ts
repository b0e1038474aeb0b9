import { describe, expect, it } from 'vitest'
import type { AccountEvent } from './domains/account/index.ts'
import { createEventHandlers } from './event-handlers.ts'
import { testApp } from './testing/app.ts'
import { signIn } from './testing/people.ts'

const test = await testApp()
const eventHandlers = createEventHandlers({
  jobs: test.jobs,
  clock: test.clock,
  checkout: () => test.app.checkout,
  bus: () => test.app.bus,
  external: () => test.app.external,
})
const mailsAfter = async (event: AccountEvent) => {
  const before = test.mailer.sent.length
  await test.db.transaction().execute((trx) => eventHandlers.account(trx, event))
  await test.work()
  return test.mailer.sent.slice(before)
}
const at = new Date('2026-07-01T12:30:00Z')

describe('what happens to an account is told to its owner, in the owner’s language', () => {
  it('a changed password', async () => {
    const userId = await signIn(test, test.browser(), { email: 'mona@example.com', language: 'ar' })
    const mails = await mailsAfter({ type: 'PasswordChanged', userId, at })
    expect(mails).toMatchObject([
      { to: 'mona@example.com', subject: 'تم تغيير كلمة مرور حسابك في رحلة' },
    ])
    expect(await mailsAfter({ type: 'PasswordChanged', userId, at }), 'told once').toEqual([])
  })

  it('a linked provider', async () => {
    const userId = await signIn(test, test.browser(), { email: 'samir@example.com' })
    const linked = await mailsAfter({ type: 'ProviderLinked', userId, provider: 'Google', at })
    expect(linked).toMatchObject([{ subject: 'Google now signs you in to Rihla' }])
  })

  it('a second factor of staff that is another one, or was nearly used by a copy', async () => {
    const userId = await signIn(test, test.browser(), { email: 'adel@example.com', role: 'staff' })
    const about = { type: 'SecondFactorChanged', userId, subjectId: 1, name: 'Phone' } as const
    const [added] = await mailsAfter({ ...about, by: 'addPasskey' })
    expect(added).toMatchObject({
      to: 'adel@example.com',
      subject: 'Your desk account has another passkey now',
    })
    expect(added?.text).toContain('/desk/second-factor')
    test.clock.advance(1)
    const refused = { by: 'proveByPasskey', refusal: 'passkey_copied' } as const
    const [copied] = await mailsAfter({ ...about, ...refused })
    expect(copied?.subject).toBe('A copy of your passkey was refused')
    expect(copied?.text).not.toContain('nothing to do')
  })

  it('nobody, when there is no address', async () => {
    expect(await mailsAfter({ type: 'PasswordChanged', userId: 999_999, at })).toEqual([])
  })
})
