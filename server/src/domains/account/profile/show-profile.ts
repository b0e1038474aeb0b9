import type { CurrentUser } from '@rihla/contract/account'
import type { Caller } from '../../../platform/http/caller.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { AccountParts } from '../parts.ts'
import { presentCurrentUser } from '../present.ts'
import { profileOf } from './store.ts'

/** Who is signed in, as the profile shows them; asked on every page, at one statement a domain. */
export async function showProfile(
  { db, countBookings }: Pick<AccountParts, 'db' | 'countBookings'>,
  caller: Pick<Caller, 'identity'>,
): Promise<CurrentUser | Refusal<'unauthenticated'>> {
  const identity = await caller.identity()
  if (!identity) return refuse('unauthenticated')
  const [profile, bookings] = await Promise.all([
    profileOf(db, identity.userId),
    countBookings(identity.userId),
  ])
  return profile ? presentCurrentUser(profile, bookings) : refuse('unauthenticated')
}
