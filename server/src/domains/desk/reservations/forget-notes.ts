import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/connect.ts'

/** Takes what staff wrote beside a person's reservations out of our records. */
export async function forgetNotesOf(trx: Trx, userId: number): Promise<void> {
  await sql`
    delete from desk_notes n using reservations r where r.id = n.reservation_id and r.user_id = ${userId}`.execute(
    trx,
  )
}
