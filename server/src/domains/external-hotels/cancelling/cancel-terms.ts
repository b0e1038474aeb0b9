import {
  cancellationAmounts,
  mayBeCancelled,
  type CancellationTerms,
} from '@rihla/contract/cancellation/terms'
import type { Piastres } from '@rihla/contract/values/money'
import type { Reservation } from '../../reservations/index.ts'
import { unpaid, type Booking } from '../booking/booking.ts'
import { sellingCharge } from '../rates/markup.ts'
import { planTerms } from '../rates/plan-terms.ts'

export const termsOfSale = ({ offer, arrival }: Pick<Booking, 'offer' | 'arrival'>) =>
  planTerms(offer, arrival)

type Sold = Pick<Booking, 'offer' | 'price' | 'paid' | 'arrival'>

/**
 * What cancelling gives back now: what is left after the supplier's real charge, and never less than the
 * terms promised when it was sold. `charge` is ours to pay; null: the supplier can't be asked.
 */
export function refundNow(
  it: Sold,
  charge: Piastres | null,
  now: Date,
): { readonly refund: Piastres; readonly kept: Piastres; readonly terms: CancellationTerms } {
  const terms = termsOfSale(it)
  const paid = it.paid ?? 0
  const promised = cancellationAmounts(terms, paid, now).refund
  const left =
    charge === null ? 0 : Math.min(it.price, paid) - sellingCharge(charge, it.offer.net, it.price)
  const refund = Math.min(paid, Math.max(promised, left))
  return { refund, kept: paid - refund, terms }
}

/**
 * Whether its owner may cancel: what is booked and hasn't begun, or what waits for its payment, be it named
 * anew first. What is only quoted has no reservation, or one that is over.
 */
export function isCancelable(
  it: Pick<Booking, 'state' | 'offer' | 'arrival'>,
  { status }: Pick<Reservation, 'status'>,
  now: Date,
): boolean {
  if (it.state === 'booked') return mayBeCancelled(termsOfSale(it), now)
  return unpaid.has(it.state) && status === 'Pending Payment'
}
