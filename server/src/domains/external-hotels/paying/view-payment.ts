import type { PaymentStatus } from '@rihla/contract/checkout/payment'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { CURRENCY, toWholeEgp } from '@rihla/contract/values/money'
import type { Refusal } from '../../../platform/refusal.ts'
import { viewPayment } from '../../payments/index.ts'
import { fieldsOf, findBySource, type Reservation } from '../../reservations/index.ts'
import { maySee, refuseTo, type Owner } from '../booking/owner.ts'
import { readBooking } from '../booking/store.ts'
import { BALANCE_KIND, ORDER_KIND, type SupplierDeps } from '../deps.ts'
import { payTexts } from '../texts.ts'

type Looking = {
  readonly bookingId: number
  readonly language: Language
  /** Of the rest of what was booked with a deposit. */
  readonly ofBalance: boolean
}

const messageOf = ({ status }: Reservation): 'depositPaid' | 'balancePaid' | 'confirmed' =>
  status === 'Deposit Paid' ? 'depositPaid' : status === 'Full Paid' ? 'balancePaid' : 'confirmed'

/**
 * What is known of the payment of a booking, and of what the supplier says to it. While either isn't known
 * it is `checking`, never failed.
 */
export async function viewExternalPayment(
  deps: SupplierDeps,
  owner: Owner,
  { bookingId, language, ofBalance }: Looking,
): Promise<PaymentStatus | Refusal> {
  const seen = await readBooking(deps.db, bookingId)
  if (!seen || !(await maySee(deps, owner, seen))) return refuseTo(owner, seen)
  const order = { orderKind: ofBalance ? BALANCE_KIND : ORDER_KIND, orderId: bookingId }
  const view = await viewPayment(deps.payments, order, ofBalance || seen.paidAt === null)
  const booking = (await readBooking(deps.db, bookingId)) ?? seen
  const is = (State: PaymentStatus['State'], text: LocalizedText | null = null): PaymentStatus => ({
    State,
    Message: text?.[language] ?? null,
    Confirmation: null,
    Awaiting: null,
  })
  if (booking.state === 'refused' || booking.state === 'cancelled')
    return is('refunded', payTexts[ofBalance ? 'balanceOver' : 'refunded'])
  const reservation = await findBySource(deps.db, ORDER_KIND, bookingId)
  const restIsDue = ofBalance && reservation?.status === 'Deposit Paid'
  if (booking.state === 'booked' && reservation && !restIsDue)
    return {
      ...is('paid'),
      Confirmation: {
        ReservationId: reservation.id,
        Module: reservation.module,
        Message: payTexts[messageOf(reservation)][language],
        Fields: fieldsOf(reservation, language),
        Currency: CURRENCY,
        TotalAmount: toWholeEgp(reservation.paid),
      },
    }
  if (booking.state === 'paid') return is('checking', payTexts.confirming)
  if (view.state === 'returned') return is('failed', payTexts.returned)
  if (view.state === 'failed') return is('failed', payTexts.declined)
  return is(view.state === 'none' ? 'none' : 'checking')
}
