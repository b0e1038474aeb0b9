import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/connect.ts'
import { readReservations, type Reservation } from '../../reservations/index.ts'
import type { Booking } from '../booking.ts'

/** One sale at a time for a key: sent twice at once, the second finds the first's. */
export async function queueForSale(trx: Trx, key: string): Promise<void> {
  await sql`select queue_for_booking(${`sale ${key}`})`.execute(trx)
}

/** What was sold under this key. */
export async function findSale(trx: Trx, key: string): Promise<Reservation | null> {
  const { rows } = await sql<{ id: number }>`
    select reservation_id as id from temp_reservations where sale_key = ${key}::uuid`.execute(trx)
  const [sold] = rows
  return sold ? ((await readReservations(trx, [sold.id]))[0] ?? null) : null
}

/** From here on a booking is one that was sold on the phone. */
export async function setSale(
  trx: Trx,
  { id, keepUntil, email }: Pick<Booking, 'id' | 'keepUntil' | 'email'>,
  key: string,
): Promise<void> {
  await sql`
    update temp_reservations set keep_until = ${keepUntil}, email = ${email}, sale_key = ${key}::uuid
    where id = ${id}`.execute(trx)
}
