import { keepPages } from '../../../platform/offline/kept-pages.ts'
import { codeOf } from '../../papers/index.ts'
import { offlinePage } from './offline-page.ts'
import type { Ticket } from './ticket.ts'

/**
 * Keeps the ticket of a journey on this device, so that the addresses of its ways open without a connection; answers
 * whether it could. A way of it (`ways`) that isn't on the ticket any more is taken away.
 */
export async function storeOffline(
  ways: readonly number[],
  ticket: Ticket | null,
  owner: number,
): Promise<boolean> {
  const legs = ticket?.legs ?? []
  const gone = ways
    .filter((way) => legs.every(({ reservationId }) => reservationId !== way))
    .map((way) => `/bus-bookings/${way}`)
  if (!ticket) {
    await keepPages(owner, [], gone)
    return false
  }
  const html = offlinePage(
    ticket,
    ticket.legs.map(({ code }) => codeOf(code)),
  )
  const pages = ticket.legs.map(({ reservationId: id, day, date, from, to }) => ({
    path: `/bus-bookings/${id}`,
    title: `${from} – ${to} · ${date}`,
    date: day,
    html,
  }))
  return keepPages(owner, pages, gone)
}
