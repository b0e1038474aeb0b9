import type { Trx } from '../../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import {
  claimPoints,
  lockPoints,
  payableBy,
  readPointTerms,
  takesPoints,
} from '../../payments/index.ts'
import { dueNow, type Booking } from '../booking.ts'
import { ORDER_KIND } from '../deps.ts'
import { setPoints } from '../store.ts'

/** Behind the promocode, before the stock: whoever settles a payment takes all three locks in this order, too. */
export async function lockPointsOf(
  trx: Trx,
  booking: Pick<Booking, 'userId' | 'points'> | null,
  byPoints = false,
): Promise<void> {
  if (booking && booking.userId !== null && (byPoints || booking.points > 0))
    await lockPoints(trx, booking.userId)
}

/** Holds so much of its traveller's points for a booking; null when they have too few. Piastres. */
export async function pointsFor(
  trx: Trx,
  booking: Booking,
  points: number,
  now: Date,
): Promise<Booking | null> {
  const { id: orderId, userId } = booking
  if (userId === null) return points === 0 ? booking : null
  const claim = { orderKind: ORDER_KIND, orderId, userId, amount: points }
  if (!(await claimPoints(trx, claim, now))) return null
  if (points !== booking.points) await setPoints(trx, orderId, points)
  return { ...booking, points }
}

/**
 * A booking whose price is another one by now, or whose hold had ended: its points never pay more than is due,
 * and where they were spent meanwhile, or aren't taken any more, none are left in it.
 */
export async function keepPoints(trx: Trx, booking: Booking, now: Date): Promise<Booking> {
  if (booking.points === 0) return booking
  const points = (await takesPoints(trx, booking.module))
    ? payableBy(await readPointTerms(trx), booking.points, dueNow(booking))
    : 0
  const kept = await pointsFor(trx, booking, points, now)
  return kept ?? (await pointsFor(trx, booking, 0, now)) ?? booking
}

/** Everything that is due of a booking by points. */
export const allByPoints = async (
  trx: Trx,
  booking: Booking,
  now: Date,
): Promise<Booking | Refusal<'points_too_few'>> =>
  (await pointsFor(trx, booking, dueNow(booking), now)) ?? refuse('points_too_few')
