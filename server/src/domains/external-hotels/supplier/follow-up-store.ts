import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Offer } from '../booking/booking.ts'

/** Longer than asking the supplier for everything takes: a crash frees the booking by then. */
const TURN_MS = 240_000

/**
 * Takes it on to go on with a paid booking, once however many come; null when nothing is to be done now.
 * Answers how often it was gone on with before.
 */
export async function claimFollowUp(
  db: Db,
  bookingId: number,
  now: Date,
): Promise<{ readonly tries: number } | null> {
  const { rows } = await sql<{ tries: number }>`
    update external_bookings set tries = tries + 1, look_at = ${new Date(now.getTime() + TURN_MS)}
    where id = ${bookingId} and state = 'paid' and look_at <= ${now}
    returning tries - 1 as tries`.execute(db)
  return rows[0] ?? null
}

/** From now on the supplier may have been asked to book. False when another process was faster. */
export async function noteAsked(db: Db, bookingId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update external_bookings set asked_at = ${now}
    where id = ${bookingId} and state = 'paid' and asked_at is null returning id`.execute(db)
  return rows.length > 0
}

/** The supplier said that nothing was done. */
export async function noteNothingDone(db: Db, bookingId: number): Promise<void> {
  await sql`update external_bookings set asked_at = null where id = ${bookingId} and state = 'paid'`.execute(
    db,
  )
}

/** When to go on with it. */
export async function setFollowUp(db: Db | Trx, bookingId: number, at: Date): Promise<void> {
  await sql`update external_bookings set look_at = ${at} where id = ${bookingId}`.execute(db)
}

/** Other keys for what was sold, at what they cost us; its price and its terms stay. */
export async function setRates(
  db: Db,
  bookingId: number,
  { rates, net }: Pick<Offer, 'rates' | 'net'>,
): Promise<void> {
  await sql`
    update external_bookings
    set offer = offer || jsonb_build_object('rates', ${JSON.stringify(rates)}::jsonb, 'net', ${net}::bigint)
    where id = ${bookingId} and state = 'paid'`.execute(db)
}

/** Paid bookings that are to be gone on with. */
export async function dueLooks(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from external_bookings where state = 'paid' and look_at <= ${now}
    order by look_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What was paid for before an instant and is neither booked nor given back. At most `limit`. */
export async function findUnsettled(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ id: number; paidAt: Date; tries: number }[]> {
  const { rows } = await sql<{ id: number; paidAt: Date; tries: number }>`
    select id, paid_at as "paidAt", tries from external_bookings where state = 'paid' and paid_at < ${before}
    order by paid_at limit ${limit}`.execute(db)
  return rows
}
