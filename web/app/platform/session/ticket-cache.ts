/** Name of the browser's cache that tickets are kept in for when there is no connection. */
export const TICKET_CACHE = 'rihla-tickets'

/** Stands in it for whose they are. */
export const KEPT_FOR = '/kept/owner'

/** Deletes the stored tickets: nothing of a user who has signed out stays on the device. */
export function purgeTickets(): void {
  void globalThis.caches?.delete(TICKET_CACHE)
}

/** Leaves the stored tickets to their user alone: another one has signed in. */
export async function keepTicketsOf(userId: number): Promise<void> {
  const owner = await globalThis.caches?.match(KEPT_FOR, { cacheName: TICKET_CACHE })
  if (owner && (await owner.text()) !== String(userId)) purgeTickets()
}
