import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'
import { asColumns, type StockLine } from './stock-line.ts'

/** Whether all of this could be claimed as things stand: only a hold says so for sure. Reads only. */
export async function canClaim(db: Db | Trx, lines: readonly StockLine[]): Promise<boolean> {
  const { kinds, ids, days, quantities } = asColumns(lines)
  const { rows } = await sql<{ fits: boolean }>`
    select coalesce(bool_and(s.capacity is not null and not s.closed
      and s.capacity - s.held - s.sold >= w.quantity), false) as fits
    from unnest(${kinds}::text[], ${ids}::bigint[], ${days}::date[], ${quantities}::int[]) as w(kind, item_id, day, quantity)
      left join stock s on (s.kind, s.item_id, s.day) = (w.kind, w.item_id, w.day)`.execute(db)
  return rows[0]?.fits ?? false
}
