import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { CancelTerms } from '../booking.ts'

/** Settles what cancelling a leg comes to, and that the operator is to give its seats back. */
export async function startCancelling(
  trx: Trx,
  legId: number,
  { refund, fee, kept }: CancelTerms,
  { now, by }: { readonly now: Date; readonly by: string | null },
): Promise<void> {
  await sql`
    update bus_legs set cancel_state = 'cancelling', refund = ${refund}, fee = ${fee}, kept = ${kept},
      cancel_asked_at = ${now}, cancel_look_at = ${now}, cancel_tries = 0, cancel_by = ${by}
    where id = ${legId} and cancel_state is null`.execute(trx)
}

/** Takes it on to ask the operator, once however many come; null when nothing is to be asked now. */
export async function claimCancelling(
  db: Db,
  legId: number,
  now: Date,
  again: (tries: number) => Date,
): Promise<{ askedAt: Date } | null> {
  const { rows: seen } = await sql<{ tries: number; asked_at: Date }>`
    select cancel_tries as tries, cancel_asked_at as asked_at from bus_legs
    where id = ${legId} and cancel_state = 'cancelling' and cancel_look_at <= ${now}`.execute(db)
  const [one] = seen
  if (!one) return null
  const { rows } = await sql`
    update bus_legs set cancel_tries = cancel_tries + 1, cancel_look_at = ${again(one.tries + 1)}
    where id = ${legId} and cancel_state = 'cancelling' and cancel_tries = ${one.tries} returning id`.execute(
    db,
  )
  return rows.length > 0 ? { askedAt: one.asked_at } : null
}

export async function finishCancelling(trx: Trx, legId: number, now: Date): Promise<void> {
  await sql`
    update bus_legs set cancel_state = 'cancelled', cancelled_at = ${now}
    where id = ${legId} and cancel_state = 'cancelling'`.execute(trx)
}

/** The operator doesn't give the seats back: the leg is travelled after all. */
export async function undoCancelling(trx: Trx, legId: number): Promise<void> {
  await sql`
    update bus_legs set cancel_state = null, refund = null, fee = null, kept = null, cancel_by = null
    where id = ${legId} and cancel_state = 'cancelling'`.execute(trx)
}

/** Legs whose cancelling is due to be asked about. */
export async function dueCancellings(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{ legId: number; bookingId: number }>`
    select id as "legId", booking_id as "bookingId" from bus_legs where cancel_state = 'cancelling' and cancel_look_at <= ${now}
    order by cancel_look_at limit ${limit}`.execute(db)
  return rows
}

/** Which of these reservations are of legs whose cancelling the operator hasn't answered yet. */
export async function cancellingAmong(db: Db, reservationIds: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    select reservation_id as id from bus_legs
    where cancel_state = 'cancelling' and reservation_id = any(${reservationIds}::bigint[])`.execute(
    db,
  )
  return rows.map((row) => row.id)
}
