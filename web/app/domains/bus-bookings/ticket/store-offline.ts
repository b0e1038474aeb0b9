import { keepPages } from '../../../platform/offline/kept-pages.ts'
import { codeOf } from '../../papers/index.ts'
import { offlinePage } from './offline-page.ts'
import type { Ticket } from './ticket.ts'

/**
 * Keeps a ticket on this device, so that its address opens without a connection; answers whether it
 * could. A ticket that is none any more is taken away.
 */
export async function storeOffline(
  reservationId: number,
  ticket: Ticket | null,
  owner: number,
): Promise<boolean> {
  if (!ticket) {
    await keepPages(owner, [], [`/bus-bookings/${reservationId}`])
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
  return keepPages(owner, pages)
}
