import type { PaymentStatus } from '@rihla/contract/checkout/payment'
import type { CancellationAmounts, CancellationTerms } from '@rihla/contract/cancellation/terms'
import { cancellationAmounts } from '@rihla/contract/cancellation/terms'
import type { Piastres } from '@rihla/contract/values/money'
import type { Trx } from '../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../platform/refusal.ts'
import { findBySource, type Reservation } from '../reservations/index.ts'
import type { Owner } from './booking/owner.ts'
import { lockBooking, readBooking, updateBooking } from './booking/store.ts'
import { cancelExternal, chargeNow, type CancelRequest } from './cancelling/cancel-booking.ts'
import { isCancelable, refundNow, termsOfSale } from './cancelling/cancel-terms.ts'
import { cancellingAmong } from './cancelling/cancel-store.ts'
import { endUnpaidBalance } from './cancelling/end-unpaid-balance.ts'
import { ORDER_KIND, type SupplierDeps } from './deps.ts'
import { payableOf, startPaying, type PayRequest } from './paying/start-paying.ts'
import { viewExternalPayment } from './paying/view-payment.ts'

/** What cancelling comes to now; `amounts` null: it isn't paid, so nothing moves. */
type Cancelable = {
  readonly reservation: Reservation
  readonly terms: CancellationTerms
  readonly amounts: CancellationAmounts | null
}

/** From this id on temporary reservations and reservations are a supplier's (migration 212). */
const FIRST_ID = 1_500_000_000

/** Paying for, looking at and cancelling a supplier's rooms, by the same calls as everything else. */
export function createExternalOrders(deps: SupplierDeps) {
  const { db, clock } = deps
  return {
    owns: (id: number): boolean => id > FIRST_ID,
    pay: (owner: Owner, request: PayRequest) => startPaying(deps, owner, request),
    payable: (owner: Owner, bookingId: number) => payableOf(deps, owner, bookingId),
    view: (
      owner: Owner,
      request: Parameters<typeof viewExternalPayment>[2],
    ): Promise<PaymentStatus | Refusal> => viewExternalPayment(deps, owner, request),
    /** Locks a booking whose rest is to be paid until the transaction ends. */
    async lockForBalance(trx: Trx, bookingId: number) {
      const booking = await lockBooking(trx, bookingId)
      const reservation = booking && (await findBySource(trx, ORDER_KIND, bookingId))
      if (!booking || !reservation) return null
      return { reservation, isOver: booking.state !== 'booked' || booking.cancelState !== null }
    },
    noteBalance: (trx: Trx, bookingId: number, paid: Piastres): Promise<void> =>
      updateBooking(trx, bookingId, { paid }, clock.now()),
    endUnpaidBalance: (bookingId: number) => endUnpaidBalance(deps, bookingId),
    cancellingAmong: (ids: readonly number[]) => cancellingAmong(db, ids),
    /** Of whose reservation, the caller has found out. */
    async cancelable(bookingId: number): Promise<Cancelable | Refusal> {
      const booking = await readBooking(db, bookingId)
      const reservation = await findBySource(db, ORDER_KIND, bookingId)
      if (!booking || !reservation) return refuse('reservation_not_found')
      const terms = termsOfSale(booking)
      if (reservation.status === 'Cancelled') return { reservation, terms, amounts: null }
      const now = clock.now()
      if (booking.cancelState !== null || !isCancelable(booking, reservation, now))
        return refuse('not_cancelable')
      if (booking.state !== 'booked') return { reservation, terms, amounts: null }
      const { refund, kept } = refundNow(booking, await chargeNow(deps, booking), now)
      const { until } = cancellationAmounts(terms, booking.paid ?? 0, now)
      return { reservation, terms, amounts: { refund, kept, until } }
    },
    async cancel(
      request: CancelRequest,
    ): Promise<{ reservation: Reservation; refund: Piastres } | Refusal> {
      const booking = await cancelExternal(deps, request)
      if (isRefusal(booking)) return booking
      const reservation = await findBySource(db, ORDER_KIND, booking.id)
      return reservation
        ? { reservation, refund: booking.cancelRefund ?? 0 }
        : refuse('reservation_not_found')
    },
  }
}
