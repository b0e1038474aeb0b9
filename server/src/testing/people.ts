import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Browser, TestApp } from './app.ts'

/** Signs a new traveller in on this browser; answers their id. */
export async function signIn(
  test: Pick<TestApp, 'db' | 'sessions'>,
  browser: Browser,
  person: { email?: string; language?: Language; role?: 'traveller' | 'staff' } = {},
): Promise<number> {
  const email = person.email ?? `${browser.applicationId}@example.com`
  const { rows } = await sql<{ id: number }>`
    insert into users (email, full_name, role, activated_at, language, created_at)
    values (${email}, 'Nour Mostafa', ${person.role ?? 'traveller'}, now(), ${person.language ?? 'en'}, now())
    returning id`.execute(test.db)
  const userId = rows[0]?.id
  if (userId === undefined) throw new Error('The traveller was not written')
  await signInAs(test, browser, userId)
  return userId
}

/** Signs a known traveller in on another browser of theirs. */
export async function signInAs(
  test: Pick<TestApp, 'db' | 'sessions'>,
  browser: Browser,
  userId: number,
): Promise<void> {
  browser.token = await test.sessions.open(test.db, {
    userId,
    applicationId: browser.applicationId,
    userAgent: null,
  })
}
