import { sql } from 'kysely'
import { createPasswords } from '@rihla/server/domains/account/index'
import type { Db } from '@rihla/server/platform/database/connect'

/** The public accounts that every visitor of the demo may sign in with. */
export const people = [
  {
    email: 'traveller@rihla.example',
    password: 'Traveller@1',
    name: 'Nour Mostafa',
    role: 'traveller',
    phone: '+201012345678',
  },
  {
    email: 'staff@rihla.example',
    password: 'Staff@1234',
    name: 'Karim Fahmy',
    role: 'staff',
    phone: '+201112345678',
  },
] as const

/** Adds the demo people who aren't there; a password that was changed stays changed. */
export async function writePeople(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from users where lower(email) = any(${people.map(({ email }) => email)})`.execute(
    db,
  )
  const known = new Set(rows.map(({ email }) => email))
  const passwords = createPasswords()
  for (const person of people.filter(({ email }) => !known.has(email)))
    await sql`insert into users (email, full_name, password_hash, role, activated_at, country_code, phone, created_at)
      values (${person.email}, ${person.name}, ${await passwords.hash(person.password)}, ${person.role}, ${now},
        'EG', ${person.phone}, ${now}) on conflict do nothing`.execute(db)
}
