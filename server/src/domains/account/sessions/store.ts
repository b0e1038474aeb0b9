import { sql } from 'kysely'
import { named, type Db } from '../../../platform/database/connect.ts'
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

/** Whether a member of staff has to prove a second factor that this session hasn't. */
const isUnproven = sql`s.proven_at is null and (
  has_second_factor(u.id)
  or coalesce((select require_second_factor from desk_settings), false))`

/** Of travellers' sessions the last use counts, of those of staff their beginning. */
export type Since = { readonly seenSince: Date; readonly staffSince: Date }

/**
 * The session of a token that was seen after `seenSince`, and of staff begun after `staffSince`, with whose it is.
 * Whoever has a second factor, or needs one, is no staff until they have proven it. Asked on every signed-in call.
 */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
  { seenSince, staffSince }: Since,
): Promise<FoundSession | undefined> {
  const { rows } = await sql<FoundSession>`
    ${named('session')} select s.id as "sessionId", s.user_id as "userId", s.last_seen_at as "lastSeenAt",
      case when u.role = 'staff' and ${isUnproven} then 'traveller' else u.role end as role
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.last_seen_at > ${seenSince}
      and (u.role <> 'staff' or s.created_at > ${staffSince})`.execute(db)
  return rows[0]
}

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
