import type { ReservationDetails } from '@rihla/contract/reservations'
import { fillText } from '@rihla/contract/cancellation/words'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp } from '@rihla/contract/values/money'
import { everPaid } from './deposit/deposit.ts'
import type { Reservation } from './reservation.ts'
import { moneyAfterCancelling } from './cancelling/terms.ts'
import { cancelledSteps } from './cancelling/texts.ts'
import { steps } from './texts.ts'

type Stands = Pick<Reservation, 'status' | 'paymentStatus' | 'confirmedAt' | 'paid' | 'refunded'> &
  Partial<Pick<Reservation, 'chooseBy'>>
type StepTexts = { readonly text: LocalizedText; readonly description: LocalizedText }

const DONE = 2
const NOW = 1
const NEXT = 0

/** How a booking that is over ended, as its page shows it: with its money on the way or not. */
function endOf(it: Stands): StepTexts {
  const money = moneyAfterCancelling(it)
  if (money) return money.refund > 0 ? cancelledSteps.back : steps.cancelled
  if (it.paymentStatus === 'Refunded') return steps.refunded
  return it.paymentStatus === 'Cancelled' ? cancelledSteps.unpaid : steps.ended
}

/** The steps of a booking, done, in progress and to come: a function of how it stands, and of whether mails reach anybody. */
export function stepsOf(
  it: Stands,
  language: Language,
  isMailed = true,
): ReservationDetails['ReservationSteps'] {
  const confirmed = it.confirmedAt !== null
  const ended = ['Cancelled', 'Rejected', 'Expired'].includes(it.status)
  // Paid, and its seller must still confirm.
  const isHere = it.paymentStatus === 'Paid' || it.paymentStatus === 'Deposit Paid'
  const awaitsSeller = it.status === 'Under Review' && isHere
  const paid = confirmed || awaitsSeller || (ended && it.paymentStatus === 'Refunded')
  const awaited = it.status === 'Under Review' ? steps.reviewed : steps.unpaid
  const inParts = it.status === 'Deposit Paid'
  const isDeposit = inParts || (awaitsSeller && it.paymentStatus === 'Deposit Paid')
  const came = isDeposit ? steps.depositPaid : steps.paid
  const payment = { ...(paid ? came : awaited), status: paid ? DONE : NOW }
  const confirmation = {
    ...(inParts
      ? steps[isMailed ? 'booked' : 'bookedHere']
      : confirmed
        ? steps[isMailed ? 'confirmed' : 'confirmedHere']
        : awaitsSeller
          ? it.chooseBy
            ? steps.choice
            : steps.withSeller
          : steps.unconfirmed),
    status: confirmed ? DONE : awaitsSeller ? NOW : NEXT,
  }
  const last = ended
    ? { ...endOf(it), status: DONE }
    : it.status === 'Completed'
      ? { ...steps.over, status: DONE }
      : { ...steps.enjoy, status: confirmed && !inParts ? NOW : NEXT }
  const list = [
    { ...steps.requested, status: DONE },
    ...(paid || !ended ? [payment] : []),
    ...(confirmed || !ended ? [confirmation] : []),
    ...(inParts ? [{ ...steps.balance, status: NOW }] : []),
    last,
  ]
  const egp = (amount: number): string => formatEgp(toWholeEgp(amount), language)
  const amounts = { refund: egp(it.refunded), total: egp(everPaid(it)) }
  return list.map((step) => ({
    Text: step.text[language],
    Description: fillText(step.description[language], amounts),
    Status: step.status,
  }))
}
