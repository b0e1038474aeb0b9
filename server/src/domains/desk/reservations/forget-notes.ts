import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/connect.ts'

/**
 * Takes what staff wrote beside a person's reservations out of our records, and who would come by what was asked for;
 * a change with children that still waits for a second person falls away.
 */
export async function forgetNotesOf(trx: Trx, userId: number): Promise<void> {
  await sql`
    delete from desk_notes n using reservations r where r.id = n.reservation_id and r.user_id = ${userId}`.execute(
    trx,
  )
  const withAges = sql`w.payload #> '{asked,childAges}' <> '[]'
    and w.reservation_id in (select id from reservations where user_id = ${userId})`
  await sql`
    delete from desk_approvals w where w.state in ('waiting', 'agreed') and w.carried_out_at is null and ${withAges}`.execute(
    trx,
  )
  await sql`
    update desk_approvals w set payload = jsonb_set(w.payload, '{asked,childAges}', '[]') where ${withAges}`.execute(
    trx,
  )
}
