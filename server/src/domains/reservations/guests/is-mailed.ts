import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'

/**
 * Whether what is mailed about a reservation reaches anybody, at the address of its account or of its guest: who signs
 * in through a provider may have shared none.
 */
export async function isMailed(db: Db | Trx, reservationId: number): Promise<boolean> {
  const { rows } = await sql`
    select from reservations r left join users u on u.id = r.user_id
    where r.id = ${reservationId} and coalesce(u.email, r.client_email) is not null`.execute(db)
  return rows.length > 0
}
