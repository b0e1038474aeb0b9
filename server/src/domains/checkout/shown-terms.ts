import type { Piastres } from '@rihla/contract/values/money'
import { depositOf } from '../reservations/index.ts'
import { keyOfTerms } from '../payments/index.ts'
import { dueNow, type Booking } from './booking.ts'

type Priced = Pick<Booking, 'sold' | 'payable'>

/** What is said of cancelling and of a deposit, as a key: another key is to be read before anything is paid. */
export const keyOfShown = ({ sold }: Pick<Booking, 'sold'>): string =>
  keyOfTerms({ cancellation: sold.cancellation ?? null, deposit: depositOf(sold) })

/** What a clerk reads out of a sale, as a key: what it comes to with its fee, what is paid now, and on what terms. */
export const keyOfSale = (it: Priced & { readonly fee: Piastres }): string =>
  keyOfTerms({ payable: it.payable + it.fee, due: dueNow(it) + it.fee, shown: keyOfShown(it) })

/**
 * What is held at a price that was shown keeps the terms that were shown with it (decision 046), and its deposit while
 * the rest is due later than now. At another price it has those of now: its traveller looks at all of it again.
 */
export function keepTerms<Now extends Priced>(held: Priced, priced: Now, now: Date): Now {
  if (priced.payable !== held.payable) return priced
  const { cancellation = priced.sold.cancellation, deposit: agreed } = held.sold
  const { deposit: offered, ...sold } = priced.sold
  const isPast = agreed && new Date(agreed.balanceDueAt) <= now
  const deposit = isPast ? offered : agreed
  return {
    ...priced,
    sold: { ...sold, ...(cancellation && { cancellation }), ...(deposit && { deposit }) },
  }
}
