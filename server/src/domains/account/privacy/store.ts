import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'

/** Whose account is to end, as far as it matters whether they may. */
export type Leaver = { readonly role: string; readonly passwordHash: string | null }

export async function leaverById(db: Db, userId: number): Promise<Leaver | null> {
  const { rows } = await sql<Leaver>`
    select role, password_hash as "passwordHash" from users
    where id = ${userId} and deletion_asked_at is null`.execute(db)
  return rows[0] ?? null
}

/** When a session was opened; null when it is gone. */
export async function openedAt(db: Db, sessionId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select created_at as at from sessions where id = ${sessionId}`.execute(db)
  return rows[0]?.at ?? null
}

/**
 * Marks an account as leaving and puts its address aside: from then on no e-mail and no password
 * leads to it. `left`: its address. False when it was marked before, or its password has changed
 * since it was checked.
 */
export async function markLeaving(
  trx: Trx,
  userId: number,
  checked: string | null,
  at: Date,
): Promise<{ email: string | null } | false> {
  const { rows } = await sql<{ email: string | null }>`
    update users set deletion_asked_at = ${at}, leaving_email = email, email = null, password_hash = null
    where id = ${userId} and deletion_asked_at is null and password_hash is not distinct from ${checked}::text
    returning leaving_email as email`.execute(trx)
  return rows[0] ?? false
}

export type Leaving = { readonly language: Language; readonly email: string | null }

/** Where an account that is being deleted can be reached a last time. */
export async function lastAddressOf(db: Db | Trx, userId: number): Promise<Leaving | null> {
  const { rows } = await sql<Leaving>`
    select language, leaving_email as email from users
    where id = ${userId} and deletion_asked_at is not null`.execute(db)
  return rows[0] ?? null
}

/** Whether an account was deleted: nothing of its person is left. */
export async function isDeleted(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${userId} and deleted_at is not null`.execute(db)
  return rows.length > 0
}

/** The image of an account that is to be emptied, its row locked; null when that was done before. */
export async function lockLeaving(
  trx: Trx,
  userId: number,
): Promise<{ image: string | null } | null> {
  const { rows } = await sql<{ image: string | null }>`
    select image from users
    where id = ${userId} and deletion_asked_at is not null and deleted_at is null for update`.execute(
    trx,
  )
  return rows[0] ?? null
}

/** Users who requested deletion and aren't deleted yet. */
export async function leavingIds(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users where deletion_asked_at is not null and deleted_at is null
    order by id limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

/** Empties the row of a person; it stays for what refers to it. */
export async function emptyUser(
  trx: Trx,
  userId: number,
  fullName: string,
  at: Date,
): Promise<void> {
  await sql`
    update users set full_name = ${fullName}, leaving_email = null, phone = null, addition_phone = null,
      country_code = null, image = null, language = 'en', deleted_at = ${at}
    where id = ${userId}`.execute(trx)
}

/** Takes every provider's identity off an account, and the attempts that were made with them. */
export async function deleteIdentitiesOf(
  trx: Trx,
  userId: number,
  email: string | null,
): Promise<void> {
  await sql`
    delete from external_sign_ins a where lower(a.email) = lower(${email}::text)
      or (a.issuer, a.subject) in (select issuer, subject from external_identities where user_id = ${userId})`.execute(
    trx,
  )
  await sql`delete from external_identities where user_id = ${userId}`.execute(trx)
}

/** The providers a user signs in through, and what they shared. */
export async function identitiesOf(db: Db | Trx, userId: number) {
  const { rows } = await sql<{
    provider: string
    subject: string
    email: string | null
    created_at: Date
  }>`
    select provider, subject, email, created_at from external_identities
    where user_id = ${userId} order by created_at, provider`.execute(db)
  return rows
}

/** Where a person is signed in. */
export async function devicesOf(db: Db | Trx, userId: number) {
  const { rows } = await sql<{
    user_agent: string | null
    address: string | null
    created_at: Date
    last_seen_at: Date
  }>`
    select user_agent, address, created_at, last_seen_at from sessions
    where user_id = ${userId} order by id`.execute(db)
  return rows
}
