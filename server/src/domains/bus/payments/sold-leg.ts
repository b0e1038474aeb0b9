import { cairoDate } from '@rihla/contract/values/dates'
import { inEachLanguage, type Language, type LocalizedText } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp } from '@rihla/contract/values/money'
import type { openReservation, PriceLine, Sold } from '../../reservations/index.ts'
import { amountOf, type Leg } from '../booking.ts'
import { ORDER_KIND } from '../deps.ts'
import { lineTexts, tripName } from '../texts.ts'
import type { Passenger } from './read-passenger.ts'

const seatsLine = (leg: Leg): LocalizedText =>
  inEachLanguage(
    (language) => `${formatEgp(toWholeEgp(leg.singlePrice), language)} × ${leg.seatIds.length}`,
  )

/** The price of a leg, line by line: seats at the one-way price, less what the round trip saves. */
function linesOf(leg: Leg): PriceLine[] {
  const single = leg.singlePrice * leg.seatIds.length
  const saved = single - amountOf(leg)
  const lines: PriceLine[] = [{ label: seatsLine(leg), amount: single }]
  return saved > 0 ? [...lines, { label: lineTexts.roundTrip, amount: -saved }] : lines
}

const soldOf = (leg: Leg): Sold => ({
  name: tripName(leg.trip),
  city: leg.trip.to.region ?? leg.trip.to.name,
  image: null,
  lines: linesOf(leg),
  original: leg.singlePrice * leg.seatIds.length,
  bus: {
    from: leg.trip.from.name,
    to: leg.trip.to.name,
    boardingPoint: leg.trip.from.boardingPoint,
    latitude: leg.trip.from.latitude,
    longitude: leg.trip.from.longitude,
    className: leg.trip.className,
    departsAt: leg.departsAt.toISOString(),
    arrivesAt: leg.arrivesAt.toISOString(),
    seats: leg.seatNumbers,
  },
})

type About = {
  readonly userId: number
  readonly passenger: Passenger
  readonly language: Language
  readonly method: string
  readonly deadline: Date
  readonly now: Date
}

/** A leg as the reservation that is opened for it. */
export const reservationOf = (
  leg: Leg,
  { userId, method, passenger, language, deadline, now }: About,
): Parameters<typeof openReservation>[1] => ({
  module: 'Bus',
  itemId: leg.tripId,
  sourceKind: ORDER_KIND,
  sourceId: leg.id,
  userId,
  paymentMethod: method,
  fromDate: cairoDate(leg.departsAt),
  toDate: null,
  seats: leg.seatIds.length,
  adults: leg.seatIds.length,
  children: 0,
  clientName: passenger.name,
  clientPhone: passenger.phone,
  specialRequests: null,
  coupon: null,
  language,
  sold: soldOf(leg),
  total: amountOf(leg),
  paymentDeadline: deadline,
  createdAt: now,
})
