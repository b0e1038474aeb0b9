import { sql } from 'kysely'
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import { readReservations } from '../../reservations/index.ts'
import { goingOf, returnOf, totalOf } from '../booking.ts'
import type { BusDeps } from '../deps.ts'
import { lockBooking } from '../store.ts'

const MINUTE = 60_000
/** Reminded once so little is left: who pays at once gets no reminder. */
const REMIND_MS = 10 * MINUTE
/** Too late to be of use. */
const LEAST_MS = 2 * MINUTE

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

/** Scheduled: reminds travellers of seats that they began to pay for and didn't, once for each booking. */
export async function remindUnpaidSeats(deps: BusDeps): Promise<number> {
  const now = deps.clock.now()
  const { rows } = await sql<{ id: number }>`
    select id from bus_bookings where state = 'paying' and reminded_at is null
      and expires_at between ${after(now, LEAST_MS)} and ${after(now, REMIND_MS)}
    order by expires_at limit 100`.execute(deps.db)
  const ids = rows.map((row) => row.id)
  return forEachIsolated(deps, ids, (id) => remind(deps, id))
}

const remind = (deps: BusDeps, id: number): Promise<boolean> =>
  deps.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id)
    if (booking?.state !== 'paying' || booking.remindedAt || !booking.expiresAt) return false
    const ids = [goingOf(booking), returnOf(booking)].map((leg) => leg?.reservationId ?? 0)
    const found = await readReservations(trx, ids)
    const [reservation, back] = ids.map((wanted) => found.find((it) => it.id === wanted))
    if (!reservation) return false
    await sql`update bus_bookings set reminded_at = ${deps.clock.now()} where id = ${id}`.execute(
      trx,
    )
    const { expiresAt: deadline } = booking
    const amount = totalOf(booking.legs)
    const ways = back ? { reservation, back } : { reservation }
    await deps.publish(trx, { type: 'ReservationUnpaid', ...ways, amount, deadline })
    return true
  })
