import { orBusy } from '../../../platform/database/or-busy.ts'
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import { isRefusal } from '../../../platform/refusal.ts'
import { changeOrder } from '../../payments/index.ts'
import type { CheckoutDeps } from '../deps.ts'
import { lockBooking } from '../store.ts'
import { overdueChanges, payingChange, purgeQuoted } from './change-store.ts'
import { endOpenChange, unasked } from './end-change.ts'

/** While the gateway can't be asked, changes that may be paid aren't ended: for so long. */
const PATIENCE_MS = 3_600_000
/** Quotes that weren't agreed to are deleted after a day. */
const FORGET_MS = 86_400_000

/**
 * Scheduled: ends changes whose difference wasn't paid in time, so that their bookings stay as they were and what was
 * kept for them goes back on sale. The gateway is asked first. Answers how many.
 */
export async function endUnpaidChanges(deps: CheckoutDeps): Promise<number> {
  const now = deps.clock.now()
  await purgeQuoted(deps.db, new Date(now.getTime() - FORGET_MS))
  const overdue = await overdueChanges(deps.db, now, 100)
  return forEachIsolated(deps, overdue, async ({ id, bookingId, expiresAt }) => {
    const isHopeless = now.getTime() - expiresAt.getTime() > PATIENCE_MS
    const ended = await orBusy(() =>
      changeOrder(deps.payments, async (trx, pages) => {
        const booking = await lockBooking(trx, bookingId)
        if (!booking || (await payingChange(trx, bookingId))?.id !== id) return false
        await endOpenChange(deps, trx, isHopeless ? unasked : pages, booking)
        return true
      }),
    )
    return !isRefusal(ended) && ended
  })
}
