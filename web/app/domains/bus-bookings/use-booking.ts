import type { BusReservationDetails } from '@rihla/contract/bus/bookings'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { bookingQuery } from './queries.ts'
import { ticketOf, type Ticket } from './ticket/ticket.ts'
import { useBookingsText } from './use-bookings-text.ts'

/** A booking with the other half of its journey, and the ticket of both; `left`: of the other one, once this is none. */
export function useBooking(id: number) {
  const t = useBookingsText()
  const api = useApi()
  const language = useLanguage()
  const booking = useQuery(bookingQuery(api, language, id))
  const otherId = booking.data?.OtherReservationId ?? null
  const other = useQuery({
    ...bookingQuery(api, language, otherId ?? 0),
    enabled: otherId !== null,
  })
  const it = booking.data ?? null
  // Until the other half has come, or could not, the ticket would be half a ticket.
  const whole = otherId === null || other.data !== undefined || other.isError
  const ticket: Ticket | null = it && whole ? ticketOf(it, other.data ?? null, language, t) : null
  const left = it && other.data && !ticket ? ticketOf(other.data, it, language, t) : null
  const ways: BusReservationDetails[] = [it, other.data ?? null].filter((ride) => ride !== null)
  const rides = ways
    .filter(({ TicketText }) => TicketText !== null)
    .toSorted((a, b) => Date.parse(a.DepartureDate) - Date.parse(b.DepartureDate))
  return { it, whole, ticket, left, ways, rides, error: booking.error, reload: booking.refetch }
}
