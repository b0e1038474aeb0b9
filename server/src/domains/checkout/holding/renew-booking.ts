import { isRefusal, type Refusal } from '../../../platform/refusal.ts'
import { isLive, orUnavailable, readHold, renewHold } from '../../inventory/index.ts'
import { endedRefusal } from '../booking.ts'
import type { CheckoutDeps } from '../deps.ts'
import { holderOf, owns, refuseTo, type Owner } from '../policy.ts'
import type { Shown } from '../present.ts'
import { tellReservation } from '../paying/tell-reservation.ts'
import { keepPoints } from '../points/hold-points.ts'
import { lockBooking, updateBooking } from '../store.ts'
import { priceAgain } from './price-again.ts'

/**
 * Renews a live hold, once; takes one that ended again, at today's price, while places are left.
 * What was typed stays as it is.
 */
export const renewBooking = (
  deps: CheckoutDeps,
  owner: Owner,
  tempId: number,
): Promise<Shown | Refusal> =>
  orUnavailable(() =>
    deps.db.transaction().execute(async (trx) => {
      const now = deps.clock.now()
      const booking = await lockBooking(trx, tempId)
      if (!booking || !owns(owner, booking)) return refuseTo(owner, booking)
      const ended = endedRefusal(booking)
      if (ended) return ended
      const before = await readHold(trx, booking.holdId)
      if (before && isLive(before, now)) {
        const hold = await renewHold(trx, booking.holdId, now, deps.terms)
        return isRefusal(hold) ? hold : { booking, hold, verdict: null }
      }
      const again = await priceAgain(deps, trx, booking, { now, holder: holderOf(owner), owner })
      if (isRefusal(again)) return again
      const { priced, hold, verdict } = again
      const mine = await keepPoints(trx, await updateBooking(trx, booking.id, priced, now), now)
      await tellReservation(deps, trx, mine)
      return { booking: mine, hold, verdict }
    }),
  )
