import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { signIn } from '../../../testing/people.ts'

const test = await testApp()
const logOf = async (applicationId: string) => {
  const { rows } = await sql`
    select user_id, analytics, live_chat, text_version, language, at from consents
    where application_id = ${applicationId} order by id`.execute(test.db)
  return rows
}
const choice = { Analytics: true, LiveChat: false, TextVersion: '2026-11' }

describe('what a visitor agrees to', () => {
  it('is kept: who, when, after which words, in which language', async () => {
    const browser = test.browser()
    await browser.call(api.recordConsent, choice, { 'accept-language': 'ar-EG' })
    expect(await logOf(browser.applicationId)).toEqual([
      {
        user_id: null,
        analytics: true,
        live_chat: false,
        text_version: '2026-11',
        language: 'ar',
        at: test.clock.now(),
      },
    ])
  })

  it('is added to when they change their mind, and not when they say it again', async () => {
    const browser = test.browser()
    await Promise.all([1, 2, 3].map(() => browser.data(api.recordConsent, choice)))
    expect(await logOf(browser.applicationId)).toHaveLength(1)
    await browser.data(api.recordConsent, { ...choice, Analytics: false })
    await browser.data(api.recordConsent, choice)
    await browser.data(api.recordConsent, { ...choice, TextVersion: '2027-01' })
    expect(await logOf(browser.applicationId)).toHaveLength(4)
  })

  it('is theirs by name once they are signed in', async () => {
    const browser = test.browser()
    await browser.data(api.recordConsent, choice)
    const userId = await signIn(test, browser)
    await browser.data(api.recordConsent, choice)
    expect(await logOf(browser.applicationId)).toMatchObject([
      { user_id: null },
      { user_id: userId },
    ])
  })

  it('needs a browser that says which it is', async () => {
    const answer = await test.browser().call(api.recordConsent, choice, { 'application-id': 'x' })
    expect(answer.status).toBe(400)
  })
})
