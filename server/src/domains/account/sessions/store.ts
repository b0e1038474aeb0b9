import type { Db } from '../../../platform/database/connect.ts'
import type { Row, Tables } from '../../../platform/database/tables.ts'
import type { Identity } from '../../../platform/http/caller.ts'

export type FoundSession = Identity & { readonly lastSeenAt: Date }

const tables = (db: Db) => db.withTables<Tables<'sessions' | 'users'>>()

export const insertSession = async (
  db: Db,
  session: Omit<Row<'sessions'>, 'id' | 'last_seen_at'>,
): Promise<void> => {
  await tables(db)
    .insertInto('sessions')
    .values({ ...session, last_seen_at: session.created_at })
    .execute()
}

/** The session of a token that was seen after `since`, with whose it is. */
export const findSession = (
  db: Db,
  tokenHash: Buffer,
  since: Date,
): Promise<FoundSession | undefined> =>
  tables(db)
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.id as sessionId',
      's.user_id as userId',
      'u.role as role',
      's.last_seen_at as lastSeenAt',
    ])
    .where('s.token_hash', '=', tokenHash)
    .where('s.last_seen_at', '>', since)
    .executeTakeFirst()

export const touchSession = async (db: Db, id: number, at: Date): Promise<void> => {
  await tables(db).updateTable('sessions').set({ last_seen_at: at }).where('id', '=', id).execute()
}

export const deleteSession = async (db: Db, tokenHash: Buffer): Promise<void> => {
  await tables(db).deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Every session of a person, or all `except` one, or `only` one. */
export async function deleteSessionsOf(
  db: Db,
  userId: number,
  { only, except }: { only?: number | undefined; except?: number | undefined } = {},
): Promise<void> {
  let query = tables(db).deleteFrom('sessions').where('user_id', '=', userId)
  if (only !== undefined) query = query.where('id', '=', only)
  if (except !== undefined) query = query.where('id', '<>', except)
  await query.execute()
}

export const deleteSessionsBefore = async (db: Db, at: Date): Promise<void> => {
  await tables(db).deleteFrom('sessions').where('last_seen_at', '<=', at).execute()
}
