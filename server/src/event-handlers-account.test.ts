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

  it('nobody, when there is no address', async () => {
    expect(await mailsAfter({ type: 'PasswordChanged', userId: 999_999, at })).toEqual([])
  })
})
