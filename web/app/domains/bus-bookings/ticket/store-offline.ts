import { TICKET_CACHE } from '../../../platform/session/ticket-cache.ts'
import { codeOf } from '../../papers/index.ts'
import { offlinePage } from './offline-page.ts'
import type { Ticket } from './ticket.ts'

/** Watches over the ticket pages alone; everything else stays as it is. */
const WORKER = '/ticket-worker.js'
const SCOPE = '/bus-bookings'
/** Whose tickets are stored: another user's are removed first. */
const OWNER = '/bus-bookings/.owner'

const answer = (text: string, type: string, title = ''): Response =>
  new Response(text, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'x-title': encodeURIComponent(title) },
  })

async function openCache(owner: string): Promise<Cache> {
  const cache = await caches.open(TICKET_CACHE)
  const stored = await cache.match(OWNER)
  if (stored && (await stored.text()) === owner) return cache
  await caches.delete(TICKET_CACHE)
  const anew = await caches.open(TICKET_CACHE)
  await anew.put(OWNER, answer(owner, 'text/plain'))
  return anew
}

/** Waits until the worker answers; the page's own `ready` never comes where its address has changed. */
async function activated({
  active,
  waiting,
  installing,
}: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (active || !coming) return
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated' || coming.state === 'redundant') resolve()
    })
  })
}

/**
 * Keeps a ticket on this device, so that its address opens without a connection; answers whether it
 * could. A ticket that is none any more is taken away.
 */
export async function storeOffline(
  reservationId: number,
  ticket: Ticket | null,
  owner: number,
): Promise<boolean> {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return false
  try {
    const cache = await openCache(String(owner))
    if (!ticket) {
      await cache.delete(`/bus-bookings/${reservationId}`)
      return false
    }
    const page = offlinePage(
      ticket,
      ticket.legs.map(({ code }) => codeOf(code)),
    )
    for (const { reservationId: id, date, from, to } of ticket.legs)
      await cache.put(`/bus-bookings/${id}`, answer(page, 'text/html', `${date}: ${from} – ${to}`))
    await activated(await navigator.serviceWorker.register(WORKER, { scope: SCOPE }))
    return true
  } catch {
    // A browser that keeps nothing still shows the ticket while there is a connection.
    return false
  }
}
