import type { Trx } from '../../../platform/database/connect.ts'
import type { Identity } from '../../../platform/http/caller.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { isRefusal, refuse, type Refusal } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'

/** Counts a try before it is looked at, and takes it back once it was right. */
export async function withTries<T extends object>(
  { db, limits }: AccountDeps,
  tries: Limit,
  { userId }: Identity,
  work: (trx: Trx) => Promise<T>,
): Promise<T | Refusal<'too_many_requests'>> {
  const wait = await limits.count(tries, String(userId))
  if (wait > 0) return refuse('too_many_requests', { seconds: wait })
  const answer = await db.transaction().execute(work)
  if (!isRefusal(answer)) await limits.forgive(tries, String(userId))
  return answer
}
