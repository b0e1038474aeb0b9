import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'

/** Of paid reservations that were cancelled since an instant: what they count as paid now, piastres. */
export async function cancelledSince(
  db: Db,
  sourceKind: string,
  since: Date,
): Promise<{ id: number; sourceId: number; paid: number }[]> {
  const { rows } = await sql<{ id: number; sourceId: number; paid: number }>`
    select r.id, r.source_id as "sourceId", r.paid from reservation_events e
      join reservations r on r.id = e.reservation_id
    where e.kind = 'cancelled' and e.at >= ${since} and r.source_kind = ${sourceKind}
      and r.confirmed_at is not null order by r.id`.execute(db)
  return rows
}

/** Reservations that count as paid for another amount than they cost; piastres. At most `limit`. */
export async function findUnbalanced(
  db: Db,
  limit: number,
): Promise<{ id: number; status: string; paid: number; total: number }[]> {
  const { rows } = await sql<{ id: number; status: string; paid: number; total: number }>`
    select id, status, paid, total from reservations
    where (status in ('Confirmed', 'Full Paid', 'Completed')
        and case when taken_back = 0 then paid <> total else paid + taken_back < total end)
      or (status = 'Deposit Paid' and (paid + taken_back is distinct from deposit or paid >= total))
    order by id limit ${limit}`.execute(db)
  return rows
}
