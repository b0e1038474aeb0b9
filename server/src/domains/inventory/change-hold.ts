import type { Trx } from '../../platform/database/connect.ts'
import { isRefusal, refuse, type Refusal } from '../../platform/refusal.ts'
import type { Holder } from './fair-share.ts'
import { isLive, type Hold } from './hold.ts'
import type { HoldTerms } from './hold-terms.ts'
import { lockLiveHold } from './lock-live-hold.ts'
import { claimMore, placeHold } from './place-hold.ts'
import { expireTouching } from './expire-holds.ts'
import {
  exceedsShare,
  giveBack,
  linesOf,
  lockHold,
  lockStock,
  replaceLines,
  setHold,
} from './store.ts'
import { addUp, difference, sameLines, type StockLine } from './stock-line.ts'

type Change = {
  readonly lines: readonly StockLine[]
  readonly now: Date
  readonly terms: HoldTerms
  /** For a hold that is taken anew, as `placeHold` has it. */
  readonly until?: Date
  /** Whose fair share it counts to; to none when left out. */
  readonly holder?: Holder
  /** The caller ends the payment pages that sell what was held before, in this transaction. */
  readonly endsPages?: boolean
}

/**
 * Changes what a hold claims, in place: it keeps its id, and an edit never lengthens it. A smaller
 * claim gives places back; when a larger one can't be had, the old claim stays as it was. A hold
 * that is no longer live is taken anew (the answer then has another id). While it is being paid
 * for, its claim must stay what is being paid for (`payment_open`), unless the caller `endsPages`.
 * Beyond the fair share it refuses as `placeHold` does, and the old claim stays.
 */
export async function changeHold(
  trx: Trx,
  holdId: number,
  change: Change,
): Promise<Hold | Refusal<'sold_out' | 'too_many_holds' | 'already_booked' | 'payment_open'>> {
  const hold = await lockHold(trx, holdId)
  if (!hold) throw new Error(`No hold ${holdId}`)
  if (hold.state === 'consumed') return refuse('already_booked')
  const before = await linesOf(trx, holdId)
  const { holder, now, terms } = change
  const live = isLive(hold, now)
  if (live && sameLines(before, change.lines)) return hold
  if (live && hold.state === 'paying' && !change.endsPages) return refuse('payment_open')
  const added = live ? difference(change.lines, before) : change.lines
  // Before any stock is locked, also where the hold is taken anew: every caller needs one lock
  // order.
  if (holder && added.length > 0) {
    const request = { holder, fair: terms.fair, now }
    if (await exceedsShare(trx, holdId, change.lines, request)) return refuse('too_many_holds')
  }
  if (!live) {
    // It is among those that end here, unless that has happened already.
    await expireTouching(trx, change.now, addUp([...before, ...change.lines]))
    return placeHold(trx, change)
  }
  const dropped = difference(before, change.lines)
  if (added.length > 0) await lockTogether(trx, dropped, { ...change, lines: added })
  if (added.length > 0 && !(await claimMore(trx, holdId, added, now))) return refuse('sold_out')
  if (dropped.length > 0) await giveBack(trx, dropped)
  await replaceLines(trx, holdId, change.lines, holder)
  return hold
}

/**
 * What is given up and what is asked for are locked in one pass in the global order, and so is what
 * ended holds still have of it: one after the other, two people who swap their nights would wait for
 * each other.
 */
async function lockTogether(
  trx: Trx,
  dropped: readonly StockLine[],
  { lines: added, now }: Change,
): Promise<void> {
  const ended = await expireTouching(trx, now, added, dropped)
  if (ended === 0 && dropped.length > 0) await lockStock(trx, addUp([...added, ...dropped]))
}

/**
 * Renews a live hold, once: its full length again from now, never beyond the hard cap. Asked again
 * after that one renewal, it answers the hold unchanged, so a repeated call has the effect of one.
 */
export async function renewHold(
  trx: Trx,
  holdId: number,
  now: Date,
  terms: HoldTerms,
): Promise<Hold | Refusal<'hold_ended' | 'already_booked'>> {
  const hold = await lockLiveHold(trx, holdId, now)
  if (isRefusal(hold)) return hold
  if (hold.renewals > 0 || hold.state === 'paying') return hold
  const wanted = now.getTime() + terms.holdSeconds * 1000
  const expiresAt = new Date(Math.min(wanted, hold.hardCapAt.getTime()))
  await setHold(trx, holdId, { state: hold.state, expiresAt, renewals: 1 })
  return { ...hold, expiresAt, renewals: 1 }
}
