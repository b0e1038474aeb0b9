import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { SeatChoice } from '../booking.ts'

/** Writes down which seats the operator is about to be asked for. */
export async function startSwap(trx: Trx, legId: number, requested: SeatChoice): Promise<void> {
  await sql`update bus_legs set requested_seats = ${JSON.stringify(requested)}::jsonb where id = ${legId}`.execute(
    trx,
  )
}

/** The operator has given the leg these seats. */
export async function finishSwap(
  trx: Trx,
  legId: number,
  { seatIds, seatNumbers }: SeatChoice,
): Promise<void> {
  await sql`
    update bus_legs set requested_seats = null, seat_ids = ${seatIds}::bigint[], seat_numbers = ${seatNumbers}::text[]
    where id = ${legId}`.execute(trx)
}

/** The leg keeps the seats that it has. */
export async function dropSwap(trx: Trx, legId: number): Promise<void> {
  await sql`update bus_legs set requested_seats = null where id = ${legId}`.execute(trx)
}

/** Legs whose change of seats was asked for and not answered, and that no process is asking about. */
export async function openSwaps(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{ legId: number; bookingId: number }>`
    select l.id as "legId", b.id as "bookingId" from bus_legs l join bus_bookings b on b.id = l.booking_id
    where l.requested_seats is not null and coalesce(b.turn_until, '-infinity') <= ${now}
    order by l.id limit ${limit}`.execute(db)
  return rows
}
