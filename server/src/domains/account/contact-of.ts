import type { Language } from '@rihla/contract/values/language'
import type { Db } from '../../platform/database/connect.ts'
import type { Tables } from '../../platform/database/tables.ts'

export type Contact = {
  readonly email: string | null
  readonly fullName: string
  /** E.164. */
  readonly phone: string | null
  readonly language: Language
}

/** How to reach a person, or null when there is no such person. */
export async function contactOf(db: Db, userId: number): Promise<Contact | null> {
  const contact = await db
    .withTables<Tables<'users'>>()
    .selectFrom('users')
    .select(['email', 'full_name as fullName', 'phone', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return contact ?? null
}

/** Whether somebody works here, whatever their session has proven. */
export async function isStaff(db: Db, userId: number): Promise<boolean> {
  const person = await db
    .withTables<Tables<'users'>>()
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirst()
  return person?.role === 'staff'
}
