import type { Caller } from '../../platform/http/caller.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { viewerOf } from '../reservations/index.ts'
import type { CheckoutDeps } from './deps.ts'

/** The user on whose behalf the caller may act on a reservation; null: a guest, in a browser that was let in. */
export async function travellerOf(
  { db, clock }: CheckoutDeps,
  caller: Caller,
  reservationId: number,
): Promise<{ readonly userId: number | null } | Refusal> {
  const userId = (await caller.identity())?.userId ?? null
  const asking = { userId, applicationId: caller.applicationId }
  const viewer = await viewerOf(db, asking, reservationId, clock.now())
  return viewer ?? refuse(userId === null ? 'unauthenticated' : 'reservation_not_found')
}
