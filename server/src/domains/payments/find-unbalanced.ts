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
      left join lateral (select sum(amount) as back from refunds where attempt_id = a.id) f on true
    where a.order_kind = any(${partsOf(orderKind)}) and a.order_id = any(${orderIds}::bigint[]) and a.state = 'paid'
    group by a.order_id`.execute(db)
  return new Map(rows.map((row) => [row.orderId, row.kept]))
}

/**
 * Attempts whose money isn't where their state says: charged is what the ledger has, back is what was
 * asked to go back; piastres. At most `limit`.
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
    select * from (
      -- What came not as agreed and was given back keeps what was wrong with it.
      select a.id, a.state, a.amount, a.state = 'returned' and a.failure is not null as is_reviewed,
        (select coalesce(sum(l.amount), 0)::bigint from payment_ledger l
         where l.attempt_id = a.id and l.kind = 'charge') as charged,
        (select coalesce(sum(f.amount), 0)::bigint from refunds f
         where f.attempt_id = a.id and f.state <> 'failed') as back
      from payment_attempts a) it
    where (state in ('paid', 'returned') and charged <> amount and not is_reviewed)
      or (state = 'returned' and back <> charged)
      or (state in ('created', 'pending', 'under_review', 'failed', 'expired', 'voided') and charged <> 0)
      or back > charged
    order by id limit ${limit}`.execute(db)
  return rows
}
