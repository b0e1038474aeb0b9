import type { CancellationAmounts, CancellationTerms } from '@rihla/contract/cancellation/terms'
import type { PaymentStatus } from '@rihla/contract/checkout/payment'
import type { Language } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import type { Trx } from '../../platform/database/connect.ts'
import type { Refusal } from '../../platform/refusal.ts'
import type { PaymentMethod } from '../payments/index.ts'
import type { Reservation } from '../reservations/index.ts'
import type { Owner } from './policy.ts'

/** Staff, who cancel for its traveller, and may give back another part of what was paid, in piastres. */
export type ByStaff = { readonly actor: string; readonly refund: Piastres | null }

/**
 * What is quoted and sold elsewhere, and paid for and cancelled by the same calls: rooms of a supplier. Its
 * temporary reservation and its reservation have one id, which says that it is theirs.
 */
export type OtherOrders = {
  owns(id: number): boolean
  /** Guests may: who travels is known, with how to reach them. */
  pay(
    owner: Owner,
    request: {
      readonly bookingId: number
      readonly method: string | number
      readonly shownPrice: number | null
      readonly language: Language
    },
  ): Promise<{ readonly paymentUrl: string; readonly reservation: Reservation } | Refusal>
  payable(
    owner: Owner,
    bookingId: number,
  ): Promise<{ readonly price: Piastres; readonly methods: readonly PaymentMethod[] } | Refusal>
  /** `ofBalance`: of the rest of what was booked with a deposit. */
  view(
    owner: Owner,
    request: {
      readonly bookingId: number
      readonly language: Language
      readonly ofBalance: boolean
    },
  ): Promise<PaymentStatus | Refusal>
  /** Locks a booking whose rest is to be paid until the transaction ends; null: there is none. */
  lockForBalance(
    trx: Trx,
    bookingId: number,
  ): Promise<{ readonly reservation: Reservation; readonly isOver: boolean } | null>
  /** Its rest is here, and with it all that it costs, in piastres. */
  noteBalance(trx: Trx, bookingId: number, paid: Piastres): Promise<void>
  /** Cancels with its seller what the rest wasn't paid for in time; false: it isn't so. */
  endUnpaidBalance(bookingId: number): Promise<boolean | Refusal>
  /** Whose it is, the caller has found out. `amounts` null: nothing is paid, so nothing moves. */
  cancelable(reservationId: number): Promise<
    | {
        readonly reservation: Reservation
        readonly terms: CancellationTerms
        readonly amounts: CancellationAmounts | null
      }
    | Refusal
  >
  /** Likewise. `refund`: what comes back, also while the seller hasn't answered yet. */
  cancel(request: {
    readonly bookingId: number
    readonly shown: number | null
    readonly language: Language
    readonly byStaff?: ByStaff
  }): Promise<{ readonly reservation: Reservation; readonly refund: Piastres } | Refusal>
  /** Of these reservations, whose sellers were asked to cancel and haven't answered yet. */
  cancellingAmong(ids: readonly number[]): Promise<readonly number[]>
}
