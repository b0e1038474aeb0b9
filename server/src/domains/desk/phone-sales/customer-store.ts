import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'

export type CustomerRow = {
  readonly id: number
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
}

/** As many as share one phone. */
const MOST = 5

/** Travellers' accounts with exactly this e-mail, or this phone (E.164). */
export async function findCustomers(
  db: Db,
  by: { readonly email: string | null; readonly phone: string | null },
): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select id, full_name as name, email, phone from users
    where (lower(email) = lower(${by.email}::text) or phone = ${by.phone}::text)
      and deleted_at is null and deletion_asked_at is null
    order by id desc limit ${MOST}`.execute(db)
  return rows
}

/** One of them; undefined: it is gone. */
export async function readCustomer(db: Db, id: number): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select id, full_name as name, email, phone from users
    where id = ${id} and deleted_at is null and deletion_asked_at is null`.execute(db)
  return rows[0]
}
