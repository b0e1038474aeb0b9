import { isCheckViolation, type Db, type Trx } from '../../platform/database/connect.ts'
import { orBusy } from '../../platform/database/or-busy.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import type { Holder } from './fair-share.ts'
import type { Hold } from './hold.ts'
import type { HoldTerms } from './hold-terms.ts'
import { expireTouching, tidyHolds } from './expire-holds.ts'
import { claim, claimAsHold } from './store.ts'
import type { StockLine } from './stock-line.ts'

export type PlaceHold = {
  readonly lines: readonly StockLine[]
  readonly now: Date
  readonly terms: HoldTerms
  /** Beyond this instant nothing keeps it alive, whatever the terms. */
  readonly until?: Date
  /** Whose fair share it counts to; to none when left out. */
  readonly holder?: Holder
}

/**
 * Claims all lines or none and keeps them for `terms.holdSeconds`. Refuses with `sold_out` when a
 * line is missing, closed or too full, or one of its seats is taken; with `too_many_holds` when the holder, or
 * the address, would have more than a fair share. Holds that ran out but weren't tidied yet don't stand
 * in the way.
 */
export async function placeHold(
  db: Db | Trx,
  request: PlaceHold,
): Promise<Hold | Refusal<'sold_out' | 'too_many_holds'>> {
  const { lines, now, terms, until, holder } = request
  const after = (seconds: number): Date =>
    new Date(Math.min(now.getTime() + seconds * 1000, until?.getTime() ?? Infinity))
  const times = {
    expiresAt: after(terms.holdSeconds),
    hardCapAt: after(terms.hardCapSeconds),
    createdAt: now,
  }
  const place = () => claimAsHold(db, { ...times, holder, fair: terms.fair }, lines)
  const placed = (await orTidy(db, lines, now, place)) ?? refuse('sold_out')
  return placed === 'too_many' ? refuse('too_many_holds') : placed
}

/** Adds lines to an existing hold's claim; false when one of them can't be had. */
export const claimMore = async (
  trx: Trx,
  holdId: number,
  lines: readonly StockLine[],
  now: Date,
): Promise<boolean> =>
  (await orTidy(trx, lines, now, async () => (await claim(trx, holdId, lines)) || null)) ?? false

/** Claims; if that fails, gives back what expired on the same rows and tries once more. */
async function orTidy<T>(
  db: Db | Trx,
  lines: readonly StockLine[],
  now: Date,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const claimed = await attempt()
  if (claimed !== null) return claimed
  const tidied = db.isTransaction
    ? await expireTouching(db as Trx, now, lines)
    : await tidyHolds(db, now, lines)
  return tidied > 0 ? attempt() : null
}

/**
 * Runs a change of stock as `orBusy` does; the constraint's veto is the refusal `sold_out`. The
 * transaction around it must end when this refuses.
 */
export async function orUnavailable<T>(
  work: () => Promise<T>,
): Promise<T | Refusal<'busy' | 'sold_out'>> {
  try {
    return await orBusy(work)
  } catch (error) {
    if (isCheckViolation(error)) return refuse('sold_out')
    throw error
  }
}
