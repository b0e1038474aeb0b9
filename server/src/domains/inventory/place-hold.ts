import { isBusy, isCheckViolation, type Trx } from '../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { allGuards, type Guards } from './guards.ts'
import type { Hold } from './hold.ts'
import type { HoldTerms } from './hold-terms.ts'
import { expireTouching } from './expire-holds.ts'
import { claim, insertHold } from './store.ts'
import type { StockLine } from './stock-line.ts'

export type PlaceHold = {
  readonly lines: readonly StockLine[]
  readonly now: Date
  readonly terms: HoldTerms
  readonly guards?: Guards
}

/**
 * Claims all lines or none and keeps them for `terms.holdSeconds`. Refuses with `sold_out` when a
 * line is missing, closed or too full. Holds that ran out but weren't tidied yet don't stand in the way.
 */
export async function placeHold(trx: Trx, wish: PlaceHold): Promise<Hold | Refusal<'sold_out'>> {
  if (!(await claimOrTidy(trx, wish.lines, wish.now, wish.guards ?? allGuards))) return refuse('sold_out')
  const after = (seconds: number): Date => new Date(wish.now.getTime() + seconds * 1000)
  return insertHold(
    trx,
    {
      expiresAt: after(wish.terms.holdSeconds),
      hardCapAt: after(wish.terms.hardCapSeconds),
      createdAt: wish.now,
    },
    wish.lines,
  )
}

/** Claims; if that fails, gives back what expired on the same rows and tries once more. */
export async function claimOrTidy(
  trx: Trx,
  lines: readonly StockLine[],
  now: Date,
  guards: Guards,
): Promise<boolean> {
  if (await claim(trx, lines, guards)) return true
  if ((await expireTouching(trx, now, lines)) === 0) return false
  return claim(trx, lines, guards)
}

/**
 * Runs a change of stock, and turns 'the lock was not to be had in time' into the refusal `busy`
 * and the constraint's veto into `sold_out`. The transaction around it must end when this refuses.
 */
export async function orBusy<T>(work: () => Promise<T>): Promise<T | Refusal<'busy' | 'sold_out'>> {
  try {
    return await work()
  } catch (error) {
    if (isBusy(error)) return refuse('busy')
    if (isCheckViolation(error)) return refuse('sold_out')
    throw error
  }
}
