import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { GatewayTransaction } from '../../../ports/payment-gateway.ts'

/** News whose truth only the gateway knows: which transaction to ask it about. */
export type News = GatewayOrder & { readonly id: number; readonly transactionId: string }

export type GatewayOrder = { readonly gateway: string; readonly gatewayOrderId: string }

/** Repeated callbacks within this time cause one inquiry. */
const REST = sql`interval '3 seconds'`
/** News still unresolved after this long is left alone. */
const LIFE = sql`interval '1 day'`

/**
 * Stores a callback, once for each signed state of a transaction. Null: no inquiry is due, since it
 * is settled, or one was made a moment ago.
 */
export async function keepNews(
  db: Db,
  gateway: string,
  transaction: GatewayTransaction,
  at: Date,
): Promise<News | null> {
  const { rows } = await sql<{ id: number }>`
    insert into gateway_events as e (gateway, event_key, gateway_order_id, source, payload, received_at, asks, asked_at)
    values (${gateway}, ${transaction.snapshotKey}, ${transaction.gatewayOrderId}, 'callback', ${JSON.stringify(transaction)}::jsonb,
      ${at}, 1, ${at})
    on conflict (gateway, event_key) do update set asks = e.asks + 1, asked_at = ${at}
    where e.processed_at is null and coalesce(e.asked_at, e.received_at) <= ${at}::timestamptz - ${REST}
    returning id`.execute(db)
  const { transactionId, gatewayOrderId } = transaction
  return rows[0] ? { id: rows[0].id, gateway, gatewayOrderId, transactionId } : null
}

/** Keeps the gateway's answer, which settles earlier callbacks about the same state. */
export async function keepAnswer(
  trx: Trx,
  gateway: string,
  answer: GatewayTransaction,
  at: Date,
): Promise<void> {
  await sql`
    insert into gateway_events as e (gateway, event_key, gateway_order_id, source, payload, received_at, processed_at)
    values (${gateway}, ${answer.snapshotKey}, ${answer.gatewayOrderId}, 'inquiry', ${JSON.stringify(answer)}::jsonb,
      ${at}, ${at})
    on conflict (gateway, event_key) do update set processed_at = ${at} where e.processed_at is null`.execute(
    trx,
  )
}

export async function markProcessed(db: Db, newsId: number, at: Date): Promise<void> {
  await sql`
    update gateway_events set processed_at = ${at} where id = ${newsId} and processed_at is null`.execute(
    db,
  )
}

/**
 * Sets the order that the gateway itself names: the callback may have named another one. Locks nothing
 * where it named this one, since `takeWaiting` passes over what is locked.
 */
export async function correctOrder(db: Db, newsId: number, gatewayOrderId: string): Promise<void> {
  await sql`
    update gateway_events set gateway_order_id = ${gatewayOrderId}
    where id = ${newsId} and gateway_order_id <> ${gatewayOrderId}`.execute(db)
}

/**
 * Takes waiting news to inquire about: all of one gateway order, or what is due, at growing
 * intervals. The caller must make the inquiry.
 */
export async function takeWaiting(
  db: Db,
  order: GatewayOrder | null,
  at: Date,
  limit: number,
): Promise<News[]> {
  const due = order
    ? sql`gateway = ${order.gateway} and gateway_order_id = ${order.gatewayOrderId}`
    : sql`coalesce(asked_at, received_at)
        <= ${at}::timestamptz - least(interval '1 minute' * asks, interval '30 minutes')`
  const { rows } = await sql<News>`
    update gateway_events set asks = asks + 1, asked_at = ${at}
    where id in (
      select id from gateway_events
      where processed_at is null and received_at > ${at}::timestamptz - ${LIFE} and ${due}
      order by coalesce(asked_at, received_at), id limit ${limit} for update skip locked)
    returning id, gateway, gateway_order_id as "gatewayOrderId", payload ->> 'transactionId' as "transactionId"`.execute(
    db,
  )
  return rows
}
