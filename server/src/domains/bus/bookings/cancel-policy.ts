import type { Piastres } from '@rihla/contract/values/money'
import { amountOf, type Booking, type CancelTerms, type Leg } from '../booking.ts'

const HOUR = 3_600_000

/** Until when, and for how much, a leg can be cancelled (decision 018). */
export const CANCEL_POLICY = {
  hoursBefore: 24,
  feePercent: 10,
  /** The least a cancellation costs, in piastres. */
  leastFee: 20_00,
} as const

/** The instant from which a leg can't be cancelled any more: real hours, also where a clock is changed. */
export const cancelableUntil = (leg: Pick<Leg, 'departsAt'>): Date =>
  new Date(leg.departsAt.getTime() - CANCEL_POLICY.hoursBefore * HOUR)

/** The fee for giving back what is worth so much: whole pounds, rounded up, never more than it is worth. */
export function feeFor(worth: Piastres): Piastres {
  const percent = Math.ceil((worth * CANCEL_POLICY.feePercent) / 100 / 100) * 100
  return Math.min(worth, Math.max(percent, CANCEL_POLICY.leastFee))
}

/**
 * What cancelling a leg comes to. While the other leg is still travelled, it costs its one-way price
 * from then on: what it was cheaper by stays with us, and only the rest comes back, less the fee. Once
 * the other leg is cancelled, this one has its one-way price to give back.
 */
export function cancelTerms(booking: Pick<Booking, 'legs'>, leg: Leg): CancelTerms {
  const amount = amountOf(leg)
  const other = booking.legs.find((it) => it.id !== leg.id)
  if (!other) return settle(leg, amount)
  if (!other.cancellation) {
    const saved = (other.singlePrice - other.price) * other.seatIds.length
    return settle(leg, Math.max(0, amount - saved))
  }
  return settle(leg, amount + other.cancellation.kept)
}

/**
 * What was taken back already is part of what comes back, then of the fee, and at last of what would be kept for
 * the other leg.
 */
function settle(leg: Leg, worth: Piastres): CancelTerms {
  const refund = Math.max(0, worth - feeFor(worth) - leg.takenBack)
  return sharedOut(leg, { refund, worth: Math.max(0, worth - leg.takenBack) })
}

/**
 * `worth`: what the leg is worth by now, less what was taken back. `kept` is below zero where the leg gives back
 * more than was paid for it: what the other one left here.
 */
const sharedOut = (
  leg: Leg,
  { refund, worth }: { readonly refund: Piastres; readonly worth: Piastres },
): CancelTerms => ({ refund, fee: worth - refund, kept: amountOf(leg) - leg.takenBack - worth })

/** The most that a leg can give back: what was paid for it, and what the other one left here. */
export function mostBack(booking: Pick<Booking, 'legs'>, leg: Leg): Piastres {
  const other = booking.legs.find((it) => it.id !== leg.id)
  return Math.max(0, amountOf(leg) + (other?.cancellation?.kept ?? 0) - leg.takenBack)
}

/** What a leg comes to where the staff chose what goes back, up to the most there is. */
export function chosenTerms(
  booking: Pick<Booking, 'legs'>,
  leg: Leg,
  refund: Piastres,
): CancelTerms {
  const byTerms = cancelTerms(booking, leg)
  const worth = Math.max(refund, byTerms.refund + byTerms.fee)
  return sharedOut(leg, { refund, worth })
}

/** What a leg gives back by its terms at an instant: nothing once its traveller can't cancel it any more. */
export const refundAt = (booking: Pick<Booking, 'legs'>, leg: Leg, now: Date): Piastres =>
  now < cancelableUntil(leg) ? cancelTerms(booking, leg).refund : 0

/** Whether the staff can cancel a leg now: until it leaves. */
export const isCancelableByStaff = (
  booking: Pick<Booking, 'state'>,
  leg: Pick<Leg, 'departsAt' | 'cancellation'>,
  now: Date,
): boolean => booking.state === 'sold' && !leg.cancellation && now < leg.departsAt

/** Whether a leg can be cancelled by its traveller now. */
export const isCancelable = (
  booking: Pick<Booking, 'state'>,
  leg: Pick<Leg, 'departsAt' | 'cancellation'>,
  now: Date,
): boolean => booking.state === 'sold' && !leg.cancellation && now < cancelableUntil(leg)
