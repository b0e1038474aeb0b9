import { sql } from 'kysely'
import type { Trx } from '../../platform/database/connect.ts'
import { BACK_ALREADY } from './refunds/refund-store.ts'

/** Every payment that a person began, with its refunds; no secret of the gateway's pages. */
export async function gatherPaymentsOf(
  trx: Trx,
  userId: number,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select a.reference as "Reference", a.method as "Method", a.gateway as "Gateway", a.state as "State",
      round(a.amount / 100.0) as "AmountEgp", a.transaction_id as "TransactionId", a.card_end as "CardEnd", a.failure as "Failure",
      a.created_at as "CreatedAt", a.settled_at as "SettledAt",
      (select coalesce(jsonb_agg(jsonb_build_object('AmountEgp', round(r.amount / 100.0), 'State', r.state,
         'RequestedAt', r.requested_at, 'SettledAt', r.settled_at) order by r.id), '[]')
       from refunds r where r.attempt_id = a.id) as "Refunds",
      (select coalesce(jsonb_agg(jsonb_build_object('AmountEgp', round(d.amount / 100.0), 'State', d.state,
         'Reason', d.reason, 'OpenedAt', d.opened_at, 'DecidedAt', d.decided_at) order by d.id), '[]')
       from payment_disputes d where d.attempt_id = a.id) as "Disputes",
      (select coalesce(jsonb_agg(jsonb_build_object('State', p.state, 'Format', p.format, 'Bytes', p.bytes,
         'UploadedAt', p.uploaded_at, 'Reason', p.reason) order by p.id), '[]')
       from payment_proofs p where p.attempt_id = a.id) as "Receipts"
    from payment_attempts a where a.user_id = ${userId} order by a.id`.execute(trx)
  return rows
}

/**
 * Takes what could name a person out of their payments: the gateway's page, which shows them, the end of their
 * card, who was to come, and its free words. References, amounts and dates stay.
 */
export async function anonymisePaymentsOf(trx: Trx, userId: number): Promise<void> {
  await sql`
    update payment_attempts set payment_url = null, card_end = null,
      terms = jsonb_set(terms, '{childAges}', '[]', false), failure = case
      when failure = 'setup' or state = 'needs_review' then failure end
    where user_id = ${userId}`.execute(trx)
  await sql`
    update refunds r set failure = null from payment_attempts a
    where a.id = r.attempt_id and a.user_id = ${userId} and r.failure <> ${BACK_ALREADY}`.execute(
    trx,
  )
  await sql`
    update payment_disputes d set reason = null, note = null from payment_attempts a
    where a.id = d.attempt_id and a.user_id = ${userId}`.execute(trx)
  await sql`
    update gateway_events e set payload = e.payload || '{"message": null, "cardEnd": null}' from payment_attempts a
    where a.user_id = ${userId} and e.gateway = a.gateway and e.gateway_order_id = a.gateway_order_id
      and e.payload ? 'message'`.execute(trx)
}
