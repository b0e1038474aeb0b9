import type { Module } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import { toWholeEgp } from '@rihla/contract/values/money'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import { isLive, readHold } from '../../inventory/index.ts'
import { dueOf, readReservations, viewerOf, type Reservation } from '../../reservations/index.ts'
import { payChange } from '../changing/difference/pay-change.ts'
import { payBalance } from '../deposit/pay-balance.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import { findOwnReservation } from '../find-own-reservation.ts'
import type { Owner } from '../policy.ts'
import { readBooking } from '../store.ts'
import { payBooking } from './pay-booking.ts'

type CompleteRequest = {
  readonly reservationId: number
  readonly module: Module
  readonly language: Language
  /** The change of it that is paid for; null: the reservation itself. */
  readonly changeId: number | null
  /** Whole EGP that the payer saw; null: not said. */
  readonly shownPrice: number | null
}

/**
 * Goes on paying for a reservation that waits for it, by the method it was begun with, while its hold
 * lives, for the rest of one that was begun with a deposit, or for a change of one that was agreed to; answers the
 * page's address. Its owner's, or that of whoever was let in by the link of a mail. Repeated, it answers the page that
 * is open. Refuses `price_changed` where what is charged isn't what was shown (P15).
 */
export async function completePayment(
  deps: CheckoutDeps,
  owner: Owner,
  { reservationId, module, language, changeId, shownPrice }: CompleteRequest,
): Promise<{ paymentUrl: string } | Refusal> {
  const { otherOrders } = deps
  if (otherOrders?.owns(reservationId)) {
    const reservation = await findSeen(deps, owner, reservationId)
    if (reservation?.status === 'Deposit Paid') {
      const { sourceKind: orderKind, sourceId: orderId, userId } = reservation
      return payBalance(deps, { orderKind, orderId, userId, language, shownPrice })
    }
    const request = { bookingId: reservationId, method: 'Bank_Card', shownPrice, language }
    return otherOrders.pay(owner, request)
  }
  const now = deps.clock.now()
  const viewer = await viewerOf(deps.db, owner, reservationId, now)
  if (!viewer) return refuse(owner.userId === null ? 'unauthenticated' : 'reservation_not_found')
  const { userId } = viewer
  const wanted = { userId, id: reservationId, module }
  if (changeId !== null) return payChange(deps, { ...wanted, changeId, language, shownPrice })
  const reservation = await findOwnReservation(deps.db, wanted)
  const booking = reservation && (await readBooking(deps.db, reservation.sourceId))
  if (!reservation || !booking) return refuse('reservation_not_found')
  if (booking.cancelledAt) return refuse('booking_cancelled')
  if (reservation.status === 'Deposit Paid')
    return payBalance(deps, {
      orderKind: ORDER_KIND,
      orderId: booking.id,
      userId,
      language,
      shownPrice,
    })
  if (reservation.confirmedAt) return refuse('already_booked')
  const hold = await readHold(deps.db, booking.holdId)
  // In `paying` it lives until the sweeper has asked the gateway: no page is opened by then.
  if (!hold || !isLive(hold, now) || hold.expiresAt <= now) return refuse('hold_ended')
  const method = reservation.paymentMethod ?? ''
  const shown = shownPrice ?? toWholeEgp(dueOf(reservation))
  const request = { tempId: booking.id, module, method, shownPrice: shown, language }
  // Whoever was let in, by the link of a mail, pays for whose it is: it may have been sold on the phone.
  const payer = { userId, applicationId: booking.applicationId, address: owner.address }
  const begun = await payBooking(deps, payer, { ...request, asGuest: userId === null })
  if (isRefusal(begun)) return begun
  // A code or a transfer has no page: how to pay stands in the reservation.
  return begun.paymentUrl === null
    ? refuse('payment_method_unknown')
    : { paymentUrl: begun.paymentUrl }
}

/** A reservation that the caller may see, as a guest in a browser that was let in, too. */
async function findSeen(
  { db, clock }: CheckoutDeps,
  { userId, applicationId }: Owner,
  id: number,
): Promise<Reservation | null> {
  const viewer = await viewerOf(db, { userId, applicationId }, id, clock.now())
  return viewer ? ((await readReservations(db, [id]))[0] ?? null) : null
}
