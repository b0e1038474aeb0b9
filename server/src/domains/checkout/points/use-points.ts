import type { PointsBeside } from '@rihla/contract/checkout/points'
import type { Module } from '@rihla/contract/modules'
import type { Trx } from '../../../platform/database/connect.ts'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { isLive, readHold } from '../../inventory/index.ts'
import {
  changeOrder,
  keyOfTerms,
  payableBy,
  readPointTerms,
  takesPoints,
  type OpenPages,
} from '../../payments/index.ts'
import { findBySource, noteInstructions } from '../../reservations/index.ts'
import { dueNow, endedRefusal, isOfModule, termsOf, type Booking } from '../booking.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import { owns, type Owner } from '../policy.ts'
import { waitNoLonger } from '../paying/wait-no-longer.ts'
import { claimBooking, lockBooking } from '../store.ts'
import { viewBooking } from '../view-booking.ts'
import { pointsFor } from './hold-points.ts'
import { releaseIdlePoints } from './release-idle-points.ts'
import { pointsAround, presentPoints } from './view-points.ts'

type Traveller = Owner & { readonly userId: number }
type Asked = { readonly tempId: number; readonly module: Module }

/** What a traveller's points could do, and do, for a booking of theirs. */
export async function viewPoints(
  deps: CheckoutDeps,
  owner: Traveller,
  { tempId, module }: Asked,
): Promise<PointsBeside | Refusal> {
  await releaseIdlePoints(deps, owner.userId)
  const shown = await viewBooking(deps, owner, tempId, module)
  if (isRefusal(shown)) return shown
  return presentPoints(await pointsAround(deps.db, owner.userId, shown.booking), shown.booking)
}

/**
 * Pays so much of a held booking with its traveller's points: they are held with it from then on, and nobody else's
 * tab can spend them. More than is due isn't taken. Pages that were opened for another amount are ended; the gateway
 * is asked about them first. Refuses `points_too_few`, and `payment_method_unknown` while points aren't taken. Said again, it changes nothing.
 */
export async function usePoints(
  deps: CheckoutDeps,
  owner: Traveller,
  request: Asked & { readonly points: number },
): Promise<PointsBeside | Refusal> {
  await releaseIdlePoints(deps, owner.userId)
  return orBusy(() =>
    changeOrder(deps.payments, async (trx, pages) => {
      const booking = await lockOwn(deps, trx, owner, request)
      if (isRefusal(booking)) return booking
      // Taking them back is always possible.
      if (request.points > 0 && !(await takesPoints(trx, booking.module)))
        return refuse('payment_method_unknown')
      const terms = await readPointTerms(trx)
      const points = payableBy(terms, request.points * terms.worth, dueNow(booking))
      const changed = await pointsFor(trx, booking, points, deps.clock.now())
      if (!changed) return refuse('points_too_few')
      await endPages(deps, trx, pages, changed)
      return presentPoints(await pointsAround(trx, owner.userId, changed), changed)
    }),
  )
}

/** A booking of theirs that is still held and not paid; a visitor's of this browser becomes theirs. */
async function lockOwn(
  deps: CheckoutDeps,
  trx: Trx,
  owner: Traveller,
  { tempId, module }: Asked,
): Promise<Booking | Refusal> {
  const booking = await lockBooking(trx, tempId)
  if (!booking || !owns(owner, booking) || !isOfModule(booking, module))
    return refuse('booking_not_found')
  const ended = endedRefusal(booking)
  if (ended) return ended
  const hold = await readHold(trx, booking.holdId)
  if (!hold || !isLive(hold, deps.clock.now())) return refuse('hold_ended')
  const reservation = await findBySource(trx, ORDER_KIND, booking.id)
  if (reservation?.status === 'Under Review') return refuse('proof_under_review')
  if (booking.userId === null) await claimBooking(trx, booking.id, owner.userId)
  return { ...booking, userId: owner.userId }
}

/** Of what was opened for another amount, nothing holds any more. */
async function endPages(
  deps: CheckoutDeps,
  trx: Trx,
  pages: OpenPages,
  booking: Booking,
): Promise<void> {
  const order = { orderKind: ORDER_KIND, orderId: booking.id }
  if (!(await pages.endOthers(trx, order, keyOfTerms(termsOf(booking))))) return
  await waitNoLonger(deps, trx, booking)
  if (booking.reservationId !== null) await noteInstructions(trx, booking.reservationId, null)
}
