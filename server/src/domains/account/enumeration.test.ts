import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { createPasswords } from './index.ts'
import { sql } from 'kysely'
import { accountApp, givenTraveller, registration } from './testing/account-app.ts'
import { resetCode, signedIn } from './testing/people.ts'

const account = await accountApp({ passwords: createPasswords() })
const { call, clock, db, events, deps, database } = account
await givenTraveller(account, { Email: 'known@example.com' })
await givenTraveller(account, { Email: 'by-provider@example.com' })
await sql`update users set password_hash = null where email = 'by-provider@example.com'`.execute(db)
await call('/api/AccountApi/Register', registration({ Email: 'pending@example.com' }))

type Work = {
  readonly statements: readonly string[]
  readonly hashed: number
  readonly verified: number
  readonly told: number
}
type Watched = { readonly work: Work; readonly seen: unknown }

/** What a call made the server do, and what the caller saw of it. */
async function watch(path: string, input: unknown, language = 'en'): Promise<Watched> {
  clock.advance(61)
  // There is a code that could be guessed.
  if (path.endsWith('/ResetPassword')) await resetCode(account, 'known@example.com')
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const hash = vi.spyOn(deps.passwords, 'hash')
  const verify = vi.spyOn(deps.passwords, 'verify')
  const before = events.length
  try {
    const { status, headers, body } = await call(path, input, {
      headers: { 'accept-language': language },
    })
    const statements = query.mock.calls
      .filter((_, at) => isOfCall(query.mock.contexts[at] as Client))
      .map(([first]: readonly unknown[]) => textOf(first))
    return {
      work: {
        statements,
        hashed: hash.mock.calls.length,
        verified: verify.mock.calls.length,
        told: events.length - before,
      },
      seen: { status, headers: [...headers.keys()], body: { ...body, requestId: '' } },
    }
  } finally {
    vi.restoreAllMocks()
  }
}
// What pg knows of a session, and its types don't say.
type Client = pg.Client & {
  readonly connectionParameters: { readonly application_name?: string }
}
/**
 * A worker runs many files: whatever an earlier one still does, it does on another database. The clock's jobs ask by
 * sessions of their own what there is to do, whatever is called.
 */
const isOfCall = ({ database: at, connectionParameters: its }: Client): boolean =>
  at === database && its.application_name !== 'rihla-jobs'
const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query
    ? String(query.text)
    : String(query)

const strangers = ['unknown@example.com', 'nobody@example.org', 'NOBODY@example.net'] as const
const calls = {
  Login: (Email: string) => ({ Email, Password: 'Wrong@2026' }),
  Register: (Email: string) => registration({ Email }),
  VerifyCode: (Email: string) => ({ Email }),
  ResetPassword: (Email: string) => ({ Email, Code: '000000', Password: 'Thief2026' }),
}

describe.each(Object.entries(calls))('%s', (name, inputFor) => {
  const path = `/api/AccountApi/${name}`

  test.each(['en', 'ar'])('says the same of every e-mail (%s)', async (language) => {
    const known = await watch(path, inputFor('known@example.com'), language)
    for (const email of ['KNOWN@example.com', 'pending@example.com', ...strangers])
      expect((await watch(path, inputFor(email), language)).seen).toEqual(known.seen)
  })

  test('does the same work for every e-mail: nobody learns anything by the clock', async () => {
    const known = await watch(path, inputFor('known@example.com'))
    expect(known.work.statements.length).toBeGreaterThan(1)
    for (const email of ['KNOWN@example.com', 'by-provider@example.com', ...strangers])
      expect((await watch(path, inputFor(email))).work, email).toEqual(known.work)
  })
})

test('control: the work that is counted differs where the answer does', async () => {
  const wrong = await watch('/api/AccountApi/Login', calls.Login('known@example.com'))
  const right = await watch('/api/AccountApi/Login', registration({ Email: 'known@example.com' }))
  expect(wrong.work).toMatchObject({ hashed: 0, verified: 1, told: 0 })
  expect(right.work.statements.length).toBeGreaterThan(wrong.work.statements.length)
  expect(right.seen).not.toEqual(wrong.seen)
})

describe('a password that is sprayed over many accounts', () => {
  const spray = async (limitScale: number) => {
    const app = await accountApp({ limitScale })
    const owner = await givenTraveller(app, { Email: 'last@example.com', Password: 'Summer@2026' })
    for (let i = 0; i < 5; i += 1)
      await app.call('/api/AccountApi/Login', {
        Email: `p${i}@example.com`,
        Password: owner.Password,
      })
    return signedIn(app, owner)
  }

  test('is stopped before it reaches the account it fits', async () => {
    await expect(spray(0.1)).rejects.toThrow(/^Too many attempts/)
  })

  test('control: without the limit it gets there', async () => {
    expect(await spray(1000)).toHaveProperty('auth-key')
  })

  test.each([
    ['en', /^Too many attempts\. Please try again in \d+ minutes\.$/],
    ['ar', /^محاولات كثيرة\. حاول مرة أخرى بعد \d+ (?:دقائق|دقيقة)\.$/],
  ])('is told so (%s)', async (language, text) => {
    const app = await accountApp({ limitScale: 0.001 })
    const guess = () =>
      app.call('/api/AccountApi/Login', calls.Login('p@example.com'), {
        headers: { 'accept-language': language },
      })
    await guess()
    const { status, body } = await guess()
    expect([status, body.code]).toEqual([429, 'too_many_requests'])
    expect(body.Error).toMatch(text)
  })
})
