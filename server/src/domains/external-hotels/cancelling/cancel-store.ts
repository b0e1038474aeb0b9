import { sql } from 'kysely'
import type { Piastres } from '@rihla/contract/values/money'
import type { Db, Trx } from '../../../platform/database/connect.ts'

type Cancelling = {
  readonly refund: Piastres
  /** Not its traveller, as events say it. */
  readonly by?: string
  readonly because?: 'balance_unpaid'
}

/** Settles what cancelling comes to for the traveller, and that the supplier is to be asked. */
export async function startCancelling(
  trx: Trx,
  id: number,
  { refund, by, because }: Cancelling,
  now: Date,
): Promise<void> {
  await sql`
    update external_bookings set cancel_state = 'cancelling', cancel_refund = ${refund},
      cancel_by = ${by ?? null}, cancel_because = ${because ?? null}, cancel_asked_at = ${now}, cancel_look_at = ${now}, cancel_tries = 0
    where id = ${id} and cancel_state is null`.execute(trx)
}

/** Longer than asking the supplier takes: a crash frees it by then. */
const TURN_MS = 180_000

/** Takes it on to ask the supplier, once however many come; null when nothing is to be asked now. */
export async function claimCancelling(
  db: Db,
  id: number,
  now: Date,
): Promise<{ readonly tries: number; readonly askedAt: Date } | null> {
  const { rows } = await sql<{ tries: number; askedAt: Date }>`
    update external_bookings
    set cancel_tries = cancel_tries + 1, cancel_look_at = ${new Date(now.getTime() + TURN_MS)}
    where id = ${id} and cancel_state = 'cancelling' and cancel_look_at <= ${now}
    returning cancel_tries - 1 as tries, cancel_asked_at as "askedAt"`.execute(db)
  return rows[0] ?? null
}

export async function setCancelFollowUp(db: Db, id: number, at: Date): Promise<void> {
  await sql`
    update external_bookings set cancel_look_at = ${at} where id = ${id} and cancel_state = 'cancelling'`.execute(
    db,
  )
}

export async function finishCancelling(trx: Trx, id: number, now: Date): Promise<void> {
  await sql`
    update external_bookings set cancel_state = 'cancelled', state = 'cancelled', updated_at = ${now}
    where id = ${id} and cancel_state = 'cancelling'`.execute(trx)
}

/** The supplier doesn't cancel it: the guests are expected. */
export async function undoCancelling(trx: Trx, id: number): Promise<void> {
  await sql`
    update external_bookings set cancel_state = null, cancel_refund = null, cancel_by = null,
      cancel_because = null
    where id = ${id} and cancel_state = 'cancelling'`.execute(trx)
}

export async function dueCancellings(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from external_bookings where cancel_state = 'cancelling' and cancel_look_at <= ${now}
    order by cancel_look_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Which of these reservations are being cancelled, and the supplier hasn't answered yet. */
export async function cancellingAmong(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from external_bookings
    where cancel_state = 'cancelling' and id = any(${ids}::bigint[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether its supplier was asked to cancel since an instant. */
export async function wasAskedSince(db: Db, id: number, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from external_bookings where id = ${id} and cancel_asked_at > ${since}`.execute(db)
  return rows.length > 0
}
