import type { CurrentUser } from '@rihla/contract/account'
import type { Caller } from '../../../platform/http/caller.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { inBatches } from '../in-batches.ts'
import type { AccountDeps } from '../deps.ts'
import { presentCurrentUser } from '../present.ts'
import { profilesOf } from './store.ts'

type Shown = Promise<CurrentUser | Refusal<'unauthenticated'>>

/**
 * A way to show who is signed in, as the profile has them. Asked on every page, so calls that come
 * together share a statement; none is answered by what was read before it came.
 */
export function profileShower({
  db,
  countBookings,
}: Pick<AccountDeps, 'db' | 'countBookings'>): (caller: Pick<Caller, 'identity'>) => Shown {
  const read = inBatches((userIds: readonly number[]) => profilesOf(db, userIds))
  const count = inBatches(countBookings)
  return async (caller) => {
    const identity = await caller.identity()
    if (!identity) return refuse('unauthenticated')
    const { userId } = identity
    const [profile, bookings] = await Promise.all([read(userId), count(userId)])
    return profile ? presentCurrentUser(profile, bookings ?? 0) : refuse('unauthenticated')
  }
}
