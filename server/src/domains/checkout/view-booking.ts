import type { PaymentStatus } from '@rihla/contract/checkout'
import type { Module } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { readHold } from '../inventory/index.ts'
import { viewPayment, type PaymentView } from '../payments/index.ts'
import { findBySource } from '../reservations/index.ts'
import { cancelledText } from './cancelling/present.ts'
import { isOfModule, type Booking } from './booking.ts'
import { ORDER_KIND, type CheckoutDeps } from './deps.ts'
import { owns, type Owner } from './policy.ts'
import { presentConfirmation, type Shown } from './present.ts'
import { readBooking } from './store.ts'
import { confirmationTexts } from './texts.ts'

const findOwn = async (
  deps: CheckoutDeps,
  owner: Owner,
  tempId: number,
  module?: Module,
): Promise<Booking | null> => {
  const booking = await readBooking(deps.db, tempId)
  if (!booking || !owns(owner, booking)) return null
  return module === undefined || isOfModule(booking, module) ? booking : null
}

/** A held booking of this owner, as it stands; `module`, where the caller names it, must be its kind. */
export async function viewBooking(
  deps: CheckoutDeps,
  owner: Owner,
  tempId: number,
  module?: Module,
): Promise<Shown | Refusal> {
  const booking = await findOwn(deps, owner, tempId, module)
  const hold = booking && (await readHold(deps.db, booking.holdId))
  return booking && hold ? { booking, hold, verdict: null } : refuse('booking_not_found')
}

/** What is known of a booking's payment; asks the gateway when our own records don't say yet. */
export async function viewBookingPayment(
  deps: CheckoutDeps,
  owner: Owner,
  { tempId, module, language }: { tempId: number; module: Module; language: Language },
): Promise<PaymentStatus | Refusal> {
  const booking = await findOwn(deps, owner, tempId, module)
  if (!booking) return refuse('booking_not_found')
  const view = await viewPayment(
    deps.payments,
    { orderKind: ORDER_KIND, orderId: booking.id },
    true,
  )
  const reservation = await findBySource(deps.db, ORDER_KIND, booking.id)
  if (reservation && booking.cancelledAt)
    return {
      State: reservation.confirmedAt ? 'refunded' : 'none',
      Message: cancelledText(reservation, language),
      Confirmation: null,
    }
  if (reservation?.confirmedAt)
    return {
      State: 'paid',
      Message: null,
      Confirmation: presentConfirmation(reservation, language),
    }
  if (view.state === 'paid')
    return reservation?.paymentStatus === 'Refunded'
      ? { State: 'refunded', Message: confirmationTexts.refunded[language], Confirmation: null }
      : { State: 'checking', Message: null, Confirmation: null }
  return { ...presentView(view, language), Confirmation: null }
}

/** What is known of an unfinished payment as the wire has it. */
export const presentView = (
  { state }: PaymentView,
  language: Language,
): Pick<PaymentStatus, 'State' | 'Message'> => {
  if (state === 'returned')
    return { State: 'failed', Message: confirmationTexts.returned[language] }
  const message = state === 'failed' ? confirmationTexts.declined[language] : null
  return { State: state, Message: message }
}
