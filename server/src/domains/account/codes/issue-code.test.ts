import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { accountApp, givenTraveller } from '../testing/account-app.ts'
import { userByEmail } from '../store.ts'
import { issueCode } from '../index.ts'
import { askCode } from './ask-code.ts'
import type { CodeFor } from './store.ts'
import { tryCode } from './try-code.ts'

const account = await accountApp()
const { clock, db, events, deps } = account
await givenTraveller(account, { Email: 'Mona@example.com' })
const mona = await userByEmail(db, 'mona@example.com')
const { rows } = await sql<{ id: number }>`
  insert into users (email, full_name, activated_at, created_at)
  values (null, 'Without Address', now(), now()) returning id`.execute(db)
const bare = rows[0]?.id ?? 0

const reset = (email: string): CodeFor => ({ purpose: 'reset', email, userId: null })
const proof = (email: string, userId = bare): CodeFor => ({ purpose: 'email', email, userId })

/** Asks, a minute after whatever was before; answers the id that the mail queue is handed. */
async function asked(wanted: CodeFor, language: Language = 'en'): Promise<number> {
  clock.advance(60)
  const before = events.length
  await askCode(deps, wanted, { language })
  const event = events.at(-1)
  if (events.length !== before + 1 || event?.type !== 'CodeAsked') throw new Error('Not asked')
  return event.codeId
}
const issued = async (codeId: number) => {
  const code = await issueCode(deps, codeId)
  if (!code) throw new Error('Nothing was issued')
  return code
}

describe('a code to reset a password', () => {
  test('is six digits, for the address on record and not the one typed', async () => {
    const code = await issued(await asked(reset('MONA@EXAMPLE.com'), 'ar'))
    expect(code).toEqual({
      code: expect.stringMatching(/^\d{6}$/),
      to: 'Mona@example.com',
      language: 'ar',
    })
  })

  test('is not made for an address without account', async () => {
    expect(await issueCode(deps, await asked(reset('nobody@example.com')))).toBeNull()
  })

  test('is not made for an id that was never asked for', async () => {
    expect(await issueCode(deps, 999_999)).toBeNull()
  })

  test('is stored as a hash that another row’s id and salt make another', async () => {
    const { code } = await issued(await asked(reset('mona@example.com')))
    const stored = await sql<Record<string, unknown>>`select * from mailed_codes`.execute(db)
    expect(JSON.stringify(stored.rows)).not.toContain(`"${code}"`)
    const hashes = await sql<{ n: number }>`
      select count(*) as n from mailed_codes
      where code_hash = sha256(${code}::bytea) or length(code_hash) <> 32`.execute(db)
    expect(hashes.rows).toEqual([{ n: 0 }])
  })

  test('made again for the same mail, voids the one before', async () => {
    const id = await asked(reset('mona@example.com'))
    const [first, second] = [await issued(id), await issued(id)]
    if (first.code !== second.code)
      expect(await tryCode(deps, reset('mona@example.com'), first.code)).toBeNull()
    expect(await tryCode(deps, reset('mona@example.com'), second.code)).toMatchObject({
      userId: mona?.id,
    })
  })

  test('is not made for a request that a newer one replaced, or of an hour ago', async () => {
    const old = await asked(reset('mona@example.com'))
    clock.advance(3600)
    expect(await issueCode(deps, old)).toBeNull()
    const older = await asked(reset('mona@example.com'))
    const newer = await asked(reset('mona@example.com'))
    expect(await issueCode(deps, older)).toBeNull()
    expect(await issueCode(deps, newer)).not.toBeNull()
  })
})

describe('a code to prove an address', () => {
  test('goes to that address, lower-cased', async () => {
    const code = await issued(await asked(proof('New@Example.com')))
    expect(code.to).toBe('new@example.com')
    expect(await tryCode(deps, proof('new@example.com'), code.code)).toMatchObject({
      userId: bare,
    })
  })

  test('is not made when somebody has the address', async () => {
    expect(await issueCode(deps, await asked(proof('mona@EXAMPLE.com')))).toBeNull()
  })

  test('is not made for somebody who has an address', async () => {
    const id = await asked(proof('second@example.com', mona?.id))
    expect(await issueCode(deps, id)).toBeNull()
  })

  test('resets no password, and is nobody else’s', async () => {
    const { code } = await issued(await asked(proof('third@example.com')))
    expect(await tryCode(deps, reset('third@example.com'), code)).toBeNull()
    expect(await tryCode(deps, proof('third@example.com', mona?.id), code)).toBeNull()
  })
})
