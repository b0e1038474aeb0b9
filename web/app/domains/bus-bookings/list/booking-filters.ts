import type { BusReservationCard } from '@rihla/contract/bus/bookings'

/** What narrows the list; empty text means everything. */
export type BookingFilter = {
  upcoming: boolean
  status: string
  from: string
  to: string
  reference: string
}
export const ALL: BookingFilter = { upcoming: false, status: '', from: '', to: '', reference: '' }

export const isFiltered = (filter: BookingFilter): boolean =>
  filter.upcoming || [filter.status, filter.from, filter.to, filter.reference.trim()].some(Boolean)

/** Bookings that pass: `upcoming` ones arrive not before now, the others match exactly. */
export function filterBookings(
  bookings: readonly BusReservationCard[],
  { upcoming, status, from, to, reference }: BookingFilter,
  now: number,
): BusReservationCard[] {
  const typed = reference.trim().toLowerCase()
  return bookings.filter(
    (it) =>
      (!upcoming || Date.parse(it.ArrivalDate) >= now) &&
      (status === '' || it.StatusCode === status) &&
      (from === '' || it.FromStation === from) &&
      (to === '' || it.ToStation === to) &&
      (typed === '' ||
        it.ReferenceNumber.toLowerCase().includes(typed) ||
        String(it.ReservationId).includes(typed)),
  )
}

/** Each value once, as it is shown. */
export const optionsOf = (
  bookings: readonly BusReservationCard[],
  pick: (booking: BusReservationCard) => readonly [value: string, text: string],
): { value: string; text: string }[] =>
  [...new Map(bookings.map(pick))].map(([value, text]) => ({ value, text }))

/** Green, red, or yellow for everything else. */
export const bookingTone = (status: string): 'ok' | 'bad' | 'warn' =>
  /confirmed|active/i.test(status) ? 'ok' : /cancell?ed/i.test(status) ? 'bad' : 'warn'
