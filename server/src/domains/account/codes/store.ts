import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Row, Tables } from '../../../platform/database/tables.ts'
import { CODE_TRIES } from './code.ts'

export type CodePurpose = Row<'mailed_codes'>['purpose']

/** `userId` is who is to have the address; null for a reset, which needs no sign-in. */
export type CodeFor = {
  readonly purpose: CodePurpose
  readonly email: string
  readonly userId: number | null
  /** The browser's own id of the requester; none where a session identifies the user. */
  readonly asker?: string | null
}
/** A code that was written, as it stands after a try was counted. */
export type TriedCode = {
  readonly id: number
  readonly userId: number
  readonly salt: Buffer
  readonly codeHash: Buffer
}

const tables = (db: Db) => db.withTables<Tables<'mailed_codes' | 'users'>>()

/** Serialises concurrent requests for the same code, until their transaction ends. */
export const lockAsking = async (trx: Trx, { purpose, email }: CodeFor): Promise<void> => {
  const key = `code:${purpose}:${email}`
  await sql`select pg_advisory_xact_lock(hashtextextended(lower(${key}), 0))`.execute(trx)
}

/** Whether the same was asked for after `since`, in the same browser. */
export async function wasAskedSince(db: Db, wanted: CodeFor, since: Date): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('mailed_codes')
    .select('id')
    .where('purpose', '=', wanted.purpose)
    .where('email', '=', sql<string>`lower(${wanted.email})`)
    .where('asked_at', '>', since)
    .where(sql<boolean>`asker is not distinct from ${wanted.asker ?? null}::uuid`)
    .$if(wanted.userId !== null, (query) => query.where('user_id', '=', wanted.userId))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const insertAsked = (
  db: Db,
  wanted: CodeFor & { readonly language: Language },
  at: Date,
): Promise<{ id: number; email: string }> =>
  tables(db)
    .insertInto('mailed_codes')
    .values({
      purpose: wanted.purpose,
      email: sql<string>`lower(${wanted.email})`,
      user_id: wanted.userId,
      language: wanted.language,
      asker: wanted.asker ?? null,
      asked_at: at,
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()

/**
 * The code requested after `since`, if it is unused and has no newer request from the same browser
 * (a stranger's request doesn't replace the owner's); with the account that has the address now.
 */
export const findAsked = (db: Db, codeId: number, since: Date) =>
  tables(db)
    .selectFrom('mailed_codes as c')
    .leftJoin('users as u', (join) => join.on(sql<boolean>`lower(u.email) = c.email`))
    .leftJoin('users as asker', 'asker.id', 'c.user_id')
    .select([
      'c.purpose',
      'c.email',
      'c.user_id as askerId',
      'asker.email as askerEmail',
      'c.language',
      'u.id as ownerId',
      'u.email as ownerEmail',
    ])
    .where('c.id', '=', codeId)
    .where('c.asked_at', '>', since)
    .where('c.used_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mailed_codes as later')
            .select('later.id')
            .whereRef('later.purpose', '=', 'c.purpose')
            .whereRef('later.email', '=', 'c.email')
            .where(sql<boolean>`(later.purpose = 'reset' or later.user_id = c.user_id)`)
            .where(sql<boolean>`later.asker is not distinct from c.asker`)
            .whereRef('later.id', '>', 'c.id'),
        ),
      ),
    )
    .executeTakeFirst()

/** Gives an asked-for row its code; a code that it had before is void. False when it is gone or used. */
export async function writeCode(
  db: Db,
  codeId: number,
  code: { userId: number; salt: Buffer; hash: Buffer; expiresAt: Date },
): Promise<boolean> {
  const row = await tables(db)
    .updateTable('mailed_codes')
    .set({
      user_id: code.userId,
      salt: code.salt,
      code_hash: code.hash,
      expires_at: code.expiresAt,
      tries: 0,
      stranger_tries: 0,
    })
    .where('id', '=', codeId)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Counts a try before the code is compared. Takes the newest code requested in this browser, or
 * else the newest of all; undefined when there is none, it is stale, or its tries are used up. The
 * requester has tries of their own; all strangers share as many. A used code may be looked at
 * again: it opens nothing.
 */
export function countTry(db: Db, wanted: CodeFor, now: Date): Promise<TriedCode | undefined> {
  const own = sql<boolean>`asker is not distinct from ${wanted.asker ?? null}::uuid`
  return tables(db)
    .updateTable('mailed_codes')
    .set({
      tries: sql<number>`tries + (${own})::int`,
      stranger_tries: sql<number>`stranger_tries + (not ${own})::int`,
    })
    .where('id', '=', (from) =>
      from
        .selectFrom('mailed_codes as newest')
        .select('newest.id')
        .where('newest.purpose', '=', wanted.purpose)
        .where('newest.email', '=', sql<string>`lower(${wanted.email})`)
        .where('newest.code_hash', 'is not', null)
        .$if(wanted.userId !== null, (query) => query.where('newest.user_id', '=', wanted.userId))
        .where('newest.expires_at', '>', now)
        .orderBy(sql`(${own})`, 'desc')
        .orderBy('newest.id', 'desc')
        .limit(1),
    )
    .where(({ eb, or }) =>
      or([
        sql<boolean>`case when ${own} then tries else stranger_tries end < ${CODE_TRIES}`,
        eb('used_at', 'is not', null),
      ]),
    )
    .returning(['id', 'user_id as userId', 'salt', 'code_hash as codeHash'])
    .$narrowType<TriedCode>()
    .executeTakeFirst()
}

/** Uses a code up; false when it was used or replaced in the meantime. */
export async function useCode(trx: Trx, code: TriedCode, at: Date): Promise<boolean> {
  const row = await tables(trx)
    .updateTable('mailed_codes')
    .set({ used_at: at })
    .where('id', '=', code.id)
    .where('code_hash', '=', code.codeHash)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets what was asked for by or for this person, but for one code. */
export const deleteCodesOf = async (
  db: Db,
  userId: number,
  email: string | null,
  butCodeId?: number,
): Promise<void> => {
  await tables(db)
    .deleteFrom('mailed_codes')
    .where(({ eb, or }) =>
      or([eb('user_id', '=', userId), eb('email', '=', sql<string>`lower(${email}::text)`)]),
    )
    .$if(butCodeId !== undefined, (query) => query.where('id', '<>', butCodeId ?? 0))
    .execute()
}

export const deleteCodesBefore = async (db: Db, at: Date): Promise<void> => {
  await tables(db).deleteFrom('mailed_codes').where('asked_at', '<=', at).execute()
}
