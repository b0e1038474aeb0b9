import type { ReservationDetails } from '@rihla/contract/reservations'
import type { Language } from '@rihla/contract/values/language'
import type { Reservation } from './reservation.ts'
import { steps } from './texts.ts'

type Stands = Pick<Reservation, 'status' | 'paymentStatus' | 'confirmedAt'>

const DONE = 2
const NOW = 1
const NEXT = 0

/** How a booking that is over ended, for whoever looks back at it: with its money on the way or not. */
function endOf({ status, paymentStatus, confirmedAt }: Stands): (typeof steps)[keyof typeof steps] {
  if (paymentStatus === 'Refunded') return steps.refunded
  return status === 'Cancelled' && confirmedAt ? steps.cancelled : steps.ended
}

/** The steps of a booking, done, in progress and to come: a function of how it stands. */
export function stepsOf(it: Stands, language: Language): ReservationDetails['ReservationSteps'] {
  const confirmed = it.confirmedAt !== null
  const ended = ['Cancelled', 'Rejected', 'Expired'].includes(it.status)
  const paid = confirmed || (ended && it.paymentStatus === 'Refunded')
  const payment = { ...(paid ? steps.paid : steps.unpaid), status: paid ? DONE : NOW }
  const confirmation = {
    ...(confirmed ? steps.confirmed : steps.unconfirmed),
    status: confirmed ? DONE : NEXT,
  }
  const last = ended
    ? { ...endOf(it), status: DONE }
    : { ...steps.enjoy, status: it.status === 'Completed' ? DONE : confirmed ? NOW : NEXT }
  const list = [
    { ...steps.requested, status: DONE },
    ...(paid || !ended ? [payment] : []),
    ...(confirmed || !ended ? [confirmation] : []),
    last,
  ]
  return list.map((step) => ({
    Text: step.text[language],
    Description: step.description[language],
    Status: step.status,
  }))
}
