import type { CancellationNow } from '@rihla/contract/cancellation/calls'
import { cancellationAmounts } from '@rihla/contract/cancellation/terms'
import {
  cancellationLines,
  cancellationSentence,
  fillText,
} from '@rihla/contract/cancellation/words'
import type { Language } from '@rihla/contract/values/language'
import { CURRENCY, formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import {
  cancelledText,
  isTransfer,
  transferredText,
  type Reservation,
} from '../../reservations/index.ts'
import type { Cancelable } from './find-cancelable.ts'
import { cancelTexts } from './texts.ts'

/** The supplier or operator was asked to cancel, and hasn't answered yet. */
export const askedText = (refund: Piastres, language: Language): string =>
  refund === 0
    ? cancelTexts.askedForNothing[language]
    : fillText(cancelTexts.asked[language], { refund: formatEgp(toWholeEgp(refund), language) })

/** What came back of a reservation when it was cancelled; piastres. */
export const refundOf = ({ confirmedAt, refunded }: Reservation): number =>
  confirmedAt ? refunded : 0

/** What cancelling comes to at an instant, in words and numbers; what is cancelled says what it came to. */
export function presentCancellation(
  { reservation, terms, amounts: given }: Cancelable,
  now: Date,
  language: Language,
): CancellationNow {
  if (reservation.status === 'Cancelled')
    return {
      ...nothing,
      Text: cancelledText(reservation, language),
      RefundAmount: toWholeEgp(refundOf(reservation)),
    }
  if (!reservation.confirmedAt)
    return { ...nothing, IsCancelable: true, Text: unpaidText(reservation, language) }
  const amounts = given ?? cancellationAmounts(terms, reservation.paid, now)
  return {
    IsCancelable: true,
    Text: cancellationSentence(amounts, language),
    PaidAmount: toWholeEgp(reservation.paid),
    RefundAmount: toWholeEgp(amounts.refund),
    KeptAmount: toWholeEgp(amounts.kept),
    Currency: CURRENCY,
    Until: amounts.until,
    Steps: cancellationLines(terms, now, language),
  }
}

/** Of a transfer we know only that it hasn't come yet. */
const unpaidText = (it: Reservation, language: Language): string =>
  isTransfer(it)
    ? `${cancelTexts.notArrived[language]} ${transferredText[language]}`
    : cancelTexts.notPaid[language]

const nothing = {
  IsCancelable: false,
  PaidAmount: 0,
  RefundAmount: 0,
  KeptAmount: 0,
  Currency: CURRENCY,
  Until: null,
  Steps: [],
}

/** The same as one text: what it comes to now, then its steps. */
export const cancellationAsText = ({ Text, Steps }: CancellationNow): string =>
  [Text, ...Steps.map((step) => step.Text)].join('\n')
