import { cancellationAmounts } from '@rihla/contract/cancellation/terms'
import type { Language } from '@rihla/contract/values/language'
import type { Module } from '@rihla/contract/modules'
import { formatEgp, toWholeEgp } from '@rihla/contract/values/money'
import type { Trx } from '../../../platform/database/connect.ts'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { changeOrder, type OpenPages } from '../../payments/index.ts'
import { actorOf, cancelUnpaid, isCancelable, type Reservation } from '../../reservations/index.ts'
import type { Booking } from '../booking.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import type { Sellable } from '../sellable.ts'
import { lockBooking, markCancelled } from '../store.ts'
import type { ByStaff } from '../other-orders.ts'
import type { ReservationWanted } from '../find-own-reservation.ts'
import { cancelSold, NO_TERMS } from './cancel-sold.ts'
import { findCancelable, type Cancelable } from './find-cancelable.ts'

type CancelRequest = ReservationWanted & {
  /** What the traveller was shown that comes back, in whole EGP; null: whatever it is. */
  readonly shown: number | null
  readonly language: Language
  readonly byStaff?: ByStaff
}

/**
 * Cancels a reservation of a traveller on its terms of the moment at which they asked, whatever locks and
 * gateways are waited for. In one transaction it is cancelled, its places go back on sale, its refund is
 * requested and its owner is written to. One that waits for its payment is let go, once the gateway was
 * asked about its pages and they are closed: money that still arrives there goes back. A second call
 * answers the same. Refuses `refund_changed` where something else comes back than was shown.
 */
export async function cancelBooking(
  deps: CheckoutDeps,
  request: CancelRequest,
): Promise<Reservation | Refusal> {
  const now = deps.clock.now()
  const found = await findCancelable(deps, deps.db, request)
  if (!found) return refuse('reservation_not_found')
  const { sourceId } = found.reservation
  return orBusy(() =>
    changeOrder<Reservation | Refusal>(deps.payments, async (trx, pages) => {
      const booking = await lockBooking(trx, sourceId)
      const it = booking && (await findCancelable(deps, trx, request))
      if (!booking || !it) return refuse('reservation_not_found')
      const { reservation, terms } = it
      if (reservation.status === 'Cancelled') return reservation
      if (!isCancelable(reservation, terms, now)) return refuse('not_cancelable')
      const cancelling = { deps, trx, booking, now, request }
      const refused = reservation.confirmedAt
        ? await cancelPaid(cancelling, pages, it)
        : await letGo(cancelling, pages, reservation)
      if (refused) return refused
      return (await findCancelable(deps, trx, request))?.reservation ?? reservation
    }),
  )
}

type Cancelling = {
  readonly deps: CheckoutDeps
  readonly trx: Trx
  readonly booking: Booking
  readonly now: Date
  readonly request: CancelRequest
}

const sellableOf = ({ deps, booking }: Cancelling): Sellable => {
  const sellable = deps.sellables[booking.module as Module]
  if (!sellable) throw new Error(`Nothing sells ${booking.module}`)
  return sellable
}

const byWhom = ({ request }: Cancelling): string =>
  request.byStaff?.actor ?? actorOf(request.userId)

/** Refuses where something else comes back, in piastres, than the traveller was shown. */
function asShown({ request }: Cancelling, refund: number): Refusal<'refund_changed'> | null {
  const egp = toWholeEgp(refund)
  return request.shown === null || request.shown === egp
    ? null
    : refuse('refund_changed', { refund: formatEgp(egp, request.language) })
}

async function cancelPaid(it: Cancelling, pages: OpenPages, { reservation, terms }: Cancelable) {
  const { deps, trx, booking, now } = it
  const { until, ...byTerms } = cancellationAmounts(terms, reservation.paid, now)
  const refund = it.request.byStaff?.refund ?? byTerms.refund
  if (refund > reservation.paid) return refuse('refund_too_high')
  const kept = reservation.paid - refund
  const changed = asShown(it, refund)
  if (changed) return changed
  const detail = { refund, kept, until }
  const cancelling = { refund, kept, actor: byWhom(it), detail }
  await cancelSold(deps, trx, pages, { booking, reservation, now, cancelling })
  return null
}

async function letGo(it: Cancelling, pages: OpenPages, { id }: Reservation) {
  const { deps, trx, booking, now } = it
  const changed = asShown(it, 0)
  if (changed) return changed
  await pages.endOthers(trx, { orderKind: ORDER_KIND, orderId: booking.id }, NO_TERMS)
  await sellableOf(it).release(trx, booking.holdId, 'released')
  if (!(await cancelUnpaid({ trx, now, publish: deps.publish }, id, byWhom(it))))
    throw new Error(`Reservation ${id} was settled at the same time`)
  await markCancelled(trx, booking.id, now)
  return null
}
