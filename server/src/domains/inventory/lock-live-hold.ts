import type { Trx } from '../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { isLive, type Hold } from './hold.ts'
import { lockHold } from './store.ts'

/** A hold that can still be sold or changed, locked until the transaction ends. */
export async function lockLiveHold(
  trx: Trx,
  holdId: number,
  now: Date,
): Promise<Hold | Refusal<'hold_ended' | 'already_booked'>> {
  const hold = await lockHold(trx, holdId)
  if (!hold) throw new Error(`No hold ${holdId}`)
  if (hold.state === 'consumed') return refuse('already_booked')
  return isLive(hold, now) ? hold : refuse('hold_ended')
}
