import { cairoMoment } from '@rihla/contract/values/moments'
import type { BusConfirmation, BusPaymentStatus } from '@rihla/contract/bus/seats'
import { commaOf, type Language } from '@rihla/contract/values/language'
import { CURRENCY, toWholeEgp } from '@rihla/contract/values/money'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { failedText, viewPayment } from '../../payments/index.ts'
import { fieldsOf, isMailed, readReservations, type Reservation } from '../../reservations/index.ts'
import { goingOf, returnOf, type Booking } from '../booking.ts'
import { ORDER_KIND, type BusDeps } from '../deps.ts'
import { findByLeg, readBooking } from '../store.ts'
import { fieldTexts, paymentTexts } from '../texts.ts'
import { settleSale } from './settle-sale.ts'

const without = (State: BusPaymentStatus['State'], Message: string | null): BusPaymentStatus => ({
  State,
  Message,
  Confirmation: null,
})

/**
 * What is known of the payment of held seats. Asks the gateway when our own records don't say, and
 * the operator when the money is here, so that a waiting traveller doesn't depend on the queue.
 */
export async function viewSeatPayment(
  deps: BusDeps,
  userId: number,
  goingId: number,
  language: Language,
): Promise<BusPaymentStatus | Refusal> {
  const found = await findByLeg(deps.db, userId, goingId)
  if (!found) return refuse('booking_not_found')
  const order = { orderKind: ORDER_KIND, orderId: found.id }
  const view = found.paidAt ? null : await viewPayment(deps.payments, order, true)
  await settleSale(deps, found.id)
  const booking = await readBooking(deps.db, found.id)
  if (!booking) return refuse('booking_not_found')
  if (booking.state === 'sold')
    return {
      State: 'paid',
      Message: null,
      Confirmation: await confirmationOf(deps, booking, language),
    }
  if (booking.state === 'refunded') return without('refunded', paymentTexts.refunded[language])
  if (booking.state === 'paid') return without('checking', paymentTexts.checking[language])
  if (view?.state === 'returned') return without('failed', paymentTexts.returned[language])
  if (view?.state === 'failed')
    return without('failed', failedText(view, paymentTexts.declined)[language])
  return without(view?.state === 'none' ? 'none' : 'checking', null)
}

/** One way of a round trip: from where to where, and when. */
const wayOf = (way: 'outbound' | 'inbound', it: Reservation, language: Language) => ({
  Label: fieldTexts[way][language],
  Value: [
    it.sold.name[language],
    ...(it.sold.bus ? [cairoMoment(it.sold.bus.departsAt, language)] : []),
  ].join(commaOf(language)),
  ShowCopyButton: false,
  ShowInHalfLine: false,
})

async function confirmationOf(
  { db, supportPhone }: BusDeps,
  booking: Booking,
  language: Language,
): Promise<BusConfirmation | null> {
  const ids = [goingOf(booking).reservationId, returnOf(booking)?.reservationId ?? null]
  const found = await readReservations(
    db,
    ids.filter((id) => id !== null),
  )
  const [going, back] = ids.map((id) => found.find((it) => it.id === id))
  if (!going) return null
  const mailed = await isMailed(db, going.id)
  const [reference, ...others] = fieldsOf(going, language, await supportPhone())
  const returning = back && {
    Label: fieldTexts.returnReference[language],
    Value: back.reference,
    ShowCopyButton: true,
    ShowInHalfLine: true,
  }
  return {
    GoingReservationId: going.id,
    ReturnReservationId: back?.id ?? null,
    Message: paymentTexts[mailed ? 'confirmed' : 'confirmedHere'][language],
    Fields: [
      reference,
      returning,
      ...(back ? [wayOf('outbound', going, language), wayOf('inbound', back, language)] : []),
      ...others,
    ].filter((it) => it !== undefined),
    Currency: CURRENCY,
    TotalAmount: toWholeEgp(going.total + (back?.total ?? 0)),
  }
}
