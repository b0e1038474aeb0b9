import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { GatewayDispute } from '../../../ports/payment-gateway.ts'

/** open: the payer's bank decides, and our answer may be sent. won, lost: it has; never undone. */
export type DisputeState = GatewayDispute['state']

export type Dispute = {
  readonly id: number
  readonly attemptId: number
  readonly state: DisputeState
  /** Piastres. */
  readonly amount: number
}

type News = {
  readonly attemptId: number
  readonly gateway: string
  readonly gatewayRef: string
  readonly amount: number
  readonly state: DisputeState
  readonly reason: string | null
  readonly respondBy: string | null
  readonly at: Date
}

/** Writes a dispute down as it is; what was known of it before, if anything. The attempt is locked. */
export async function keepDispute(trx: Trx, it: News): Promise<Dispute | null> {
  const known = await sql<Dispute>`
    select id, attempt_id as "attemptId", state, amount from payment_disputes
    where gateway = ${it.gateway} and gateway_ref = ${it.gatewayRef} for update`.execute(trx)
  const before = known.rows[0] ?? null
  if (!before)
    await sql`
      insert into payment_disputes (attempt_id, gateway, gateway_ref, amount, state, reason, respond_by, opened_at,
        decided_at, asked_at)
      values (${it.attemptId}, ${it.gateway}, ${it.gatewayRef}, ${it.amount}, ${it.state}, ${it.reason},
        ${it.respondBy}, ${it.at}, ${it.state === 'open' ? null : it.at}, ${it.at})`.execute(trx)
  // What is decided stays so, whatever comes late.
  else if (before.state === 'open')
    await sql`
      update payment_disputes set state = ${it.state}, reason = coalesce(${it.reason}, reason),
        respond_by = coalesce(${it.respondBy}, respond_by), asked_at = ${it.at},
        decided_at = case when ${it.state} = 'open' then null else ${it.at}::timestamptz end
      where id = ${before.id}`.execute(trx)
  return before
}

/** Whether a payer's bank is deciding about an attempt: nothing of it goes back meanwhile. */
export async function isDisputed(db: Db | Trx, attemptId: number): Promise<boolean> {
  const { rows } = await sql<{ disputed: boolean }>`
    select is_disputed(${attemptId}) as disputed`.execute(db)
  return rows[0]?.disputed ?? false
}

export type Asked = { readonly id: number; readonly gateway: string; readonly gatewayRef: string }

/** Open disputes not asked about since then, the longest ago first; they are asked about now. */
export async function disputesToAsk(
  db: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    update payment_disputes set asked_at = ${now} where id in (
      select id from payment_disputes where state = 'open' and asked_at < ${before}
      order by asked_at, id limit ${limit} for update skip locked)
    returning id, gateway, gateway_ref as "gatewayRef"`.execute(db)
  return rows
}

/** The staff's note beside a dispute, in place of the one before; false where there is none. */
export async function setDisputeNote(db: Db, id: number, note: string): Promise<boolean> {
  const { rows } = await sql`
    update payment_disputes set note = ${note} where id = ${id} returning id`.execute(db)
  return rows.length > 0
}
