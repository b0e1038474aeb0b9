/** Name of the browser's cache that tickets are kept in for when there is no connection. */
export const TICKET_CACHE = 'rihla-tickets'

/** Takes the kept tickets away: nothing of somebody who has signed out stays on the device. */
export function purgeTickets(): void {
  void globalThis.caches?.delete(TICKET_CACHE)
}
