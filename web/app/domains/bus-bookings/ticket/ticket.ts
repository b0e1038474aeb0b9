import type { BusReservationDetails } from '@rihla/contract/bus/bookings'
import type { Language } from '@rihla/contract/values/language'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { formatEgp } from '@rihla/contract/values/money'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import type { TextOf } from '../../../platform/locale/text.ts'
import { boardingText, otherDay, toCairoTime } from '../boarding-times.ts'

type Texts = TextOf<typeof import('../messages.en.ts').default>

/** One ride of a ticket, ready to be printed: words only. */
export type TicketLeg = {
  reservationId: number
  reference: string
  title: string | null
  /** The day it leaves, `YYYY-MM-DD`, and in words. */
  day: CalendarDate
  date: string
  departs: string
  arrives: string
  /** The day in words, where it isn't that of the departure. */
  arrivesOn: string | null
  from: string
  to: string
  seats: string
  className: string
  boarding: string | null
  boardingTime: string
  /** What the code says. */
  code: string
}

/** A ticket in one language: one journey, whatever its number of rides. */
export type Ticket = {
  language: Language
  reference: string
  passenger: string
  phone: string
  legs: readonly TicketLeg[]
  total: string
  labels: Readonly<
    Record<
      | 'ticket'
      | 'date'
      | 'departure'
      | 'arrival'
      | 'seats'
      | 'class'
      | 'boarding'
      | 'passenger'
      | 'phone'
      | 'reference'
      | 'total'
      | 'qr',
      string
    >
  >
  notices: readonly string[]
}

/** A ride that a ticket is made of: its code exists while it is valid. */
const isValid = ({ TicketText, StatusCode }: BusReservationDetails): boolean =>
  TicketText !== null && !/cancel|reject|expired/i.test(StatusCode)

const fullDate = (instant: string, language: Language): string => {
  const { date } = toCairoTime(instant)
  return `${weekdayDayMonth(date, language)} ${date.slice(0, 4)}`
}

function legOf(it: BusReservationDetails, round: boolean, language: Language, t: Texts): TicketLeg {
  const arrival = toCairoTime(it.ArrivalDate)
  return {
    reservationId: it.ReservationId,
    reference: it.ReferenceNumber,
    title: round ? t(it.IsReturn ? 'inbound' : 'outbound') : null,
    day: toCairoTime(it.DepartureDate).date,
    date: fullDate(it.DepartureDate, language),
    departs: toCairoTime(it.DepartureDate).time,
    arrives: arrival.time,
    arrivesOn: otherDay(arrival, it.DepartureDate, language),
    from: it.FromStation,
    to: it.ToStation,
    seats: it.SeatNumbers,
    className: it.BusClassName,
    boarding: it.BoardingPoint,
    boardingTime: t('leaveBy', { when: boardingText(it.DepartureDate, language, t) }),
    code: it.TicketText ?? '',
  }
}

/**
 * The ticket of a booking with the other half of its journey, if any, out before back. Null when
 * there is nothing to travel with: not paid, or cancelled.
 */
export function ticketOf(
  it: BusReservationDetails,
  other: BusReservationDetails | null,
  language: Language,
  t: Texts,
): Ticket | null {
  if (!isValid(it)) return null
  const rides = [it, ...(other && isValid(other) ? [other] : [])].toSorted(
    (a, b) => Number(a.IsReturn) - Number(b.IsReturn),
  )
  const total = rides.reduce((sum, { TotalAmount }) => sum + TotalAmount, 0)
  return {
    language,
    reference: it.ReferenceNumber,
    passenger: it.PassengerName,
    phone: it.PassengerPhone,
    legs: rides.map((ride) => legOf(ride, rides.length > 1, language, t)),
    total: formatEgp(total, language),
    labels: {
      ticket: t('ticket'),
      date: t('date'),
      departure: t('departure'),
      arrival: t('arrival'),
      seats: t('seatsLabel'),
      class: t('class'),
      boarding: t('boarding'),
      passenger: t('passenger'),
      phone: t('phone'),
      reference: t('reference'),
      total: t('total'),
      qr: t('ticketQr'),
    },
    notices: [t('notice1'), t('notice2'), t('notice3')],
  }
}
