import { sql, type Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Row, Table, Tables } from '../../../platform/database/tables.ts'
import type {
  NoIdentity,
  ProviderIdentity,
  ProviderName,
} from '../../../ports/identity-provider.ts'

type AttemptTable = Table<
  'external_sign_ins',
  { provider: ProviderName; posted: Record<string, string> | null }
>
export type AttemptRow = Selectable<AttemptTable>
export type NewAttempt = Pick<
  AttemptRow,
  | 'state_hash'
  | 'browser_hash'
  | 'provider'
  | 'nonce'
  | 'verifier'
  | 'language'
  | 'return_to'
  | 'created_at'
>
/** Which attempt, and that it was begun after `since`. */
type Attempt = { readonly stateHash: Buffer; readonly provider: ProviderName; readonly since: Date }

const tables = (db: Db) =>
  db.withTables<Tables<'external_identities'> & { external_sign_ins: AttemptTable }>()

/** Answers the new attempt's id. */
export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<number> {
  const { id } = await tables(db)
    .insertInto('external_sign_ins')
    .values(attempt)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Keeps what a form post brought; the first post counts. */
export const keepPosted = async (
  db: Db,
  { stateHash, provider, since }: Attempt,
  answer: Readonly<Record<string, string>>,
): Promise<void> => {
  await tables(db)
    .updateTable('external_sign_ins')
    .set({ posted: { ...answer } })
    .where('state_hash', '=', stateHash)
    .where('provider', '=', provider)
    .where('created_at', '>', since)
    .where('posted', 'is', null)
    .where('answered_at', 'is', null)
    .execute()
}

/** Takes the attempt's one answer, for the browser that began it; undefined when there is none to take. */
export const takeAttempt = (
  db: Db,
  { stateHash, provider, since }: Attempt,
  browserHash: Buffer,
  now: Date,
): Promise<AttemptRow | undefined> =>
  tables(db)
    .updateTable('external_sign_ins')
    .set({ answered_at: now })
    .where('state_hash', '=', stateHash)
    .where('provider', '=', provider)
    .where('browser_hash', '=', browserHash)
    .where('created_at', '>', since)
    .where('answered_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Notes what came of an attempt: nothing, or a person and the ticket that stands for them. */
export const endAttempt = async (
  db: Db,
  id: number,
  result: NoIdentity['failed'] | { identity: ProviderIdentity; ticketHash: Buffer },
): Promise<void> => {
  const outcome =
    typeof result === 'string'
      ? { outcome: result === 'refused' ? ('failed' as const) : result }
      : {
          outcome: 'ready' as const,
          ticket_hash: result.ticketHash,
          issuer: result.identity.issuer,
          subject: result.identity.subject,
          email: result.identity.email,
          email_authoritative: result.identity.emailAuthoritative,
          name: result.identity.name,
        }
  await tables(db).updateTable('external_sign_ins').set(outcome).where('id', '=', id).execute()
}

/** The newest attempt of a browser that was begun after `since`. */
export const newestAttempt = (
  db: Db,
  browserHash: Buffer,
  since: Date,
): Promise<AttemptRow | undefined> =>
  tables(db)
    .selectFrom('external_sign_ins')
    .selectAll()
    .where('browser_hash', '=', browserHash)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** Uses a ticket up; undefined when it is unknown, stale, used, or another browser's. */
export const takeTicket = (
  trx: Trx,
  ticketHash: Buffer,
  browserHash: Buffer,
  since: Date,
  now: Date,
): Promise<AttemptRow | undefined> =>
  tables(trx)
    .updateTable('external_sign_ins')
    .set({ used_at: now })
    .where('ticket_hash', '=', ticketHash)
    .where('browser_hash', '=', browserHash)
    .where('used_at', 'is', null)
    .where('answered_at', '>', since)
    .returningAll()
    .executeTakeFirst()

/** Locks this provider's person until the transaction ends. */
export const lockIdentity = async (trx: Trx, issuer: string, subject: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 44))`.execute(
    trx,
  )
}

/** Whose identity it is; it stays theirs while the transaction lasts. */
export async function userOfIdentity(
  trx: Trx,
  issuer: string,
  subject: string,
): Promise<number | null> {
  const row = await tables(trx)
    .selectFrom('external_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    // A new password that unlinks it waits, and then ends the session that is opened meanwhile.
    .forKeyShare()
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** The identities of a user, locked, with the address that their provider named and the user's own. */
export const identitiesOf = (trx: Trx, userId: number) =>
  trx
    .withTables<Tables<'external_identities' | 'users'>>()
    .selectFrom('external_identities as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(['i.issuer', 'i.subject', 'i.provider', 'i.email', 'i.created_at as madeAt'])
    .select(['u.email as ownEmail', 'u.created_at as accountMadeAt'])
    .where('i.user_id', '=', userId)
    .orderBy('i.issuer')
    .orderBy('i.subject')
    .forUpdate('i')
    .execute()

export const deleteIdentity = async (trx: Trx, issuer: string, subject: string): Promise<void> => {
  await tables(trx)
    .deleteFrom('external_identities')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}

export const insertIdentity = async (
  trx: Trx,
  identity: Row<'external_identities'>,
): Promise<void> => {
  await tables(trx).insertInto('external_identities').values(identity).execute()
}

export const deleteAttemptsBefore = async (db: Db, at: Date): Promise<void> => {
  await tables(db).deleteFrom('external_sign_ins').where('created_at', '<=', at).execute()
}
