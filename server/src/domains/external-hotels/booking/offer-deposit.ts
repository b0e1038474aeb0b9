import { cancellationAmounts } from '@rihla/contract/cancellation/terms'
import { agreeDeposit, type SoldDeposit } from '../../reservations/index.ts'
import type { SupplierDeps } from '../deps.ts'
import { planTerms } from '../rates/plan-terms.ts'
import type { Booking } from './booking.ts'

/** What isn't paid in time is cancelled within a day of that, also while the bank can't be asked. */
const CANCELLED_BY_MS = 24 * 3_600_000

type Sold = Pick<Booking, 'offer' | 'arrival'>

/**
 * Whether a deposit pays what cancelling costs at any moment until an unpaid rest has had it cancelled: what would be
 * left of it, after what its traveller is promised back, is never less than what the supplier charges.
 */
export function coversCancelling(
  { amount, balanceDueAt }: Pick<SoldDeposit, 'amount' | 'balanceDueAt'>,
  { offer, arrival }: Sold,
  now: Date,
): boolean {
  const until = new Date(Date.parse(balanceDueAt) + CANCELLED_BY_MS)
  const rises = offer.cancellation.map(({ from }) => from).filter((at) => at > now && at <= until)
  const terms = planTerms(offer, arrival)
  return [now, ...rises].every((at) => {
    const charge = offer.cancellation.findLast(({ from }) => from <= at)?.charge ?? 0
    return cancellationAmounts(terms, amount, at).kept >= charge
  })
}

type Asked = Pick<Booking, 'offer' | 'hotelId' | 'arrival' | 'payDeposit'>

/** The deposit that a quote can be paid with now; null where its hotel takes none, or it wouldn't cover us. */
export async function offerDeposit(
  { depositTerms, clock }: Pick<SupplierDeps, 'depositTerms' | 'clock'>,
  { offer, hotelId, arrival, payDeposit }: Asked,
): Promise<SoldDeposit | null> {
  const now = clock.now()
  const deposit = agreeDeposit(await depositTerms(hotelId), {
    payable: offer.price,
    fromDate: arrival,
    now,
    inFull: !payDeposit,
  })
  return deposit && coversCancelling(deposit, { offer, arrival }, now) ? deposit : null
}
