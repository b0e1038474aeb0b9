import type { Trx } from '../../../platform/database/connect.ts'
import { readReservations, type Reservation } from '../../reservations/index.ts'
import { orderKindOf } from '../../payments/index.ts'
import { ORDER_KIND, type CheckoutDeps } from '../deps.ts'
import { lockBooking } from '../store.ts'

/** What the rest is paid of: cancelled, or about to be, it takes none. */
type Balance = { readonly reservation: Reservation; readonly isOver: boolean }

/**
 * Locks a booking that was begun with a deposit until the transaction ends, be it ours or sold elsewhere; null: there
 * is none. `kind`: of its order, or of its rest.
 */
export async function lockForBalance(
  { otherOrders }: CheckoutDeps,
  trx: Trx,
  { kind, orderId }: { readonly kind: string; readonly orderId: number },
): Promise<Balance | null> {
  if (orderKindOf(kind) !== ORDER_KIND) return otherOrders?.lockForBalance(trx, orderId) ?? null
  const booking = await lockBooking(trx, orderId)
  const [reservation] = await readReservations(trx, [booking?.reservationId ?? 0])
  return booking && reservation ? { reservation, isOver: booking.cancelledAt !== null } : null
}
