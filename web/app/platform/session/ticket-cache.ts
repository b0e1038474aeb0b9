/** Name of the browser's cache that tickets are kept in for when there is no connection. */
export const TICKET_CACHE = 'rihla-tickets'

/** Deletes the stored tickets: nothing of a user who has signed out stays on the device. */
export function purgeTickets(): void {
  void globalThis.caches?.delete(TICKET_CACHE)
}
