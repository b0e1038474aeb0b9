import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'
import type { LegDraft } from './booking.ts'

/** Takes the turn to call the operator about a booking; `requested` is what will be requested. */
export async function startLease(
  trx: Trx,
  bookingId: number,
  turn: {
    readonly token: string
    readonly until: Date
    readonly requested: readonly LegDraft[] | null
  },
): Promise<void> {
  const requested = turn.requested && JSON.stringify(turn.requested)
  await sql`
    update bus_bookings set turn = ${turn.token}, turn_until = ${turn.until},
      requested_legs = coalesce(${requested}::jsonb, requested_legs)
    where id = ${bookingId}`.execute(trx)
}

/**
 * Ends a turn; false when another request has taken it over, whose outcome then counts. `answered`:
 * the request is settled, one way or the other.
 */
export async function endLease(
  db: Db | Trx,
  bookingId: number,
  token: string,
  answered: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    update bus_bookings set turn = null, turn_until = null,
      requested_legs = case when ${answered} then null else requested_legs end
    where id = ${bookingId} and turn = ${token} returning id`.execute(db)
  return rows.length > 0
}
