import { sql } from 'kysely'
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import type { Trx } from '../../../platform/database/connect.ts'
import { claimPoints, readClaim } from '../../payments/index.ts'
import { isLive, readHold } from '../../inventory/index.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import { lockBooking } from '../store.ts'

/**
 * Scheduled: points that are held for a booking are their owner's again once its hold has ended, or it was
 * cancelled. Money that comes later all the same claims them anew. Answers of how many bookings; of one traveller,
 * when asked for one.
 */
export async function releaseIdlePoints(
  deps: Pick<CheckoutDeps, 'db' | 'clock' | 'log'>,
  userId: number | null = null,
): Promise<number> {
  const now = deps.clock.now()
  const { rows } = await sql<{ id: number }>`
    select t.id from point_claims c join temp_reservations t on t.id = c.order_id join holds h on h.id = t.hold_id
    where c.order_kind = ${ORDER_KIND} and c.amount > 0 and (${userId}::bigint is null or c.user_id = ${userId})
      and not (h.state = 'paying' or (h.state = 'active' and h.expires_at > ${now}))
    order by t.id limit 100`.execute(deps.db)
  return forEachIsolated(
    deps,
    rows.map((row) => row.id),
    (id) => deps.db.transaction().execute((trx) => release(trx, id, now)),
  )
}

async function release(trx: Trx, id: number, now: Date): Promise<boolean> {
  const booking = await lockBooking(trx, id)
  const hold = booking && (await readHold(trx, booking.holdId))
  if (!hold || isLive(hold, now)) return false
  const claim = await readClaim(trx, { orderKind: ORDER_KIND, orderId: id })
  return claim !== null && claim.amount > 0 && claimPoints(trx, { ...claim, amount: 0 }, now)
}
