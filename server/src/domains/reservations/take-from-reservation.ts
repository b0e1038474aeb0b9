import type { Piastres } from '@rihla/contract/values/money'
import { sql } from 'kysely'
import type { Trx } from '../../platform/database/connect.ts'

/**
 * Money that a reservation was paid with went back without us: it is paid with that much less, whatever its state, and
 * stays as it is. Answers how much of the amount it had.
 */
export async function takeFromReservation(
  trx: Trx,
  id: number,
  amount: Piastres,
): Promise<Piastres> {
  const { rows } = await sql<{ taken: number }>`
    update reservations r set paid = r.paid - least(r.paid, ${amount}::bigint),
      taken_back = r.taken_back + least(r.paid, ${amount}::bigint)
    from (select id, paid from reservations where id = ${id} for update) was where r.id = was.id
    returning least(was.paid, ${amount}::bigint)::bigint as taken`.execute(trx)
  return rows[0]?.taken ?? 0
}
