import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Attempt } from '../attempt.ts'
import type { PaidOrder } from '../deps.ts'
import { orderKindOf, partsOf } from '../balance.ts'

export type PaidAttempt = Pick<
  Attempt,
  'id' | 'orderKind' | 'orderId' | 'gateway' | 'transactionId' | 'chargedAgain'
> & { readonly gatewayOrderId: string }

/**
 * Payments of which the gateway is asked whether they were refunded or are disputed: a day after they came, then after
 * three times their age, but at least once a week, for half a year: at most thirty times each.
 */
export async function dueForLook(
  db: Db,
  { now, gateways, limit }: { now: Date; gateways: readonly string[]; limit: number },
): Promise<PaidAttempt[]> {
  const { rows } = await sql<PaidAttempt>`
    select id, order_kind as "orderKind", order_id as "orderId", gateway, gateway_order_id as "gatewayOrderId",
      transaction_id as "transactionId", charged_again as "chargedAgain"
    from payment_attempts
    where state in ('paid', 'returned', 'needs_review') and transaction_id is not null and gateway_order_id is not null
      and gateway = any(${[...gateways]}::text[])
      and settled_at > ${now}::timestamptz - interval '180 days'
      and ${now}::timestamptz - coalesce(refunds_checked_at, settled_at)
        >= least(greatest(interval '1 day', 3 * (refunds_checked_at - settled_at)), interval '7 days')
    order by coalesce(refunds_checked_at, settled_at), id limit ${limit}`.execute(db)
  return rows
}

export async function noteLook(db: Db, id: number, at: Date): Promise<void> {
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
