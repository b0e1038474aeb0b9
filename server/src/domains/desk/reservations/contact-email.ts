import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import type { Reservation } from '../../reservations/index.ts'

/** Where whoever booked is written to: their account's address, or the one of a guest; null: there is none. */
export async function contactEmailOf(
  db: Db,
  { userId, clientEmail }: Pick<Reservation, 'userId' | 'clientEmail'>,
): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`
    select email from users where id = ${userId}`.execute(db)
  return rows[0]?.email ?? clientEmail
}
