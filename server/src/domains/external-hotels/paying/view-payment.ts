import type { PaymentStatus } from '@rihla/contract/checkout/payment'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { CURRENCY, toWholeEgp } from '@rihla/contract/values/money'
import type { Refusal } from '../../../platform/refusal.ts'
import { failedText, viewPayment, type PaymentView } from '../../payments/index.ts'
import {
  cancelledText,
  fieldsOf,
  findBySource,
  type Reservation,
} from '../../reservations/index.ts'
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

/** What became of the money of what was cancelled; never confirmed, it may come all the same. */
function viewCancelled(
  reservation: Reservation,
  { state }: PaymentView,
  language: Language,
): Pick<PaymentStatus, 'State' | 'Message'> {
  const Message = cancelledText(reservation, language)
  if (reservation.confirmedAt) return { State: 'refunded', Message }
  if (state === 'returned') return { State: 'refunded', Message: payTexts.bookingOver[language] }
  return state === 'checking' ? { State: state, Message: null } : { State: 'none', Message }
}

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
  if (booking.state === 'refused')
    return is('refunded', payTexts[ofBalance ? 'bookingOver' : 'refunded'])
  const reservation = await findBySource(deps.db, ORDER_KIND, bookingId)
  if (booking.state === 'cancelled' && reservation)
    return ofBalance
      ? is('refunded', payTexts.bookingOver)
      : { ...is('none'), ...viewCancelled(reservation, view, language) }
  const restIsDue = ofBalance && reservation?.status === 'Deposit Paid'
  if (booking.state === 'booked' && reservation && !restIsDue)
    return {
      ...is('paid'),
      Confirmation: {
        ReservationId: reservation.id,
        Module: reservation.module,
        Message: payTexts[messageOf(reservation)][language],
        Fields: fieldsOf(reservation, language, await deps.supportPhone()),
        Currency: CURRENCY,
        TotalAmount: toWholeEgp(reservation.paid),
      },
    }
  if (booking.state === 'paid') return is('checking', payTexts.confirming)
  if (view.state === 'returned') return is('failed', payTexts.returned)
  if (view.state === 'failed') return is('failed', failedText(view, payTexts.declined))
  return is(view.state === 'none' ? 'none' : 'checking')
}
