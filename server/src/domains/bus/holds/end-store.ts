import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'

/** Whether the operator is still to hear that a booking ended. */
export async function isToRelease(db: Db, bookingId: number): Promise<boolean> {
  const { rows } = await sql`
    select from bus_bookings where id = ${bookingId} and state = 'ended' and to_release`.execute(db)
  return rows.length > 0
}

export async function markReleased(db: Db, bookingId: number): Promise<void> {
  await sql`update bus_bookings set to_release = false where id = ${bookingId}`.execute(db)
}

/** Bookings that ended and whose end the operator hasn't heard of. */
export async function toRelease(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from bus_bookings where to_release and state = 'ended' order by id limit ${limit}`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/** What is held or paid for past its time, and first requests whose answer was never written. */
export async function pastExpiry(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from bus_bookings
    where (state in ('held', 'paying') and expires_at <= ${now})
      or (state = 'asking' and updated_at <= ${now}::timestamptz - interval '5 minutes')
    order by id limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}
