import type { paymentStates, PaymentStatus } from '@rihla/contract/checkout/payment'
import type { Module } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import { isRefusal, refuse, type Refusal } from '../../platform/refusal.ts'
import { readHold } from '../inventory/index.ts'
import { failedText, viewPayment, type PaymentView } from '../payments/index.ts'
import {
  cancelledText,
  findBySource,
  isMailed,
  viewerOf,
  type Reservation,
} from '../reservations/index.ts'
import { isOfModule, type Booking } from './booking.ts'
import { BALANCE_KIND, ORDER_KIND, type CheckoutDeps } from './deps.ts'
import { owns, refuseTo, type Owner } from './policy.ts'
import { presentAwaited, presentConfirmation, type Shown } from './present.ts'
import { readBooking } from './store.ts'
import { choiceTexts, confirmationTexts, proofTexts } from './texts.ts'

const findOwn = async (
  deps: CheckoutDeps,
  owner: Owner,
  tempId: number,
  module?: Module,
): Promise<Booking | Refusal> => {
  const booking = await readBooking(deps.db, tempId)
  if (!booking || !owns(owner, booking)) return refuseTo(owner, booking)
  return module === undefined || isOfModule(booking, module) ? booking : refuse('booking_not_found')
}

/** Likewise, or one whose reservation this browser was let in to: its payment may be looked at there. */
async function findPaid(
  deps: CheckoutDeps,
  owner: Owner,
  tempId: number,
  module: Module,
): Promise<Booking | Refusal> {
  const own = await findOwn(deps, owner, tempId, module)
  if (!isRefusal(own)) return own
  const booking = await readBooking(deps.db, tempId)
  if (!booking?.reservationId || !isOfModule(booking, module)) return own
  return (await viewerOf(deps.db, owner, booking.reservationId, deps.clock.now())) ? booking : own
}

/** A held booking of this owner, as it stands; `module`, where the caller names it, must be its kind. */
export async function viewBooking(
  deps: CheckoutDeps,
  owner: Owner,
  tempId: number,
  module?: Module,
): Promise<Shown | Refusal> {
  const booking = await findOwn(deps, owner, tempId, module)
  if (isRefusal(booking)) return booking
  const hold = await readHold(deps.db, booking.holdId)
  return hold ? { booking, hold, verdict: null } : refuse('booking_not_found')
}

type Asked = {
  readonly tempId: number
  readonly module: Module
  readonly language: Language
  /** Of the rest of what was booked with a deposit. */
  readonly ofBalance: boolean
}

/** What is known of a booking's payment; asks the gateway when our own records don't say yet. */
export async function viewBookingPayment(
  deps: CheckoutDeps,
  owner: Owner,
  { tempId, module, language, ofBalance }: Asked,
): Promise<PaymentStatus | Refusal> {
  if (deps.otherOrders?.owns(tempId))
    return deps.otherOrders.view(owner, { bookingId: tempId, language, ofBalance })
  const booking = await findPaid(deps, owner, tempId, module)
  if (isRefusal(booking)) return booking
  const view = await viewPayment(
    deps.payments,
    { orderKind: ofBalance ? BALANCE_KIND : ORDER_KIND, orderId: booking.id },
    true,
  )
  const reservation = await findBySource(deps.db, ORDER_KIND, booking.id)
  if (reservation?.status === 'Rejected')
    return { ...nothing, State: 'none', Message: proofTexts.ended[language] }
  if (reservation && booking.cancelledAt)
    return {
      ...nothing,
      State: reservation.confirmedAt ? 'refunded' : 'none',
      Message: cancelledText(reservation, language),
    }
  if (reservation?.confirmedAt && !(ofBalance && reservation.status === 'Deposit Paid'))
    return {
      State: 'paid',
      Message: null,
      Confirmation: presentConfirmation(reservation, language, {
        phone: await deps.supportPhone(),
        isMailed: await isMailed(deps.db, reservation.id),
      }),
      Awaiting: null,
    }
  if (reservation?.status === 'Under Review' && reservation.chooseBy)
    return {
      ...nothing,
      State: 'choice',
      Message: choiceTexts.offered[language],
      Choice: { ReservationId: reservation.id, Module: reservation.module },
    }
  if (view.state === 'paid')
    return reservation?.paymentStatus === 'Refunded'
      ? { ...nothing, State: 'refunded', Message: confirmationTexts.refunded[language] }
      : { ...nothing, State: 'checking', Message: null }
  const now = deps.clock.now()
  if (view.state === 'checking' && reservation && isAwaiting(reservation, now)) {
    const Awaiting = presentAwaited(reservation, language, now)
    return { ...nothing, State: 'awaiting', Message: Awaiting.Message, Awaiting }
  }
  return { ...nothing, ...presentView(view, language) }
}

const nothing = { Confirmation: null, Awaiting: null } as const

/** Whether its traveller chose to pay later, and still can, or sent a receipt. */
const isAwaiting = (it: Reservation, now: Date): boolean =>
  it.status === 'Under Review' ||
  (it.status === 'Pending Payment' &&
    it.paymentInstructions !== null &&
    it.paymentDeadline !== null &&
    it.paymentDeadline > now)

/** What is known of an unfinished payment as the wire has it. */
export const presentView = (
  view: PaymentView,
  language: Language,
): { State: (typeof paymentStates)[number]; Message: string | null } => {
  const { state } = view
  if (state === 'returned')
    return { State: 'failed', Message: confirmationTexts.returned[language] }
  const message = state === 'failed' ? failedText(view, confirmationTexts.declined)[language] : null
  return { State: state, Message: message }
}
