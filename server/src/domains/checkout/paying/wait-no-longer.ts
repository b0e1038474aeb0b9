import type { Trx } from '../../../platform/database/connect.ts'
import { stopWaiting } from '../../inventory/index.ts'
import { awaitedUntil } from '../../payments/index.ts'
import type { Booking } from '../booking.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'

/** Places aren't kept for a day for a payment that isn't asked for any more. */
export async function waitNoLonger(
  deps: CheckoutDeps,
  trx: Trx,
  { id, holdId, keepUntil }: Pick<Booking, 'id' | 'holdId' | 'keepUntil'>,
): Promise<void> {
  // Whoever sold it on the phone said until when.
  if (keepUntil && keepUntil > deps.clock.now()) return
  if (await awaitedUntil(trx, { orderKind: ORDER_KIND, orderId: id })) return
  await stopWaiting(trx, holdId, { now: deps.clock.now(), terms: deps.terms })
}
