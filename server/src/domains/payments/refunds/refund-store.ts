import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'

/** Money that we owe back, once for each attempt and reason. `amount` in piastres. */
export type Refund = {
  readonly id: number
  readonly attempt_id: number
  readonly amount: number
  readonly reason: string
  readonly state: 'requested' | 'sent' | 'done' | 'failed'
}

/** Writes a refund down; null when the same one stands already. */
export async function insertRefund(
  trx: Trx,
  refund: { attemptId: number; amount: number; reason: string; at: Date },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into refunds (attempt_id, amount, reason, state, requested_at)
    values (${refund.attemptId}, ${refund.amount}, ${refund.reason}, 'requested', ${refund.at})
    on conflict (attempt_id, reason) do nothing returning id`.execute(trx)
  return rows[0]?.id ?? null
}

export async function readRefund(db: Db, id: number): Promise<Refund | null> {
  const { rows } = await sql<Refund>`
    select id, attempt_id, amount, reason, state from refunds where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Refunds that were asked for before this and are not with the gateway yet, the oldest first. */
export async function owedSince(db: Db, before: Date, limit: number): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    select id, attempt_id, amount, reason, state from refunds
    where state in ('requested', 'sent') and requested_at < ${before} order by id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Piastres of an attempt that are back with their owner. */
export async function refundedSoFar(db: Db, attemptId: number): Promise<number> {
  const { rows } = await sql<{ done: number }>`
    select coalesce(sum(amount), 0)::bigint as done from refunds
    where attempt_id = ${attemptId} and state = 'done'`.execute(db)
  return rows[0]?.done ?? 0
}

export async function markSent(db: Db, id: number): Promise<void> {
  await sql`update refunds set state = 'sent' where id = ${id}`.execute(db)
}

export async function markFailed(db: Db, id: number, failure: string): Promise<void> {
  await sql`update refunds set state = 'failed', failure = ${failure} where id = ${id}`.execute(db)
}

/** False when it was done already. */
export async function markDone(
  trx: Trx,
  id: number,
  gatewayRef: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update refunds set state = 'done', gateway_ref = ${gatewayRef}, settled_at = ${at}
    where id = ${id} and state <> 'done' returning id`.execute(trx)
  return rows.length > 0
}
