import { cairoDate, toDayMonthYear } from '@rihla/contract/values/dates'
import type { BusReservationCard, BusReservationDetails } from '@rihla/contract/bus/bookings'
import type { Language } from '@rihla/contract/values/language'
import { CURRENCY, formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import {
  amountDetails,
  cairoMoment,
  paymentStatusTexts,
  statusTexts,
  type Reservation,
} from '../../reservations/index.ts'
import { amountOf, goingOf, totalOf, type Booking, type Leg } from '../booking.ts'
import { ticketText } from '../ticket.ts'
import { fieldTexts, fill, lineTexts, policyTexts } from '../texts.ts'
import { cancelableUntil, cancelTerms, isCancelable } from './cancel-policy.ts'

/** A leg with the reservation that was opened for it. */
export type Booked = {
  readonly booking: Booking
  readonly leg: Leg
  readonly reservation: Reservation
}

export const presentCard = (
  { booking, leg, reservation }: Booked,
  language: Language,
  now: Date,
): BusReservationCard => ({
  ReservationId: reservation.id,
  ReferenceNumber: reservation.reference,
  ReservationStatus: statusTexts[reservation.status][language],
  StatusCode: reservation.status,
  FromStation: leg.trip.from.name[language],
  ToStation: leg.trip.to.name[language],
  DepartureDate: leg.departsAt.toISOString(),
  ArrivalDate: leg.arrivesAt.toISOString(),
  BusClassName: leg.trip.className[language],
  SeatsNumbers: [...leg.seatNumbers],
  SeatsCount: leg.seatIds.length,
  TotalAmount: toWholeEgp(reservation.total),
  IsReturn: leg.isReturn,
  OtherReservationId: booking.legs.find((it) => it.id !== leg.id)?.reservationId ?? null,
  Unpaid: unpaidOf(booking, now),
})

/** What paying or releasing a booking takes while it waits for its payment. */
const unpaidOf = (booking: Booking, now: Date): BusReservationCard['Unpaid'] =>
  booking.state === 'paying' && booking.expiresAt && booking.expiresAt > now
    ? {
        SessionID: booking.sessionId,
        GoingTempID: goingOf(booking).id,
        TotalAmount: toWholeEgp(totalOf(booking.legs)),
        ExpiresAt: booking.expiresAt.toISOString(),
        ServerTime: now.toISOString(),
      }
    : null

const egp = (amount: Piastres, language: Language): string =>
  formatEgp(toWholeEgp(amount), language)

type Line = { readonly Label: string; readonly Text: string }

/** What a cancelled leg gave back, line by line from its total. */
function cancelLines({ cancellation }: Leg, language: Language): Line[] {
  if (!cancellation) return []
  const { kept, fee, refund } = cancellation
  const line = (label: keyof typeof lineTexts, amount: Piastres): Line => ({
    Label: lineTexts[label][language],
    Text: egp(amount, language),
  })
  return [
    ...(kept > 0 ? [line('otherGoesAlone', -kept)] : []),
    ...(kept < 0 ? [line('otherCameBack', -kept)] : []),
    ...(fee > 0 ? [line('fee', -fee)] : []),
    line('refund', refund),
  ]
}

/** How cancelling stands, in a sentence. */
export function cancelText(
  { booking, leg, reservation }: Booked,
  language: Language,
  now: Date,
): string {
  const { cancellation } = leg
  const text = (key: keyof typeof policyTexts, refund: Piastres, fee: Piastres = 0): string =>
    fill(policyTexts[key][language], {
      refund: egp(refund, language),
      fee: egp(fee, language),
      until: cairoMoment(cancelableUntil(leg), language),
    })
  if (cancellation?.state === 'cancelling') return text('cancelling', cancellation.refund)
  if (cancellation)
    return text(cancellation.refund > 0 ? 'cancelled' : 'nothingBack', cancellation.refund)
  if (reservation.status === 'Completed') return text('over', 0)
  if (isCancelable(booking, leg, now)) {
    const { refund, fee } = cancelTerms(booking, leg)
    return text('cancelable', refund, fee)
  }
  if (booking.state === 'sold') return text('tooLate', 0)
  return text(booking.state === 'ended' || booking.state === 'refunded' ? 'ended' : 'notBooked', 0)
}

/** With a ticket, which stays as the record of a trip that is over. */
const ticketed: ReadonlySet<Reservation['status']> = new Set(['Confirmed', 'Completed'])

export type Around = {
  readonly language: Language
  readonly now: Date
  readonly secret: string
  readonly contact: {
    readonly email: string | null
    readonly fullName: string
    readonly phone: string | null
  } | null
  /** Whether the operator takes seats back at all. */
  readonly cancels: boolean
}

/** A booked leg with its ticket, its price line by line, and what cancelling it would give back. */
export function presentDetails(it: Booked, around: Around): BusReservationDetails {
  const { booking, leg, reservation } = it
  const { language, now, contact } = around
  const cancelable = around.cancels && isCancelable(booking, leg, now)
  const terms = cancelable ? cancelTerms(booking, leg) : null
  const original = leg.singlePrice * leg.seatIds.length
  return {
    ...presentCard(it, language, now),
    PriceBySeat: toWholeEgp(amountOf(leg) / leg.seatIds.length),
    SeatNumbers: leg.seatNumbers.join(', '),
    BookingUserName: contact?.fullName ?? reservation.clientName,
    BookingUserPhone: contact?.phone ?? reservation.clientPhone ?? '',
    PassengerName: reservation.clientName,
    PassengerPhone: reservation.clientPhone ?? '',
    Fields: fieldsOf(it, around),
    AmountDetails: [...amountDetails(reservation, language), ...cancelLines(leg, language)].map(
      (line, Order) => ({ ...line, Order }),
    ),
    OriginalPrice: toWholeEgp(original),
    Discount: toWholeEgp(original) - toWholeEgp(amountOf(leg)),
    ToBePaidPrice: toWholeEgp(amountOf(leg)),
    Currency: CURRENCY,
    PaymentStatus: paymentStatusTexts[reservation.paymentStatus][language],
    PaymentStatusCode: reservation.paymentStatus,
    SpecialRequests: reservation.specialRequests,
    CancellationPolicy: policyTexts.policy[language],
    CancellationPolicyMsg: cancelText(it, language, now),
    IsCancelable: cancelable,
    RefundAmount: terms && toWholeEgp(terms.refund),
    CancellationFee: terms && toWholeEgp(terms.fee),
    CancelableUntil: cancelable ? cancelableUntil(leg).toISOString() : null,
    TicketText:
      ticketed.has(reservation.status) && !leg.cancellation
        ? ticketText(around.secret, reservation.reference, reservation.clientName)
        : null,
    FromStationLatitude: leg.trip.from.latitude,
    FromStationLongitude: leg.trip.from.longitude,
    BoardingPoint: leg.trip.from.boardingPoint?.[language] ?? null,
  }
}

function fieldsOf({ leg, reservation }: Booked, { language, contact }: Around) {
  const field = (label: keyof typeof fieldTexts, value: string | null) =>
    value === null ? [] : [{ Label: fieldTexts[label][language], Value: [value] }]
  return [
    ...field('reference', reservation.reference),
    ...field('email', contact?.email ?? null),
    ...field('departure', cairoMoment(leg.departsAt, language)),
    ...field('arrival', cairoMoment(leg.arrivesAt, language)),
    ...field('tripDate', toDayMonthYear(cairoDate(leg.departsAt))),
  ]
}
