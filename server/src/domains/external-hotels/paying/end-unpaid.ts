import { sql } from 'kysely'
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import { settleOrder } from '../../payments/index.ts'
import { expireReservation } from '../../reservations/index.ts'
import { unpaid } from '../booking/booking.ts'
import { lockBooking, readBooking, updateBooking } from '../booking/store.ts'
import { ORDER_KIND, type SupplierDeps } from '../deps.ts'

/** While the gateway can't be asked, an unpaid booking stays as it is; but not for ever. */
const LONGEST_SILENCE = 3_600_000

/**
 * Scheduled: ends what wasn't paid for in its time; a quote alone has no reservation that waits. Of what has
 * a page the gateway is asked first; only what it knows no payment of ends.
 */
export async function endUnpaidExternal(deps: SupplierDeps): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from external_bookings b
    where state in ('quoted', 'placed', 'paying') and expires_at <= ${deps.clock.now()} and (state <> 'quoted'
      or exists (select from reservations r where r.id = b.id and r.status = 'Pending Payment'))
    order by expires_at limit 100`.execute(deps.db)
  const ids = rows.map(({ id }) => id)
  return forEachIsolated(deps, ids, (id) => endUnpaid(deps, id))
}

async function endUnpaid(deps: SupplierDeps, id: number): Promise<boolean> {
  const seen = await readBooking(deps.db, id)
  if (!seen) return false
  const look = await settleOrder(deps.payments, ORDER_KIND, id)
  if (look === 'paid') return false
  const silence = deps.clock.now().getTime() - seen.expiresAt.getTime()
  if (look === 'unknown' && silence < LONGEST_SILENCE) return false
  return deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now()
    const booking = await lockBooking(trx, id)
    if (!booking || !unpaid.has(booking.state) || booking.expiresAt > now) return false
    await updateBooking(trx, id, { state: 'ended' }, now)
    await expireReservation({ trx, now, publish: deps.publish }, id)
    return true
  })
}
