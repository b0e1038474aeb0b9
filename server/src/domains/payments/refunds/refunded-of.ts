import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { partsOf } from '../balance.ts'
import type { PaidOrder } from '../deps.ts'

/**
 * Piastres that went back, or are owed, of what an order was paid with: also while the gateway refuses to
 * send them. Money that bought nothing (a second payment, a page that had been ended) isn't part of it.
 */
export async function refundedOf(db: Db, { orderKind, orderId }: PaidOrder): Promise<number> {
  const { rows } = await sql<{ back: number }>`
    select coalesce(sum(f.amount), 0)::bigint as back
    from payment_attempts a join refunds f on f.attempt_id = a.id
    where a.order_kind = any(${partsOf(orderKind)}) and a.order_id = ${orderId} and a.state = 'paid'`.execute(
    db,
  )
  return rows[0]?.back ?? 0
}
