import { sql } from 'kysely'
import { named, type Db, type Trx } from '../../../platform/database/connect.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { CountryRow, UserRow } from '../store.ts'

/** A person with their country, as the profile shows them. */
export type ProfileRow = Pick<
  UserRow,
  | 'id'
  | 'email'
  | 'full_name'
  | 'phone'
  | 'addition_phone'
  | 'image'
  | 'country_code'
  | 'created_at'
> & {
  readonly reward_points: number
  readonly has_password: boolean
  readonly country_name_en: string | null
  readonly country_name_ar: string | null
}

export type ProfileChange = Partial<
  Pick<UserRow, 'full_name' | 'phone' | 'addition_phone' | 'country_code' | 'image'>
>

const tables = (db: Db) => db.withTables<Tables<'countries' | 'users'>>()

/** The profiles of these people, by id; without those who are gone. Asked on every page, so planned once. */
export async function profilesOf(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, ProfileRow>> {
  const { rows } = await sql<ProfileRow>`${named('account-profiles')}
    select u.id, u.email, u.full_name, u.phone, u.addition_phone, u.image, u.country_code, reward_points_of(u.id) as reward_points, u.created_at,
      u.password_hash is not null as has_password, c.name_en as country_name_en, c.name_ar as country_name_ar
    from users u left join countries c on c.code = u.country_code
    where u.id = any(${userIds})`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The profile of a person; undefined when they are gone. */
export const profileOf = async (db: Db, userId: number): Promise<ProfileRow | undefined> =>
  (await profilesOf(db, [userId])).get(userId)

/** A country by its Code or its English name, in any case. */
export const countryNamed = (db: Db, text: string): Promise<CountryRow | undefined> =>
  tables(db)
    .selectFrom('countries')
    .selectAll()
    .where(({ eb, or }) =>
      or([
        eb('code', '=', sql<string>`upper(${text}::text)`),
        eb(sql`lower(name_en)`, '=', sql<string>`lower(${text}::text)`),
      ]),
    )
    .executeTakeFirst()

/** The user's image; locks its row until the transaction ends. */
export async function lockImage(trx: Trx, userId: number): Promise<string | null> {
  const row = await tables(trx)
    .selectFrom('users')
    .select('image')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row?.image ?? null
}

/** Whether this is the user's image. */
export const hasImage = async (db: Db, userId: number, image: string): Promise<boolean> => {
  const { rows } = await sql`
    select from users where id = ${userId} and image = ${image}`.execute(db)
  return rows.length > 0
}

/** Changes what is named; false when the person is gone. */
export async function changeProfile(
  db: Db,
  userId: number,
  change: ProfileChange,
): Promise<boolean> {
  if (Object.keys(change).length === 0) return true
  const row = await tables(db)
    .updateTable('users')
    .set(change)
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives an address to a user without one; false when they have one, or it is taken. */
export async function setEmail(trx: Trx, userId: number, email: string): Promise<boolean> {
  const row = await tables(trx)
    .updateTable('users')
    .set({ email: sql<string>`lower(${email}::text)` })
    .where('id', '=', userId)
    .where('email', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users as other')
            .select('other.id')
            .where(sql`lower(other.email)`, '=', sql<string>`lower(${email}::text)`),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
