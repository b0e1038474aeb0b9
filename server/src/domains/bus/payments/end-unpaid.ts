import { settleOrder } from '../../payments/index.ts'
import { expireReservation } from '../../reservations/index.ts'
import type { Booking } from '../booking.ts'
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import { releaseEnded } from '../holds/release.ts'
import { ORDER_KIND, type BusDeps } from '../deps.ts'
import { lockBooking, readBooking, updateBooking } from '../store.ts'
import { pastExpiry, toRelease } from '../holds/end-store.ts'

/** While the gateway can't be asked, an unpaid booking stays as it is; but not for ever. */
const LONGEST_SILENCE = 3_600_000

/**
 * Scheduled: ends what is held or paid for past its time. For what is being paid, the gateway is
 * asked first; only what it knows no payment of ends. The operator is notified until it answers.
 */
export async function endUnpaidSeats(deps: BusDeps): Promise<number> {
  const due = await pastExpiry(deps.db, deps.clock.now(), 100)
  const ended = await forEachIsolated(deps, due, async (id) => {
    const booking = await readBooking(deps.db, id)
    return booking !== null && endUnpaid(deps, booking)
  })
  await forEachIsolated(deps, await toRelease(deps.db, 100), (id) => releaseEnded(deps, id))
  return ended
}

async function endUnpaid(deps: BusDeps, booking: Booking): Promise<boolean> {
  // Since the list was read, it may have been paid or ended by another sweeper.
  if (!mayEnd(booking, deps.clock.now())) return false
  if (booking.state === 'paying') {
    const look = await settleOrder(deps.payments, ORDER_KIND, booking.id)
    if (look === 'paid') return false
    const silence = deps.clock.now().getTime() - (booking.expiresAt?.getTime() ?? 0)
    if (look === 'unknown' && silence < LONGEST_SILENCE) return false
  }
  return end(deps, booking)
}

const mayEnd = ({ state, expiresAt }: Booking, now: Date): boolean =>
  state === 'asking' || ((state === 'held' || state === 'paying') && (expiresAt ?? now) <= now)

const end = (deps: BusDeps, seen: Booking): Promise<boolean> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now()
    const booking = await lockBooking(trx, seen.id)
    const asSeen =
      booking?.state === seen.state && booking.expiresAt?.getTime() === seen.expiresAt?.getTime()
    if (!booking || !asSeen || (booking.leaseUntil && booking.leaseUntil > now)) return false
    await updateBooking(trx, booking.id, { state: 'ended' }, now)
    for (const leg of booking.legs)
      if (leg.reservationId !== null)
        await expireReservation({ trx, now, publish: deps.publish }, leg.reservationId)
    return true
  })
