import type { Trx } from '../../platform/database/connect.ts'
import { isRefusal, type Refusal } from '../../platform/refusal.ts'
import { mayBecome, type Hold } from './hold.ts'
import type { HoldTerms } from './hold-terms.ts'
import { lockLiveHold } from './lock-live-hold.ts'
import { claimMore } from './place-hold.ts'
import { giveBack, giveBackSold, linesOf, lockHold, sell, setHold } from './store.ts'
import { rowOf, type StockLine } from './stock-line.ts'

/**
 * A payment session starts: the hold goes to `paying` and is extended, once, to outlive the gateway's
 * page, never beyond its hard cap. Starting again while paying changes nothing.
 */
export async function startPaying(
  trx: Trx,
  holdId: number,
  now: Date,
  terms: HoldTerms,
): Promise<Hold | Refusal<'hold_ended' | 'already_booked'>> {
  const hold = await lockLiveHold(trx, holdId, now)
  if (isRefusal(hold)) return hold
  if (hold.state === 'paying') return hold
  const wanted = Math.max(hold.expiresAt.getTime(), now.getTime() + terms.payingSeconds * 1000)
  const expiresAt = new Date(Math.min(wanted, hold.hardCapAt.getTime()))
  await setHold(trx, holdId, { state: 'paying', expiresAt })
  return { ...hold, state: 'paying', expiresAt }
}

/**
 * Paid: what is held becomes sold. A hold that already ended is claimed again when the stock still
 * allows it. `consumed` twice is the same sale; `gone` means that the places are taken.
 */
export async function consumeHold(
  trx: Trx,
  holdId: number,
  now: Date,
): Promise<'sold' | 'already_sold' | 'gone'> {
  const hold = await lockHold(trx, holdId)
  if (!hold) throw new Error(`No hold ${holdId}`)
  if (hold.state === 'consumed') return 'already_sold'
  const lines = await linesOf(trx, holdId)
  // Past its time but not tidied: the counters still have it, so it can be sold as it stands.
  const counted = hold.state === 'active' || hold.state === 'paying'
  if (!counted && !(await claimMore(trx, holdId, lines, now))) return 'gone'
  await sell(trx, lines)
  await setHold(trx, holdId, { state: 'consumed' })
  return 'sold'
}

/** Gives a hold's places back before its time; false when it was over already. */
export async function releaseHold(
  trx: Trx,
  holdId: number,
  as: 'released' | 'expired' = 'released',
): Promise<boolean> {
  const hold = await lockHold(trx, holdId)
  if (!hold) throw new Error(`No hold ${holdId}`)
  if (!mayBecome(hold.state, as)) return false
  await giveBack(trx, await linesOf(trx, holdId))
  await setHold(trx, holdId, { state: as })
  return true
}

/**
 * Gives what was sold on one stock row back to sale; the rest of the hold stays sold. `not_sold`: the
 * hold isn't, or claims nothing there. Twice has the effect of once.
 */
export async function returnSold(
  trx: Trx,
  holdId: number,
  row: Omit<StockLine, 'quantity' | 'seats'>,
  now: Date,
): Promise<'returned' | 'already_returned' | 'not_sold'> {
  const hold = await lockHold(trx, holdId)
  if (!hold) throw new Error(`No hold ${holdId}`)
  const line = (await linesOf(trx, holdId)).find((it) => rowOf(it) === rowOf(row))
  if (hold.state !== 'consumed' || !line) return 'not_sold'
  if (line.returnedAt) return 'already_returned'
  await giveBackSold(trx, holdId, [line], now)
  return 'returned'
}

/**
 * Gives everything that a hold sold back to sale; it stays consumed, as the record of what was sold. False:
 * nothing of it is sold any more, or never was. Twice has the effect of once.
 */
export async function returnAllSold(trx: Trx, holdId: number, now: Date): Promise<boolean> {
  const hold = await lockHold(trx, holdId)
  if (!hold) throw new Error(`No hold ${holdId}`)
  const lines = (await linesOf(trx, holdId)).filter((line) => !line.returnedAt)
  if (hold.state !== 'consumed' || lines.length === 0) return false
  await giveBackSold(trx, holdId, lines, now)
  return true
}
