import type { Module } from '@rihla/contract/modules'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import { payingPastExpiry, readHold } from '../../inventory/index.ts'
import {
  isInHand,
  keyOfTerms,
  latestProof,
  settleOrder,
  type Arrived,
  type Settled,
} from '../../payments/index.ts'
import {
  beginningOf,
  confirmReservation,
  depositOf,
  endReviewed,
  expireReservation,
  readReservations,
  receiveDeposit,
} from '../../reservations/index.ts'
import { moneyDue, termsOf, withFee, type Booking } from '../booking.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import { chargeHeld, releaseHeld } from '../points/charge-held.ts'
import { pointsFor } from '../points/hold-points.ts'
import { offerRescue } from '../rescue/offer-rescue.ts'
import type { Sellable } from '../sellable.ts'
import {
  findByHold,
  lockBooking,
  lockPromocode,
  markCancelled,
  markPlaced,
  promocodeBookings,
} from '../store.ts'
import { oweBack } from './owe-back.ts'

const sellableOf = (deps: CheckoutDeps, booking: Booking): Sellable => {
  const sellable = deps.sellables[booking.module as Module]
  if (!sellable) throw new Error(`Nothing sells ${booking.module}`)
  return sellable
}

/**
 * When money arrived, in the transaction in which it did: the hold is consumed and the reservation
 * confirmed, if the booking is still the very one that the page sold. Money goes back when the
 * places are taken by now, when what they are for has begun without them, when it arrived twice, when
 * the booking is over, or when it has changed since.
 */
export async function settleBooking(deps: CheckoutDeps, trx: Trx, paid: Arrived): Promise<Settled> {
  const booking = await lockBooking(trx, paid.orderId)
  if (!booking || booking.reservationId === null)
    throw new Error(`Payment for an unknown booking ${paid.orderId}`)
  const { reservationId } = booking
  const settled = await settle(deps, trx, { ...booking, reservationId }, paid)
  if (settled !== 'kept' && isInHand(paid)) await endDecided(deps, trx, booking, reservationId)
  return settled
}

type Reserved = Booking & { readonly reservationId: number }

async function settle(
  deps: CheckoutDeps,
  trx: Trx,
  booking: Reserved,
  paid: Arrived,
): Promise<Settled> {
  const now = deps.clock.now()
  if (booking.placedAt) return { giveBack: 'paid_twice' }
  if (booking.cancelledAt || (await isRejected(trx, booking.reservationId)))
    return { giveBack: 'booking_over' }
  if (!isWhatWasPaid(booking, paid)) return { giveBack: 'page_voided' }
  if (await hasBegunWithout(trx, booking, { paid, now })) return giveUp(deps, trx, booking, paid)
  if (isTooLate(booking, now)) return { giveBack: 'booking_over' }
  if (await isUsedUp(trx, booking)) return { giveBack: 'promocode_used_up' }
  // They were given back when the hold ended, and may be spent by now. Before the stock is locked.
  if (booking.points > 0 && !(await pointsFor(trx, booking, booking.points, now)))
    return { giveBack: 'points_gone' }
  const settling = { trx, now, publish: deps.publish }
  const outcome = await sellableOf(deps, booking).confirm(trx, booking.holdId, now)
  await markPlaced(trx, booking.id, now)
  if (outcome !== 'gone') {
    await book(settling, booking, booking.reservationId, paid)
    return 'kept'
  }
  await releaseHeld(trx, booking, now)
  if (await offerRescue(deps, trx, booking, paid)) return 'kept'
  await oweBack(deps, trx, booking, { paid, because: 'gone' })
  return 'kept'
}

/**
 * The money that its receipt was about is here, and goes back: nothing is left for staff to decide, unless another
 * receipt waits. It is over, and what is still counted for it goes back.
 */
async function endDecided(
  deps: CheckoutDeps,
  trx: Trx,
  booking: Booking,
  reservationId: number,
): Promise<void> {
  if ((await latestProof(trx, ORDER_KIND, booking.id))?.state === 'waiting') return
  const now = deps.clock.now()
  if (!(await endReviewed({ trx, now, publish: deps.publish }, reservationId))) return
  await sellableOf(deps, booking).release(trx, booking.holdId, 'released')
  await releaseHeld(trx, booking, now)
  await markCancelled(trx, booking.id, now)
}

/** Whether staff ended it with its receipt; of those of before, the booking doesn't say so itself. */
async function isRejected(trx: Trx, reservationId: number): Promise<boolean> {
  const [reservation] = await readReservations(trx, [reservationId])
  return reservation?.status === 'Rejected'
}

/**
 * Whether it began while nothing was held for it: sold then, it could be neither used in full nor cancelled. Some
 * offers are on sale beyond their start, so what is held can still be paid. The gateway's word may come late, but the
 * sweeper asks for it before a hold ends; money in hand has no such excuse.
 */
async function hasBegunWithout(
  trx: Trx,
  { sold, fromDate, holdId }: Booking,
  { paid, now }: { readonly paid: Arrived; readonly now: Date },
): Promise<boolean> {
  if (beginningOf({ sold, fromDate }) > now) return false
  const hold = await readHold(trx, holdId)
  const isKept = hold?.state === 'active' || hold?.state === 'paying'
  return !isKept || (isInHand(paid) && hold.expiresAt <= now)
}

/** It has begun: whatever is still counted for it goes back, and so does the money. */
async function giveUp(
  deps: CheckoutDeps,
  trx: Trx,
  booking: Booking,
  paid: Arrived,
): Promise<Settled> {
  const now = deps.clock.now()
  await sellableOf(deps, booking).release(trx, booking.holdId, 'expired')
  await markPlaced(trx, booking.id, now)
  await releaseHeld(trx, booking, now)
  await oweBack(deps, trx, booking, { paid, because: 'begun' })
  return 'kept'
}

/** Sells a booking for which points pay all that is due: they and its places are held. */
export async function bookWithPoints(
  deps: CheckoutDeps,
  trx: Trx,
  booking: Booking,
): Promise<void> {
  const now = deps.clock.now()
  const outcome = await sellableOf(deps, booking).confirm(trx, booking.holdId, now)
  if (outcome !== 'sold' || booking.reservationId === null)
    throw new Error(`Booking ${booking.id} isn't held`)
  await markPlaced(trx, booking.id, now)
  const settling = { trx, now, publish: deps.publish }
  const paid = { amount: 0, fee: 0, method: 'Credit_Points' } as const
  await book(settling, booking, booking.reservationId, paid)
}

/** Confirms what was paid in full, and books what a deposit came for; what points pay for, with it. */
async function book(
  settling: Parameters<typeof confirmReservation>[0],
  booking: Booking,
  reservationId: number,
  { amount, fee, method: paymentMethod }: Pick<Arrived, 'amount' | 'fee' | 'method'>,
): Promise<void> {
  const deposit = depositOf(booking.sold)
  const points = await chargeHeld(settling.trx, booking, settling.now)
  const paid = amount + points
  const agreed = {
    sold: withFee(booking.sold, fee),
    total: booking.payable + fee,
    paymentMethod,
    points,
    deposit: deposit && paid,
  }
  if (!deposit) return void (await confirmReservation(settling, reservationId, paid, agreed))
  const balanceDueAt = new Date(deposit.balanceDueAt)
  await receiveDeposit(settling, reservationId, { paid, agreed, balanceDueAt })
}

/** Whether the rest of a booking would be due by now: a deposit alone can't make it any more. */
const isTooLate = ({ sold }: Booking, now: Date): boolean => {
  const deposit = depositOf(sold)
  return deposit !== null && new Date(deposit.balanceDueAt) <= now
}

/**
 * Whether others have been booked with the promocode as often as it may be: money that came after its
 * hold had ended may find it so. Before the stock is locked, as wherever both are.
 */
async function isUsedUp(trx: Trx, booking: Booking): Promise<boolean> {
  if (booking.promocode === null || booking.promocodeId === null) return false
  const promocode = await lockPromocode(trx, booking.promocode)
  if (!promocode) return false
  const { uses, usesByThem } = await promocodeBookings(trx, booking.promocodeId, booking)
  const { maxUses, maxUsesEach } = promocode
  return uses >= (maxUses ?? Infinity) || usesByThem >= (maxUsesEach ?? Infinity)
}

/** Whether the page sold this booking as it is now; by another method it may have cost another fee. */
function isWhatWasPaid(booking: Booking, paid: Arrived): boolean {
  const isSame = paid.termsKey === '' || paid.termsKey === keyOfTerms(termsOf(booking))
  return isSame && paid.amount - paid.fee === moneyDue(booking)
}

/**
 * Scheduled: ends holds in `paying` whose time is up. The gateway is asked first; only what it
 * knows no payment of is given back. While it can't be asked, the hold stays, but never past its
 * hard cap.
 */
export async function endUnpaidBookings(deps: CheckoutDeps): Promise<number> {
  const over = await payingPastExpiry(deps.db, deps.clock.now(), 100)
  return forEachIsolated(deps, over, async (holdId) => {
    const booking = await findByHold(deps.db, holdId)
    return booking ? endUnpaid(deps, deps.db, booking) : false
  })
}

async function endUnpaid(deps: CheckoutDeps, db: Db, booking: Booking): Promise<boolean> {
  const look = await settleOrder(deps.payments, ORDER_KIND, booking.id)
  if (look === 'paid') return false
  const hold = await readHold(db, booking.holdId)
  if (look === 'unknown' && hold && hold.hardCapAt > deps.clock.now()) return false
  return db.transaction().execute(async (trx) => {
    const current = await lockBooking(trx, booking.id)
    if (!current || current.placedAt || current.holdId !== booking.holdId) return false
    // Kept for longer since it was looked at: its traveller chose to pay later.
    const kept = await readHold(trx, current.holdId)
    if (kept && kept.expiresAt > deps.clock.now()) return false
    if (!(await sellableOf(deps, current).release(trx, current.holdId, 'expired'))) return false
    if (current.reservationId !== null) await expire(deps, trx, current.reservationId)
    return true
  })
}

/** One whose receipt staff haven't looked at in time stays under review: its money may be here. */
async function expire(deps: CheckoutDeps, trx: Trx, reservationId: number): Promise<void> {
  const settling = { trx, now: deps.clock.now(), publish: deps.publish }
  if (await expireReservation(settling, reservationId)) return
  await deps.alert(trx, 'proof_overdue', String(reservationId), { reservationId })
}
