import { sql } from 'kysely'
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import { dueOf, readReservations } from '../../reservations/index.ts'
import type { CheckoutDeps } from '../deps.ts'
import { lockBooking, markReminded } from '../store.ts'

const HOUR = 3_600_000
/** Reminded once so little is left of a day; with less than that the mail with the deadline has just gone out. */
const REMIND_MS = 6 * HOUR
/** Too late to go anywhere. */
const LEAST_MS = HOUR / 2

/**
 * Scheduled: reminds travellers of bookings that wait for a payment in cash, by transfer or by a link, once each,
 * some hours before they end. Not of those whose receipt is under review. Answers how many.
 */
export async function remindUnpaid(deps: CheckoutDeps): Promise<number> {
  const now = deps.clock.now()
  const after = (ms: number): Date => new Date(now.getTime() + ms)
  const { rows } = await sql<{ id: number }>`
    select t.id from temp_reservations t join reservations r on r.id = t.reservation_id
    where t.placed_at is null and t.reminded_at is null and r.status = 'Pending Payment'
      and (r.payment_instructions is not null or t.keep_until is not null) and r.created_at < ${after(-REMIND_MS)}
      and r.payment_deadline between ${after(LEAST_MS)} and ${after(REMIND_MS)}
    order by r.payment_deadline limit 100`.execute(deps.db)
  return forEachIsolated(
    deps,
    rows.map((row) => row.id),
    (id) => remind(deps, id),
  )
}

const remind = (deps: CheckoutDeps, id: number): Promise<boolean> =>
  deps.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id)
    if (!booking?.reservationId || booking.placedAt) return false
    const [reservation] = await readReservations(trx, [booking.reservationId])
    const deadline = reservation?.paymentDeadline
    if (reservation?.status !== 'Pending Payment' || !deadline) return false
    if (!(await markReminded(trx, id, deps.clock.now()))) return false
    const amount = dueOf(reservation)
    await deps.publish(trx, { type: 'ReservationUnpaid', reservation, amount, deadline })
    return true
  })
