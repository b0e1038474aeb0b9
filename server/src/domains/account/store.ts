import type { Language } from '@rihla/contract/values/language'
import { sql, type Generated, type Selectable } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'

type CountryTable = {
  code: string
  position: number
  dial: string
  regex: string
  placeholder: string
  flag: string
  name_en: string
  name_ar: string
}

type UserTable = {
  id: Generated<number>
  email: string | null
  full_name: string
  password_hash: string | null
  role: 'traveller' | 'staff'
  activated_at: Date
  country_code: string | null
  phone: string | null
  addition_phone: Generated<string | null>
  image: Generated<string | null>
  language: Language
  reward_points: Generated<number>
  created_at: Date
}

export type AccountTables = { countries: CountryTable; users: UserTable }
export type CountryRow = Selectable<CountryTable>
export type UserRow = Selectable<UserTable>
export type NewUser = Pick<
  UserRow,
  'email' | 'full_name' | 'password_hash' | 'role' | 'country_code' | 'phone' | 'language'
>

const tables = (db: Db) => db.withTables<AccountTables>()

export const listCountries = (db: Db): Promise<CountryRow[]> =>
  tables(db).selectFrom('countries').selectAll().orderBy('position').execute()

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
