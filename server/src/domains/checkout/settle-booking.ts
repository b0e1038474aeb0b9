import type { Module } from '@rihla/contract/values/enumerations'
import type { Db, Trx } from '../../platform/database/connect.ts'
import { payingPastExpiry, readHold } from '../inventory/index.ts'
import { requestRefund, settleOrder } from '../payments/index.ts'
import { cancelForRefund, confirmReservation, expireReservation } from '../reservations/index.ts'
import type { Booking } from './booking.ts'
import { ORDER_KIND, type CheckoutParts } from './parts.ts'
import type { Sellable } from './sellable.ts'
import { findByHold, lockBooking, markPlaced } from './store.ts'

type Paid = { readonly attemptId: number; readonly orderId: number; readonly amount: number }

const sellableOf = (parts: CheckoutParts, booking: Booking): Sellable => {
  const sellable = parts.sellables[booking.module as Module]
  if (!sellable) throw new Error(`Nothing sells ${booking.module}`)
  return sellable
}

/**
 * When money arrived, in the transaction in which it did: the hold is consumed and the reservation
 * confirmed. Places that somebody else has by now, and money that arrived twice, go back instead.
 */
export async function onPaymentSucceeded(
  parts: CheckoutParts,
  trx: Trx,
  paid: Paid,
): Promise<void> {
  const now = parts.clock.now()
  const booking = await lockBooking(trx, paid.orderId)
  if (!booking || booking.reservationId === null)
    throw new Error(`Payment for an unknown booking ${paid.orderId}`)
  if (booking.placedAt) {
    await requestRefund(parts.payments, trx, { ...paid, reason: 'paid_twice' })
    return parts.alert(trx, 'paid_twice', String(paid.attemptId), {
      bookingId: booking.id,
      amount: paid.amount,
    })
  }
  const settling = { trx, now, tell: parts.tell }
  const outcome = await sellableOf(parts, booking).confirm(trx, booking.holdId, now)
  await markPlaced(trx, booking.id, now)
  if (outcome !== 'gone')
    return void (await confirmReservation(settling, booking.reservationId, paid.amount))
  await cancelForRefund(settling, booking.reservationId, paid.amount)
  await requestRefund(parts.payments, trx, { ...paid, reason: 'places_gone' })
  await parts.alert(trx, 'paid_but_gone', String(paid.attemptId), {
    bookingId: booking.id,
    amount: paid.amount,
  })
}

/**
 * By the clock: holds in `paying` whose time is up. The gateway is asked first; only what it knows no
 * payment of is given back. While it can't be asked, the hold stays, but never past its hard cap.
 */
export async function endUnpaidBookings(parts: CheckoutParts): Promise<number> {
  let ended = 0
  for (const holdId of await payingPastExpiry(parts.db, parts.clock.now(), 100)) {
    const booking = await findByHold(parts.db, holdId)
    if (booking && (await endUnpaid(parts, parts.db, booking))) ended += 1
  }
  return ended
}

async function endUnpaid(parts: CheckoutParts, db: Db, booking: Booking): Promise<boolean> {
  const look = await settleOrder(parts.payments, ORDER_KIND, booking.id)
  if (look === 'paid') return false
  const hold = await readHold(db, booking.holdId)
  if (look === 'unknown' && hold && hold.hardCapAt > parts.clock.now()) return false
  return db.transaction().execute(async (trx) => {
    const current = await lockBooking(trx, booking.id)
    if (!current || current.placedAt || current.holdId !== booking.holdId) return false
    if (!(await sellableOf(parts, current).release(trx, current.holdId, 'expired'))) return false
    if (current.reservationId !== null)
      await expireReservation(
        { trx, now: parts.clock.now(), tell: parts.tell },
        current.reservationId,
      )
    return true
  })
}
