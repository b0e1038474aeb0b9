import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'
import { partsOf } from './balance.ts'

/** What is left of what bought these orders, after all that was asked to go back; piastres, by order. */
export async function keptOf(
  db: Db,
  orderKind: string,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ orderId: number; kept: number }>`
    select a.order_id as "orderId", (sum(a.amount) - coalesce(sum(f.back), 0))::bigint as kept
    from payment_attempts a
      left join lateral (select sum(amount) as back from own_refunds where attempt_id = a.id) f on true
    where a.order_kind = any(${partsOf(orderKind)}) and a.order_id = any(${orderIds}::bigint[]) and a.state = 'paid'
    group by a.order_id`.execute(db)
  return new Map(rows.map((row) => [row.orderId, row.kept]))
}

/**
 * Attempts whose money isn't where their state says: charged is what the ledger has, back is what was
 * asked to go back, also where the gateway refuses to send it; piastres. What was charged beside an attempt's own transaction is staff's to decide about: it is
 * wrong where more of it goes back than came. At most `limit`.
 */
export async function findUnbalancedAttempts(
  db: Db,
  limit: number,
): Promise<{ id: number; state: string; amount: number; charged: number; back: number }[]> {
  const { rows } = await sql<{
    id: number
    state: string
    amount: number
    charged: number
    back: number
  }>`
    select id, state, amount, charged + beside as charged, back + back_beside as back from (
      -- What came not as agreed and was given back keeps what was wrong with it.
      select a.id, a.state, a.amount, a.state = 'returned' and a.failure is not null as is_reviewed,
        coalesce(c.charged, 0)::bigint as charged, coalesce(c.beside, 0)::bigint as beside,
        coalesce(f.back, 0)::bigint as back, coalesce(f.live, 0)::bigint as live, coalesce(f.back_beside, 0)::bigint as back_beside
      from payment_attempts a
        left join lateral (
          select sum(amount) filter (where own) as charged, sum(amount) filter (where not own) as beside
          from (select l.amount, coalesce(split_part(l.gateway_ref, '#', 1) = a.transaction_id, true) as own
            from payment_ledger l where l.attempt_id = a.id and l.kind = 'charge') l) c on true
        left join lateral (
          select sum(amount) filter (where own) as back, sum(amount) filter (where own and not refused) as live,
            sum(amount) filter (where not own and not refused) as back_beside
          from (select r.amount, r.state = 'failed' as refused, coalesce(r.transaction_id = a.transaction_id, true) as own
            from refunds r where r.attempt_id = a.id) r) f on true) it
    where (state in ('paid', 'returned') and charged <> amount and not is_reviewed)
      or (state = 'returned' and back <> charged)
      or (state in ('created', 'pending', 'under_review', 'failed', 'expired', 'voided') and charged <> 0)
      or live > charged or back_beside > beside
    order by id limit ${limit}`.execute(db)
  return rows
}
