import type { Trx } from '../../../platform/database/connect.ts'
import { requestRefund, type Arrived } from '../../payments/index.ts'
import { cancelForRefund } from '../../reservations/index.ts'
import type { Booking } from '../booking.ts'
import type { CheckoutDeps } from '../deps.ts'

/** Why what was paid for can't be had: others have its places, or it has begun. */
const causes = {
  gone: { reason: 'places_gone', alert: 'paid_but_gone' },
  begun: { reason: 'already_begun', alert: 'paid_but_begun' },
} as const

/** The money of a booking that can't be had is owed back: its traveller and the staff are told why. */
export async function oweBack(
  deps: CheckoutDeps,
  trx: Trx,
  { id: bookingId, reservationId }: Pick<Booking, 'id' | 'reservationId'>,
  { paid, because }: { readonly paid: Arrived; readonly because: keyof typeof causes },
): Promise<void> {
  const { attemptId, amount } = paid
  const { reason, alert } = causes[because]
  const settling = { trx, now: deps.clock.now(), publish: deps.publish }
  if (reservationId !== null) await cancelForRefund(settling, reservationId, amount, because)
  await requestRefund(deps.payments, trx, { attemptId, amount, reason })
  await deps.alert(trx, alert, String(attemptId), { bookingId, amount })
}
