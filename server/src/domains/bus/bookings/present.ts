import { cairoMoment } from '@rihla/contract/values/moments'
import type { KeyObject } from 'node:crypto'
import type { BusReservationCard, BusReservationDetails } from '@rihla/contract/bus/bookings'
import type { Language } from '@rihla/contract/values/language'
import { CURRENCY, formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import {
  amountDetails,
  cairoDay,
  paymentStatusTexts,
  statusTexts,
  ticketCode,
  type Reservation,
} from '../../reservations/index.ts'
import { amountOf, goingOf, totalOf, type Booking, type Leg } from '../booking.ts'
import { classNameOf } from '../present-trip.ts'
import { fieldTexts, fill, lineTexts, policyTexts, seatChangeTexts } from '../texts.ts'
import { maySwapSeats, seatsChangeableUntil } from '../changing/change-policy.ts'
import { cancelableUntil } from './cancel-policy.ts'
import { accountOf, type AccountLine, type LegAccount } from './leg-account.ts'

/** A leg with the reservation that was opened for it. */
export type Booked = {
  readonly booking: Booking
  readonly leg: Leg
  readonly reservation: Reservation
}

export function presentCard(it: Booked, language: Language, when: When): BusReservationCard {
  const { booking, leg, reservation } = it
  const { total, shown } = accountOfBooked(it, when)
  return {
    ReservationId: reservation.id,
    ReferenceNumber: reservation.reference,
    ReservationStatus: statusTexts[reservation.status][language],
    StatusCode: reservation.status,
    FromStation: leg.trip.from.name[language],
    ToStation: leg.trip.to.name[language],
    DepartureDate: leg.departsAt.toISOString(),
    ArrivalDate: leg.arrivesAt.toISOString(),
    BusClassName: classNameOf(leg.trip.className, language),
    SeatsNumbers: [...leg.seatNumbers],
    SeatsCount: leg.seatIds.length,
    TotalAmount: toWholeEgp(total),
    ShownAmount: { Label: shown.label[language], Amount: toWholeEgp(shown.amount) },
    IsReturn: leg.isReturn,
    OtherReservationId: booking.legs.find((it) => it.id !== leg.id)?.reservationId ?? null,
    Unpaid: unpaidOf(booking, when.now),
  }
}

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

/** The price as it was agreed, line by line, then what became of it. */
function amountLines(
  { leg, reservation }: Booked,
  account: LegAccount,
  language: Language,
): BusReservationDetails['AmountDetails'] {
  const agreed = amountDetails(reservation, language).slice(0, -1)
  const lineOf = ({ label, amount }: AccountLine) => ({
    Label: label[language],
    Text: egp(amount, language),
    IsSaving: false,
  })
  const saved = leg.price < leg.singlePrice
  return [
    ...agreed.map((line, at) => ({ ...line, IsSaving: saved && at === agreed.length - 1 })),
    ...account.lines.before.map(lineOf),
    lineOf({ label: lineTexts.total, amount: account.total }),
    ...account.lines.after.map(lineOf),
  ].map((line, Order) => ({ ...line, Order }))
}

type When = { readonly now: Date; readonly cancels: boolean }

/** The price of a leg as it stands, as the page of any booking shows it. */
export function presentPrice(it: Booked, language: Language, when: When) {
  const account = accountOfBooked(it, when)
  const lines = amountLines(it, account, language)
  return {
    Price: toWholeEgp(account.total),
    AmountDetails: lines.map(({ Label, Text, Order }) => ({ Label, Text, Order })),
  }
}

/** The money of a booked leg as it stands. */
export const accountOfBooked = ({ booking, leg, reservation }: Booked, when: When): LegAccount =>
  accountOf({ booking, leg, completed: reservation.status === 'Completed', ...when })

/** How cancelling stands, in a sentence. */
export const cancelText = (it: Booked, language: Language, when: When): string =>
  sentenceOf(it, accountOfBooked(it, when), language)

function sentenceOf({ booking, leg }: Booked, account: LegAccount, language: Language): string {
  const until = account.stage === 'unpaid' ? booking.expiresAt : cancelableUntil(leg)
  return fill(policyTexts[account.sentence][language], {
    refund: egp(account.cancel?.refund ?? account.refund, language),
    fee: egp(account.cancel?.fee ?? 0, language),
    until: until ? cairoMoment(until, language) : '',
  })
}

export type Around = {
  readonly language: Language
  readonly now: Date
  readonly key: KeyObject
  readonly contact: {
    readonly email: string | null
    readonly fullName: string
    readonly phone: string | null
  } | null
  /** Whether the operator takes seats back at all. */
  readonly cancels: boolean
  /** How often it was changed. */
  readonly changes: number
  /** Whether it gives sold seats for others. */
  readonly changesSeats: boolean
}

/** A booked leg with its ticket, its price line by line, and what cancelling it would give back. */
export function presentDetails(it: Booked, around: Around): BusReservationDetails {
  const { leg, reservation } = it
  const { language, contact } = around
  const account = accountOfBooked(it, around)
  const { cancel } = account
  const original = leg.singlePrice * leg.seatIds.length
  return {
    ...presentCard(it, language, around),
    PriceBySeat: toWholeEgp(amountOf(leg) / leg.seatIds.length),
    SeatNumbers: leg.seatNumbers.join(', '),
    BookingUserName: contact?.fullName ?? reservation.clientName,
    BookingUserPhone: contact?.phone ?? reservation.clientPhone ?? '',
    PassengerName: reservation.clientName,
    PassengerPhone: reservation.clientPhone ?? '',
    Fields: fieldsOf(it, around),
    AmountDetails: amountLines(it, account, language),
    OriginalPrice: toWholeEgp(original),
    Discount: toWholeEgp(original) - toWholeEgp(amountOf(leg)),
    ToBePaidPrice: toWholeEgp(account.toPay),
    RefundedPrice: toWholeEgp(account.refund),
    IsTravelled: account.travels,
    ChangesCount: around.changes,
    Currency: CURRENCY,
    PaymentStatus: paymentStatusTexts[reservation.paymentStatus][language],
    PaymentStatusCode: reservation.paymentStatus,
    SpecialRequests: reservation.specialRequests,
    CancellationPolicy: policyTexts.policy[language],
    CancellationPolicyMsg: sentenceOf(it, account, language),
    IsCancelable: cancel !== null,
    RefundAmount: cancel && toWholeEgp(cancel.refund),
    CancellationFee: cancel && toWholeEgp(cancel.fee),
    CancelableUntil: cancel && cancelableUntil(leg).toISOString(),
    TicketText: account.ticketed ? ticketCode(around.key, reservation) : null,
    HasInvoice: reservation.confirmedAt !== null,
    FromStationLatitude: leg.trip.from.latitude,
    FromStationLongitude: leg.trip.from.longitude,
    BoardingPoint: leg.trip.from.boardingPoint?.[language] ?? null,
    ToStationLatitude: leg.trip.to.latitude,
    ToStationLongitude: leg.trip.to.longitude,
    TripID: leg.tripId,
    SeatIDs: [...leg.seatIds],
    ...seatChangeOf(it, around),
  }
}

/** Whether its seats can be changed, and until when, or why not. */
function seatChangeOf({ booking, leg }: Booked, { now, language, changesSeats }: Around) {
  const CanChangeSeats = changesSeats && maySwapSeats(booking, leg, now)
  const isLate = now >= seatsChangeableUntil(leg)
  const text = seatChangeTexts[CanChangeSeats ? 'possible' : isLate ? 'tooLate' : 'notNow']
  const until = cairoMoment(seatsChangeableUntil(leg), language)
  return { CanChangeSeats, SeatChangePolicy: fill(text[language], { until }) }
}

function fieldsOf({ leg, reservation }: Booked, { language, contact }: Around) {
  const field = (label: keyof typeof fieldTexts, value: string | null) =>
    value === null ? [] : [{ Label: fieldTexts[label][language], Value: [value] }]
  return [
    ...field('reference', reservation.reference),
    ...field('email', contact?.email ?? null),
    ...field('departure', cairoMoment(leg.departsAt, language)),
    ...field('arrival', cairoMoment(leg.arrivesAt, language)),
    ...field('tripDate', cairoDay(leg.departsAt, language)),
  ]
}
