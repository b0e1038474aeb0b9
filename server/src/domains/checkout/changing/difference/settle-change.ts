import type { Trx } from '../../../../platform/database/connect.ts'
import { keyOfTerms, type Arrived, type Settled } from '../../../payments/index.ts'
import { readReservations } from '../../../reservations/index.ts'
import type { CheckoutDeps } from '../../deps.ts'
import { lockBooking } from '../../store.ts'
import { applyChange } from '../apply-change.ts'
import { isStillAgreed, termsOfChange, type Change } from '../change.ts'
import { agreedChanges } from '../change-store.ts'

/**
 * When the difference of a change arrived: the booking is what was agreed to. What comes twice, after the change or the
 * booking was over, or after some of its money went back without us, goes back, and the booking stays as it is.
 */
export async function settleChange(deps: CheckoutDeps, trx: Trx, paid: Arrived): Promise<Settled> {
  const booking = await lockBooking(trx, paid.orderId)
  const [reservation] = await readReservations(trx, [booking?.reservationId ?? 0])
  if (!booking || !reservation) throw new Error(`Payment of a change of nothing: ${paid.orderId}`)
  if (booking.cancelledAt) return { giveBack: 'booking_over' }
  const isPaid = (it: Change): boolean => keyOfTerms(termsOfChange(it)) === paid.termsKey
  const change = (await agreedChanges(trx, booking.id)).find(isPaid)
  if (change?.state === 'done') return { giveBack: 'paid_twice' }
  if (!change || !isStillAgreed(change, reservation)) return { giveBack: 'change_over' }
  if (paid.amount - paid.fee !== change.difference) return { giveBack: 'change_over' }
  return (await applyChange(deps, trx, { booking, reservation, change, paid })) === 'gone'
    ? { giveBack: 'change_over' }
    : 'kept'
}
