import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'

/** One page of a person's booked legs, the newest journey first and the way there before the way back; and how many there are in all. */
export async function pageOfLegs(
  db: Db,
  request: { userId: number; limit: number; offset: number },
): Promise<{ rows: { bookingId: number; legId: number }[]; total: number }> {
  const own = sql`from bus_legs l join bus_bookings b on b.id = l.booking_id
    where b.user_id = ${request.userId} and l.reservation_id is not null`
  const page = await sql<{ bookingId: number; legId: number }>`
    select b.id as "bookingId", l.id as "legId" ${own}
    order by min(l.departs_at) over (partition by b.id) desc, b.id desc, l.is_return limit ${request.limit} offset ${request.offset}`.execute(
    db,
  )
  const count = await sql<{ total: number }>`select count(*) as total ${own}`.execute(db)
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 }
}
