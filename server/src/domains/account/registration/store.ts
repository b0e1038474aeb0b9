import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import type { Row, Tables } from '../../../platform/database/tables.ts'

export type RegistrationRow = Row<'registrations'>
export type NewRegistration = Omit<RegistrationRow, 'id'>

const tables = (db: Db) => db.withTables<Tables<'registrations' | 'activation_links'>>()

/** Keeps a registration; what the same browser sent before for this e-mail is replaced. */
export const keepRegistration = (db: Db, registration: NewRegistration): Promise<RegistrationRow> =>
  tables(db)
    .insertInto('registrations')
    .values(registration)
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email), application_id`).doUpdateSet({
        full_name: registration.full_name,
        password_hash: registration.password_hash,
        country_code: registration.country_code,
        phone: registration.phone,
        language: registration.language,
        created_at: registration.created_at,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/** The registration of an e-mail: this browser's own first, else the newest. */
export const registrationByEmail = (
  db: Db,
  email: string,
  applicationId: string | null,
): Promise<RegistrationRow | undefined> =>
  tables(db)
    .selectFrom('registrations')
    .selectAll()
    .where(sql`lower(email)`, '=', sql`lower(${email}::text)`)
    .orderBy(sql`(application_id is not distinct from ${applicationId}::uuid)`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const registrationById = (db: Db, id: number): Promise<RegistrationRow | undefined> =>
  tables(db).selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst()

export const insertLink = async (db: Db, link: Row<'activation_links'>): Promise<void> => {
  await tables(db).insertInto('activation_links').values(link).execute()
}

/** The registration that a live link belongs to, locked until the transaction ends. */
export const registrationByLink = (
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<RegistrationRow | undefined> =>
  tables(db)
    .selectFrom('registrations as r')
    .innerJoin('activation_links as l', 'l.registration_id', 'r.id')
    .selectAll('r')
    .where('l.token_hash', '=', tokenHash)
    .where('l.expires_at', '>', now)
    .forUpdate('r')
    .executeTakeFirst()

/** Parts the links of a registration from it, as it was mailed again: it has an account now, and they outlive it. */
export const markLinksUsed = async (db: Db, registrationId: number): Promise<void> => {
  await tables(db)
    .updateTable('activation_links')
    .set({ registration_id: null })
    .where('registration_id', '=', registrationId)
    .execute()
}

/** Whether the registration that a link, still good, was mailed for has its account. */
export const isUsedLink = async (db: Db, tokenHash: Buffer, now: Date): Promise<boolean> =>
  (await tables(db)
    .selectFrom('activation_links')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('registration_id', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined

/** Forgets used links whose time is over; others go with their registration. */
export const deleteUsedLinksBefore = async (db: Db, at: Date): Promise<void> => {
  await tables(db)
    .deleteFrom('activation_links')
    .where('registration_id', 'is', null)
    .where('expires_at', '<=', at)
    .execute()
}

/** Forgets all registrations of an e-mail, and their links with them. */
export const deleteRegistrationsOf = async (db: Db, email: string): Promise<void> => {
  await tables(db)
    .deleteFrom('registrations')
    .where(sql`lower(email)`, '=', sql`lower(${email}::text)`)
    .execute()
}

export const deleteRegistrationsBefore = async (db: Db, at: Date): Promise<void> => {
  await tables(db).deleteFrom('registrations').where('created_at', '<=', at).execute()
}
