import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { isLive, orUnavailable, readHold, renewHold } from '../../inventory/index.ts'
import { endedRefusal } from '../booking.ts'
import type { CheckoutDeps } from '../deps.ts'
import { holderOf, owns, refuseTo, type Owner } from '../policy.ts'
import type { Shown } from '../present.ts'
import { keepPoints, lockPointsOf } from '../points/hold-points.ts'
import { lockBooking, updateBooking } from '../store.ts'
import type { Module } from '@rihla/contract/modules'

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
      const sellable = deps.sellables[booking.module as Module]
      if (!sellable) return refuse('offer_not_found')
      const quote = await sellable.quote(trx, { ...booking, now })
      if (isRefusal(quote)) return quote
      const by = { now, holder: holderOf(owner) }
      await lockPointsOf(trx, booking)
      const hold = await sellable.hold(trx, quote, booking.holdId, by)
      if (isRefusal(hold)) return hold
      const held = await updateBooking(trx, booking.id, { ...booking, holdId: hold.id }, now)
      const changed = await keepPoints(trx, held, now)
      return { booking: changed, hold, verdict: null }
    }),
  )
