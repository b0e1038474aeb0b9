import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Attempt } from '../attempt.ts'
import type { PaidOrder } from '../deps.ts'
import { orderKindOf, partsOf } from '../balance.ts'

type Due = Pick<Attempt, 'id' | 'orderKind' | 'orderId' | 'gateway' | 'transactionId'>

/** Payments of which the gateway is asked whether they were refunded: a day after they came, then four times as late. */
export async function dueForRefunds(
  db: Db,
  { now, gateways, limit }: { now: Date; gateways: readonly string[]; limit: number },
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select id, order_kind as "orderKind", order_id as "orderId", gateway, transaction_id as "transactionId"
    from payment_attempts
    where state in ('paid', 'returned', 'needs_review') and transaction_id is not null
      and gateway = any(${[...gateways]}::text[])
      and settled_at > ${now}::timestamptz - interval '180 days'
      and ${now}::timestamptz - settled_at
        >= greatest(interval '1 day', 4 * (coalesce(refunds_checked_at, settled_at) - settled_at))
    order by coalesce(refunds_checked_at, settled_at), id limit ${limit}`.execute(db)
  return rows
}

export async function noteRefundsChecked(db: Db, id: number, at: Date): Promise<void> {
  await sql`update payment_attempts set refunds_checked_at = ${at} where id = ${id}`.execute(db)
}

/** Piastres of an order's payments that went back without us. */
export async function outsideOf(trx: Trx, { orderKind, orderId }: PaidOrder): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(f.amount), 0)::bigint as sum from payment_attempts a join refunds f on f.attempt_id = a.id
    where a.order_kind = any(${partsOf(orderKindOf(orderKind))}) and a.order_id = ${orderId}
      and f.state = 'done' and f.reason like 'outside:%'`.execute(trx)
  return rows[0]?.sum ?? 0
}
