import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Tables } from '../../../platform/database/tables.ts'

const tables = (db: Db) => db.withTables<Tables<'users'>>()

/** The hash of a person's password; null when they have none (or are gone). */
export async function passwordHashOf(db: Db, userId: number): Promise<string | null> {
  const row = await tables(db)
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.password_hash ?? null
}

const settingPassword = (trx: Trx, userId: number, hash: string) =>
  tables(trx)
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', userId)
    .returning('email')

/** Sets a password whatever was before; answers the user's e-mail, undefined when they are gone. */
export const setPassword = async (
  trx: Trx,
  userId: number,
  passwordHash: string,
): Promise<{ email: string | null } | undefined> =>
  settingPassword(trx, userId, passwordHash).executeTakeFirst()

/** Sets a password where it still is the one that was checked; undefined when it isn't any more. */
export const replacePassword = async (
  trx: Trx,
  userId: number,
  checkedHash: string,
  passwordHash: string,
): Promise<{ email: string | null } | undefined> =>
  settingPassword(trx, userId, passwordHash)
    .where('password_hash', '=', checkedHash)
    .executeTakeFirst()

/**
 * Whether this is still the hash of the user's password; if so, locks it until the transaction
 * ends. `isChanged`: whether the user's row is changed in it, too.
 */
export async function keepPassword(
  trx: Trx,
  userId: number,
  checkedHash: string | null,
  isChanged: boolean,
): Promise<boolean> {
  const kept = tables(trx)
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', checkedHash)
  // Two that share the row and both change it would wait for each other.
  const locked = isChanged ? kept.forNoKeyUpdate() : kept.forShare()
  return (await locked.executeTakeFirst()) !== undefined
}
