import type { Piastres } from '@rihla/contract/values/money'
import type { Trx } from '../../../platform/database/connect.ts'
import { chargePoints, claimPoints, keyOfTerms } from '../../payments/index.ts'
import { termsOf, type Booking } from '../booking.ts'
import { ORDER_KIND } from '../deps.ts'

/** Charges the points that are held for a booking; answers how much, in piastres. */
export async function chargeHeld(trx: Trx, booking: Booking, now: Date): Promise<Piastres> {
  const { id: orderId, userId, points } = booking
  if (points === 0 || userId === null) return 0
  const full = termsOf(booking)
  const terms = { key: keyOfTerms(full), full }
  const charged = await chargePoints(trx, { orderKind: ORDER_KIND, orderId, userId, terms }, now)
  if (charged !== points) throw new Error(`Booking ${orderId} holds ${charged} points of ${points}`)
  return charged
}

/** Gives the points that are held for a booking back to its traveller; how many were chosen stands there still. */
export async function releaseHeld(trx: Trx, booking: Booking, now: Date): Promise<void> {
  const { id: orderId, userId, points } = booking
  if (points === 0 || userId === null) return
  await claimPoints(trx, { orderKind: ORDER_KIND, orderId, userId, amount: 0 }, now)
}
