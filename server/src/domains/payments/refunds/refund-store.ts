import type { PaymentMethodId } from '@rihla/contract/values/enumerations'
import { sql } from 'kysely'
import { isPaidLater } from '../methods/method.ts'
import { partsOf } from '../balance.ts'
import type { Db, Trx } from '../../../platform/database/connect.ts'

/** Money that we owe back, once for each attempt and reason. `amount` in piastres. */
export type Refund = {
  readonly id: number
  readonly attempt_id: number
  readonly amount: number
  readonly reason: string
  readonly state: 'requested' | 'sent' | 'done' | 'failed' | 'by_hand'
  /** The charge that it is of; null: the attempt's own. */
  readonly transaction_id: string | null
}

/** Whether staff may note it as given by hand: nothing else gives it back, or not as it stands. */
export const isGivenByHand = ({ state }: { readonly state: string }): boolean =>
  state === 'by_hand' || state === 'failed'

/** The mark of what staff noted begins so; no gateway knows of it. */
export const GIVEN_BY_HAND = 'hand:'

/** Why a refund that was being sent isn't sent any more: its money is back in another way, so nothing of it is owed. */
export const BACK_ALREADY = 'back_already'

/** Of refunds `f`: what is owed back, and isn't back. */
export const stillOwed = sql`f.state <> 'done' and f.failure is distinct from ${BACK_ALREADY}`

const REFUND = sql`id, attempt_id, amount, reason, state, transaction_id`

/** Until the transaction ends, no other process asks for a refund of this attempt. */
export async function lockRefundsOf(trx: Trx, attemptId: number): Promise<void> {
  await sql`select lock_refunds_of(${attemptId})`.execute(trx)
}

/** Piastres that refunds would give back of one of an attempt's charges beyond what it took; 0 for none. */
export async function overdrawn(
  trx: Trx,
  attemptId: number,
  transactionId: string | null,
): Promise<number> {
  const charge = await chargeOf(trx, attemptId, transactionId)
  return Math.max(0, charge.owed - charge.taken)
}

/** Writes a refund down; null when the same one stands already. */
export async function insertRefund(
  trx: Trx,
  refund: Pick<Refund, 'amount' | 'reason' | 'state'> & {
    attemptId: number
    transactionId: string | null
    at: Date
  },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into refunds (attempt_id, amount, reason, state, requested_at, transaction_id)
    values (${refund.attemptId}, ${refund.amount}, ${refund.reason}, ${refund.state}, ${refund.at},
      ${refund.transactionId})
    on conflict (attempt_id, reason) do nothing returning id`.execute(trx)
  return rows[0]?.id ?? null
}

export async function readRefund(db: Db | Trx, id: number): Promise<Refund | null> {
  const { rows } = await sql<Refund>`
    select ${REFUND} from refunds where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Refunds that were asked for before this and are not with the gateway yet, the oldest first. */
export async function owedSince(db: Db, before: Date, limit: number): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    select ${REFUND} from refunds f
    where state in ('requested', 'sent') and requested_at < ${before}
      and not exists (select from payment_disputes d where d.attempt_id = f.attempt_id and d.state = 'open')
    order by id limit ${limit}`.execute(db)
  return rows
}

/**
 * Piastres of a charge that are refunded as the gateway counts them (what a bank took by a dispute isn't, nor what
 * staff gave by hand), and whether one of ours may have been sent without our knowing.
 */
export async function refundedAtGateway(
  db: Db | Trx,
  attemptId: number,
  transactionId: string,
): Promise<{ readonly done: number; readonly underway: boolean }> {
  const { rows } = await sql<{ done: number; underway: boolean }>`
    select coalesce(sum(f.amount) filter (where f.state = 'done' and not coalesce(f.gateway_ref, '') like any (array['dispute:%', 'hand:%'])), 0)::bigint
        as done, coalesce(bool_or(f.state = 'sent'), false) as underway
    from refunds f join payment_attempts a on a.id = f.attempt_id
    where f.attempt_id = ${attemptId} and coalesce(f.transaction_id, a.transaction_id) = ${transactionId}`.execute(
    db,
  )
  return rows[0] ?? { done: 0, underway: false }
}

/** A charge of an attempt and what became of it; piastres. */
export type Charge = {
  readonly transactionId: string
  /** It bought what its page showed, or was to; else it came beside that one. */
  readonly isOwn: boolean
  readonly taken: number
  /** Is back with its payer, by whichever way. */
  readonly back: number
  /** Is back or on its way. */
  readonly owed: number
  /** Was asked back, refused or not. */
  readonly asked: number
}

/** All that was charged on an attempt's page, the first one first. */
export async function chargesOf(db: Db | Trx, attemptId: number): Promise<Charge[]> {
  const { rows } = await sql<Charge>`
    select transaction_id as "transactionId", is_own as "isOwn", taken, back, owed, asked
    from charges_of(${attemptId})`.execute(db)
  return rows
}

/** One charge of an attempt, by its number, or the attempt's own. */
export async function chargeOf(
  db: Db | Trx,
  attemptId: number,
  transactionId: string | null,
): Promise<Omit<Charge, 'isOwn'>> {
  const charges = await chargesOf(db, attemptId)
  const found = charges.find((it) =>
    transactionId === null ? it.isOwn : it.transactionId === transactionId,
  )
  return found ?? { transactionId: transactionId ?? '', taken: 0, back: 0, owed: 0, asked: 0 }
}

/** Piastres of a refund that aren't back by another way: never more of its charge goes back than was taken. */
export async function notYetBack(db: Db | Trx, refund: Refund): Promise<number> {
  const { taken, back } = await chargeOf(db, refund.attempt_id, refund.transaction_id)
  return Math.min(refund.amount, Math.max(0, taken - back))
}

/** A refund that is owed and not with the gateway yet, locked; null: it isn't, or isn't any more. */
export async function lockOwed(trx: Trx, id: number): Promise<Refund | null> {
  const { rows } = await sql<Refund>`
    select ${REFUND} from refunds where id = ${id} and state in ('requested', 'sent') for update`.execute(
    trx,
  )
  return rows[0] ?? null
}

const refundsIn = async (trx: Trx, attemptId: number, states: readonly string[]) => {
  const { rows } = await sql<Refund>`
    select ${REFUND} from refunds f
    where attempt_id = ${attemptId} and state = any(${[...states]}::text[]) and ${stillOwed} order by id for update`.execute(
    trx,
  )
  return rows
}

/** Refunds of an attempt that are owed and surely not sent, locked, the oldest first. */
export const unsentRefunds = (trx: Trx, attemptId: number): Promise<Refund[]> =>
  refundsIn(trx, attemptId, ['requested', 'failed', 'by_hand'])

/** Refunds of an attempt that a dispute kept from being sent, or sent again. */
export const heldRefunds = (trx: Trx, attemptId: number): Promise<Refund[]> =>
  refundsIn(trx, attemptId, ['requested', 'sent'])

/** Takes piastres off a refund that is owed: they went back in another way. */
export async function lowerRefund(trx: Trx, id: number, by: number): Promise<void> {
  await sql`update refunds set amount = amount - ${by} where id = ${id}`.execute(trx)
}

/** A refund as its owner follows it; `sentAt`: when the gateway had taken it. */
export type RefundProgress = Pick<Refund, 'amount' | 'reason' | 'state'> & {
  readonly method: PaymentMethodId
  readonly requestedAt: Date
  readonly sentAt: Date | null
  /** No gateway gives it back, or one refused to: the staff does. */
  readonly byHand: boolean
  /** It was paid with points, and they are back. */
  readonly inPoints: boolean
  /** The payer's bank took it, by a dispute. */
  readonly byBank: boolean
  /** Owed, and not sent before the payer's bank has decided a dispute (P18). */
  readonly waitsForBank: boolean
}

/** What goes back of an order's payments, the first one first. */
export async function refundsOf(
  db: Db | Trx,
  orderKind: string,
  orderId: number,
): Promise<RefundProgress[]> {
  const { rows } = await sql<Omit<RefundProgress, 'byHand' | 'inPoints'> & { noted: boolean }>`
    select a.method, f.amount, f.reason, f.state, f.requested_at as "requestedAt", f.settled_at as "sentAt",
      coalesce(f.gateway_ref, '') like 'dispute:%' as "byBank",
      coalesce(f.gateway_ref, '') like 'hand:%' as noted,
      f.state <> 'done' and is_disputed(a.id) as "waitsForBank"
    from refunds f join payment_attempts a on a.id = f.attempt_id
    where a.order_kind = any(${partsOf(orderKind)}) and a.order_id = ${orderId}
      and (f.state = 'done' or ${stillOwed}) order by f.id`.execute(db)
  return rows.map(({ noted, ...row }) => ({
    ...row,
    byHand: noted || isPaidLater(row.method),
    inPoints: row.method === 'Credit_Points',
  }))
}

/** Whether this refund, or another one of the same attempt, may be on its way to the gateway. The attempt is locked. */
export async function isBeingSent(
  trx: Trx,
  { id, attempt_id: attemptId }: Refund,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from refunds where attempt_id = ${attemptId} and state = 'sent'
      and (id <> ${id} or sending_until > ${now}) limit 1`.execute(trx)
  return rows.length > 0
}

/** A refund is being sent until then, unless `endSending` comes first. */
export async function markSent(trx: Trx, id: number, until: Date): Promise<void> {
  await sql`update refunds set state = 'sent', sending_until = ${until} where id = ${id}`.execute(
    trx,
  )
}

/** Nobody waits for the gateway's answer any more: it may be sent, and the next one looks. */
export async function endSending(db: Db, id: number): Promise<void> {
  await sql`update refunds set sending_until = null where id = ${id}`.execute(db)
}

export async function markFailed(db: Db | Trx, id: number, failure: string): Promise<void> {
  await sql`update refunds set state = 'failed', failure = ${failure} where id = ${id}`.execute(db)
}

/** A refused refund is owed as before; false when it isn't refused, or its money is back. */
export async function markRequested(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql`
    update refunds f set state = 'requested', failure = null
    where id = ${id} and state = 'failed' and ${stillOwed} returning id`.execute(trx)
  return rows.length > 0
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
