import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'

/** Reservations that count as paid for another amount than they cost; piastres. At most `limit`. */
export async function findUnbalanced(
  db: Db,
  limit: number,
): Promise<{ id: number; status: string; paid: number; total: number }[]> {
  const { rows } = await sql<{ id: number; status: string; paid: number; total: number }>`
    select id, status, paid, total from reservations
    where status in ('Confirmed', 'Full Paid', 'Completed') and paid <> total
    order by id limit ${limit}`.execute(db)
  return rows
}
