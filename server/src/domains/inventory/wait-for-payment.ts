import type { Trx } from '../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../platform/refusal.ts'
import type { Hold } from './hold.ts'
import type { HoldTerms } from './hold-terms.ts'
import { lockLiveHold } from './lock-live-hold.ts'
import { countWaiting, lockHold, setWaiting } from './store.ts'

/** While the gateway can't say whether it was paid, a hold outlives its deadline by so much, in ms. */
const GRACE = 1_800_000

type Waiting = {
  readonly now: Date
  readonly until: Date
  readonly terms: HoldTerms
  /** How many of these its holder may have at once; left out: a traveller's. */
  readonly most?: number
  /** It ends then, also where it would have lived on: it was kept for something that is over. */
  readonly exactly?: boolean
}

/**
 * Something is paid later than on a page: the hold lives until `until`, beyond its first cap, and, unless it is to be
 * `exactly` that, never less than it did. The caller bounds `until`, so that asking again moves nothing. Its holder may have
 * so many of these at once (decision 017): they keep places from others for a day.
 */
export async function waitForPayment(
  trx: Trx,
  holdId: number,
  { now, until, terms, most = terms.fair.waiting, exactly = false }: Waiting,
): Promise<Hold | Refusal<'hold_ended' | 'already_booked' | 'too_many_unpaid'>> {
  const hold = await lockLiveHold(trx, holdId, now)
  if (isRefusal(hold)) return hold
  if (!hold.waits && (await countWaiting(trx, holdId, now)) >= most)
    return refuse('too_many_unpaid', { max: most })
  const expiresAt = exactly ? until : later(hold.expiresAt, until)
  const graceEnds = new Date(expiresAt.getTime() + GRACE)
  const hardCapAt = exactly ? graceEnds : later(hold.hardCapAt, graceEnds)
  const waiting = { waits: true, expiresAt, hardCapAt }
  await setWaiting(trx, holdId, waiting)
  return { ...hold, ...waiting, state: 'paying' }
}

/**
 * What a hold waited for isn't awaited any more: it has no more time left than a payment page would.
 * It stays `paying`, since it may have been paid a moment ago.
 */
export async function stopWaiting(
  trx: Trx,
  holdId: number,
  { now, terms }: { now: Date; terms: HoldTerms },
): Promise<void> {
  const hold = await lockHold(trx, holdId)
  if (!hold?.waits || hold.state !== 'paying') return
  const end = new Date(now.getTime() + terms.payingSeconds * 1000)
  const expiresAt = hold.expiresAt < end ? hold.expiresAt : end
  const hardCapAt = new Date(expiresAt.getTime() + GRACE)
  await setWaiting(trx, holdId, { waits: false, expiresAt, hardCapAt })
}

const later = (a: Date, b: Date): Date => (a > b ? a : b)
