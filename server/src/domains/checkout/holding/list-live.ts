import { MOST_LIVE, type LiveReservation } from '@rihla/contract/checkout/live-reservations'
import type { Language } from '@rihla/contract/values/language'
import type { CheckoutDeps } from '../deps.ts'
import type { Owner } from '../policy.ts'
import { presentLive } from '../present.ts'
import { findLive } from '../store.ts'

/**
 * What this owner holds and hasn't paid for, of every kind, the longest first: a page that finds the last
 * place taken asks whether the reader is who took it. At most `MOST_LIVE`.
 */
export async function listLive(
  deps: CheckoutDeps,
  owner: Owner,
  language: Language,
): Promise<LiveReservation[]> {
  if (owner.userId === null && owner.applicationId === null) return []
  const now = deps.clock.now()
  const [booked, elsewhere] = await Promise.all([
    findLive(deps.db, owner, { now, limit: MOST_LIVE }),
    owner.userId === null ? [] : deps.heldElsewhere(owner.userId, language),
  ])
  return [...booked.map((it) => presentLive(it, language)), ...elsewhere]
    .sort((a, b) => b.ExpiresAt.localeCompare(a.ExpiresAt))
    .slice(0, MOST_LIVE)
}
