import { api } from '@rihla/contract'
import { toWholeEgp } from '@rihla/contract/values/money'
import type { Mount } from '../../../platform/http/mount.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { isRefusal, refuse } from '../../../platform/refusal.ts'
import { cancelledText, isCancelable } from '../../reservations/index.ts'
import type { CheckoutDeps } from '../deps.ts'
import { travellerOf } from '../traveller-of.ts'
import { cancelElsewhere, viewElsewhere } from './cancel-elsewhere.ts'
import { cancelBooking } from './cancel-booking.ts'
import { findCancelable } from './find-cancelable.ts'
import { cancellationAsText, presentCancellation, refundOf } from './present.ts'

const looks: Limit = { name: 'cancel-look', points: 120, seconds: 60 }
const cancels: Limit = { name: 'cancel', points: 30, seconds: 60 }

/** What cancelling gives back, and cancelling, for everything that is sold at checkout. */
export function mountCancelling(mount: Mount, deps: CheckoutDeps): void {
  mount(
    api.getCancellation,
    async (input, caller) => {
      const traveller = await travellerOf(deps, caller, input.id)
      if (isRefusal(traveller)) return traveller
      const wanted = { ...traveller, id: input.id, module: input.Module ?? null }
      if (deps.otherOrders?.owns(wanted.id)) {
        const view = await viewElsewhere(deps, deps.otherOrders, wanted, caller.language)
        return isRefusal(view) || input.Detailed ? view : cancellationAsText(view)
      }
      const now = deps.clock.now()
      const found = await findCancelable(deps, deps.db, wanted)
      if (!found) return refuse('reservation_not_found')
      const { reservation, terms } = found
      if (reservation.status !== 'Cancelled' && !isCancelable(reservation, terms, now))
        return refuse('not_cancelable')
      const view = presentCancellation(found, now, caller.language)
      return input.Detailed ? view : cancellationAsText(view)
    },
    { limits: [looks] },
  )

  mount(
    api.cancelBooking,
    async (input, caller) => {
      const traveller = await travellerOf(deps, caller, input.id)
      if (isRefusal(traveller)) return traveller
      const wanted = {
        ...traveller,
        id: input.id,
        module: input.Module ?? null,
        shown: input.Refund ?? null,
        language: caller.language,
      }
      if (deps.otherOrders?.owns(wanted.id)) return cancelElsewhere(deps, deps.otherOrders, wanted)
      const cancelled = await cancelBooking(deps, wanted)
      if (isRefusal(cancelled)) return cancelled
      return {
        IsSuccess: true,
        Result: cancelledText(cancelled, caller.language),
        RefundAmount: toWholeEgp(refundOf(cancelled)),
        IsOver: true,
      }
    },
    { limits: [cancels] },
  )
}
