import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'

/**
 * Takes it on to ask the operator about a paid booking, once however many come; null when nothing is
 * to be asked now. Answers how often it was asked before. `again` is when the next one may ask.
 */
export async function claimFollowUp(
  db: Db,
  bookingId: number,
  now: Date,
  again: (tries: number) => Date,
): Promise<{ tries: number; paidAt: Date } | null> {
  const { rows: seen } = await sql<{ tries: number; paid_at: Date }>`
    select tries, paid_at from bus_bookings
    where id = ${bookingId} and state = 'paid' and look_at <= ${now}`.execute(db)
  const [one] = seen
  if (!one) return null
  const { rows } = await sql`
    update bus_bookings set tries = tries + 1, look_at = ${again(one.tries + 1)}
    where id = ${bookingId} and state = 'paid' and tries = ${one.tries} and look_at <= ${now}
    returning id`.execute(db)
  return rows.length > 0 ? { tries: one.tries, paidAt: one.paid_at } : null
}

/** The operator said when to ask again. */
export async function setFollowUp(db: Db, bookingId: number, at: Date): Promise<void> {
  await sql`update bus_bookings set look_at = ${at} where id = ${bookingId} and state = 'paid'`.execute(
    db,
  )
}

/** Paid bookings whose next question is due. */
export async function dueLooks(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from bus_bookings where state = 'paid' and look_at <= ${now}
    order by look_at limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}
