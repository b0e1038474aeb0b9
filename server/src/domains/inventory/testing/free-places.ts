import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { inLockOrder, type StockLine } from '../stock-line.ts'

/**
 * Places that can be booked now on each of these days, in the order given. Expired holds don't count,
 * tidied or not; a day that is closed or has no stock has none.
 */
export async function freePlaces(
  db: Db | Trx,
  days: readonly Omit<StockLine, 'quantity'>[],
  now: Date,
): Promise<number[]> {
  if (days.length === 0) return []
  const ordered = inLockOrder(days.map((day) => ({ ...day, quantity: 1 })))
  const { rows } = await sql<{ kind: string; item_id: number; day: string; free: number }>`
    select s.kind, s.item_id, s.day, case when s.closed then 0 else s.capacity - s.held - s.sold + coalesce((
      select sum(l.quantity) from hold_lines l join holds h on h.id = l.hold_id
      where l.kind = s.kind and l.item_id = s.item_id and l.day = s.day and h.state = 'active' and h.expires_at <= ${now}
    ), 0)::int end as free
    from stock s join unnest(${ordered.map((d) => d.kind)}::text[], ${ordered.map((d) => d.itemId)}::bigint[],
      ${ordered.map((d) => d.day)}::date[]) as w(kind, item_id, day)
      on s.kind = w.kind and s.item_id = w.item_id and s.day = w.day
  `.execute(db)
  const free = new Map(rows.map((row) => [`${row.kind} ${row.item_id} ${row.day}`, row.free]))
  return days.map((day) => free.get(`${day.kind} ${day.itemId} ${day.day}`) ?? 0)
}
