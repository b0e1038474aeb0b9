import { sql } from 'kysely'
import type { Language } from '@rihla/contract/values/language'
import type { Db, Trx } from '../../platform/database/connect.ts'
import type { Row, Tables } from '../../platform/database/tables.ts'

export type CountryRow = Row<'countries'>
export type UserRow = Row<'users'>
export type NewUser = Pick<
  UserRow,
  'email' | 'full_name' | 'password_hash' | 'role' | 'country_code' | 'phone' | 'language'
>

const tables = (db: Db) => db.withTables<Tables<'countries' | 'users'>>()

export const listCountries = (db: Db): Promise<CountryRow[]> =>
  tables(db).selectFrom('countries').selectAll().orderBy('position').execute()

/** How phones of those countries are written whose prefix a number with + begins with: several share +1, +7 and +44. */
export const countriesDialled = (
  db: Db,
  number: string,
): Promise<Pick<CountryRow, 'dial' | 'regex'>[]> =>
  tables(db)
    .selectFrom('countries')
    .select(['dial', 'regex'])
    .where(sql<boolean>`starts_with(${number}, dial)`)
    .orderBy('position')
    .execute()

export const countryAt = (db: Db, position: number): Promise<CountryRow | undefined> =>
  tables(db).selectFrom('countries').selectAll().where('position', '=', position).executeTakeFirst()

export const userByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  tables(db)
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', sql`lower(${email}::text)`)
    .executeTakeFirst()

export const userById = (db: Db, id: number): Promise<UserRow | undefined> =>
  tables(db).selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

/** From now on a user is written to in the language that they use. */
export const followLanguage = async (
  trx: Trx,
  { id }: Pick<UserRow, 'id'>,
  language: Language,
): Promise<void> => {
  await tables(trx)
    .updateTable('users')
    .set({ language })
    .where('id', '=', id)
    .where('language', '<>', language)
    .execute()
}

/** The code of a user's country, if they said it. */
export const countryCodeOf = async (db: Db, userId: number): Promise<string | null> => {
  const users = tables(db).selectFrom('users').select('country_code')
  return (await users.where('id', '=', userId).executeTakeFirst())?.country_code ?? null
}

export const countryOf = (db: Db, code: string): Promise<CountryRow | undefined> =>
  tables(db).selectFrom('countries').selectAll().where('code', '=', code).executeTakeFirst()

/** The new person's id, or null when the e-mail has an account already. */
export async function insertUser(db: Db, user: NewUser, at: Date): Promise<number | null> {
  const row = await tables(db)
    .insertInto('users')
    .values({ ...user, activated_at: at, created_at: at })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Makes an existing person staff, with a new password. */
export const promoteToStaff = async (
  db: Db,
  userId: number,
  passwordHash: string,
): Promise<void> => {
  await tables(db)
    .updateTable('users')
    .set({ role: 'staff', password_hash: passwordHash })
    .where('id', '=', userId)
    .execute()
}

/** Makes a member of staff a traveller again; the account and what belongs to it stay. */
export const leaveStaff = async (db: Db, userId: number): Promise<void> => {
  await tables(db)
    .updateTable('users')
    .set({ role: 'traveller' })
    .where('id', '=', userId)
    .where('role', '=', 'staff')
    .execute()
}
