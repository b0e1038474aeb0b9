import { useEffect } from 'react'
import { useSessionPart } from './session.ts'
import { purgeTickets, TICKET_CACHE } from './ticket-cache.ts'

/** Stands among the stored tickets for whose they are. */
export const KEPT_FOR = '/kept/owner'

async function purgeOthers(userId: number): Promise<void> {
  const owner = await globalThis.caches?.match(KEPT_FOR, { cacheName: TICKET_CACHE })
  if (owner && (await owner.text()) !== String(userId)) purgeTickets()
}

/** Leaves the stored tickets to their user alone: once another one is signed in they are deleted. */
export function useOwnTickets(): void {
  const userId = useSessionPart((it) => it.user?.UserId ?? null)
  useEffect(() => {
    if (userId !== null) purgeOthers(userId).catch(() => {})
  }, [userId])
}
