import { cancellationLines } from '@rihla/contract/cancellation/words'
import type { CancellationTerms } from '@rihla/contract/cancellation/terms'
import type { ReservationDetails } from '@rihla/contract/reservations'
import type { OwnReview } from '@rihla/contract/reviews'
import type { Language } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import type { SupportPhone } from '@rihla/contract/values/support'
import { isRateable } from '../completing/rating.ts'
import { awaitsProof } from '../payment/present-proof.ts'
import type { Reservation } from '../reservation.ts'
import { paymentStatusTexts } from '../texts.ts'
import { presentRefund, type RefundFacts } from './refund-progress.ts'
import { isCancelable, moneyAfterCancelling } from './terms.ts'
import { cancelledLabels, refundStatusTexts } from './texts.ts'

/** What is known of a reservation beside itself. */
export type Around = {
  readonly now: Date
  /** Null: it is cancelled elsewhere, as a bus is. */
  readonly terms: CancellationTerms | null
  readonly refunds: readonly RefundFacts[]
  /** Whom its traveller calls about them. */
  readonly phone: SupportPhone
  /** What its traveller thought of it; null while they haven't said. */
  readonly review: OwnReview | null
}

/** How the money of a booking stands, in words; what is refunded is on its way until the bank has it. */
export function paymentStatusText(
  it: Reservation,
  refunds: readonly RefundFacts[],
  language: Language,
): string {
  if (it.paymentStatus !== 'Refunded') return paymentStatusTexts[it.paymentStatus][language]
  if (refunds.some(({ state }) => state !== 'done')) return refundStatusTexts.onItsWay[language]
  const isPart = (moneyAfterCancelling(it)?.kept ?? 0) > 0
  return (isPart ? refundStatusTexts.part : paymentStatusTexts.Refunded)[language]
}

/** Whether its payment is awaited: the places are kept until then. */
const isAwaited = ({ status, paymentDeadline }: Reservation, now: Date): boolean =>
  (status === 'Pending Payment' || status === 'Deposit Paid') &&
  paymentDeadline !== null &&
  now < paymentDeadline

/** What its traveller can do with a reservation now, and what became of what they did. */
export function presentActions(it: Reservation, around: Around, language: Language) {
  const { now, terms, refunds, phone, review } = around
  // What is paid later has no page to go on with: how to pay stands beside.
  const awaited =
    terms !== null &&
    isAwaited(it, now) &&
    (it.status === 'Deposit Paid' || it.paymentInstructions === null)
  const cancelable = terms !== null && isCancelable(it, terms, now)
  return {
    PaymentStatus: paymentStatusText(it, refunds, language),
    Cancellation: cancelable ? cancellationLines(terms, now, language) : [],
    Refunds: refunds.map((refund) => presentRefund(refund, { now, phone }, language)),
    PaymentReservationId: awaited ? it.sourceId : null,
    ShowCompletePaymentButton: awaited,
    ShowUploadConfirmationFile: awaitsProof(it, now),
    ShowCancelButton: cancelable,
    Review: review,
    ShowRateButton: review === null && isRateable(it),
  } satisfies Partial<ReservationDetails>
}

/** Lines of the price below its total, once it is cancelled: what is kept, and what goes back. */
export function cancelledLines(it: Reservation, language: Language) {
  const money = moneyAfterCancelling(it)
  if (!money) return []
  const text = (amount: Piastres): string => formatEgp(toWholeEgp(amount), language)
  return [
    ...(money.kept > 0 ? [{ Label: cancelledLabels.fee[language], Text: text(money.kept) }] : []),
    { Label: cancelledLabels.refund[language], Text: text(money.refund) },
  ]
}
