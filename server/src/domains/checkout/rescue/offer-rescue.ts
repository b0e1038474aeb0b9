import type { Trx } from '../../../platform/database/connect.ts'
import { isInHand, type Arrived } from '../../payments/index.ts'
import { depositOf, offerChoice } from '../../reservations/index.ts'
import type { Booking } from '../booking.ts'
import type { CheckoutDeps } from '../deps.ts'
import { findAlternatives } from './alternatives.ts'
import { budgetOf, openRescue } from './rescue-store.ts'

/** So long its traveller chooses; then the money goes back by itself. */
const CHOICE_MS = 24 * 3_600_000

/** What the staff see while a traveller chooses. */
export const LATE_MONEY = 'late_money_waits'

/**
 * Money came for places that are gone: where the same can be had on another day for it, its traveller chooses,
 * instead of getting it back at once. False where there is nothing to choose: no such day, a deposit, or money that
 * the staff took in hand and gives back themselves.
 */
export async function offerRescue(
  deps: CheckoutDeps,
  trx: Trx,
  booking: Booking,
  paid: Arrived,
): Promise<boolean> {
  const { id: bookingId, reservationId } = booking
  if (reservationId === null || depositOf(booking.sold)) return false
  if (isInHand(paid)) return false
  const { attemptId, amount, fee, method } = paid
  const now = deps.clock.now()
  const budget = budgetOf({ amount, fee }, 0) + booking.points
  const [nearest] = await findAlternatives(deps, trx, { booking, budget, most: 1, now })
  if (!nearest) return false
  const deadline = new Date(now.getTime() + CHOICE_MS)
  const settling = { trx, now, publish: deps.publish }
  if (!(await offerChoice(settling, reservationId, { amount, deadline }))) return false
  const opened = { bookingId, reservationId, attemptId, amount, fee, method, deadline }
  await openRescue(trx, opened, now)
  const until = deadline.toISOString()
  await deps.alert(trx, LATE_MONEY, String(attemptId), { bookingId, amount, until })
  return true
}
