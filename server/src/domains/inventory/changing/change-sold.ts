import type { Trx } from '../../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { canClaim } from '../can-claim.ts'
import { expireTouching } from '../expire-holds.ts'
import type { Hold } from '../hold.ts'
import { placeHold, type PlaceHold } from '../place-hold.ts'
import {
  exceedsShare,
  linesOf,
  lockHold,
  lockStock,
  moveCounts,
  replaceLines,
  setHold,
} from '../store.ts'
import { addUp, difference, sameLines, type StockLine } from '../stock-line.ts'

/** What is sold of a locked hold and hasn't been given back. */
async function soldLines(trx: Trx, holdId: number): Promise<StockLine[]> {
  const hold = await lockHold(trx, holdId)
  if (hold?.state !== 'consumed') throw new Error(`Hold ${holdId} isn't sold`)
  const lines = await linesOf(trx, holdId)
  return lines.filter((line) => !line.returnedAt).map(({ returnedAt: _returned, ...line }) => line)
}

/** Whether what something sold needs more to become `lines` is free as things stand: only a hold says so for sure. */
export async function hasRoomBeside(
  trx: Trx,
  soldId: number,
  lines: readonly StockLine[],
): Promise<boolean> {
  const added = difference(lines, await soldLines(trx, soldId))
  return added.length === 0 || canClaim(trx, added)
}

/**
 * Something sold is to become `lines`: holds what that needs beyond what is sold already, so that nothing is claimed
 * twice and the old places stay until `changeSold`. Null: it needs nothing more. Refuses as `placeHold` does.
 */
export async function holdBeside(
  trx: Trx,
  soldId: number,
  request: PlaceHold,
): Promise<Hold | null | Refusal<'sold_out' | 'too_many_holds'>> {
  const { lines, holder, now, terms } = request
  const before = await soldLines(trx, soldId)
  const added = difference(lines, before)
  if (added.length === 0) return null
  // Before any stock is locked, as wherever holds are changed.
  if (holder && (await exceedsShare(trx, 0, added, { holder, fair: terms.fair, now })))
    return refuse('too_many_holds')
  // In one pass with what may be given up in the same transaction: two who swap would wait for each other.
  const dropped = difference(before, lines)
  if ((await expireTouching(trx, now, added, dropped)) === 0)
    await lockStock(trx, addUp([...added, ...dropped]))
  return placeHold(trx, { ...request, lines: added })
}

/**
 * Turns what a hold has sold into `lines`, in one go: what `besideId` holds is sold with it, and what isn't needed any
 * more goes back on sale. The hold keeps its id; the one beside it is over. `gone`: that one claims nothing any more,
 * and nothing has changed.
 */
export async function changeSold(
  trx: Trx,
  soldId: number,
  { lines, besideId }: { readonly lines: readonly StockLine[]; readonly besideId: number | null },
): Promise<'changed' | 'gone'> {
  const before = await soldLines(trx, soldId)
  const beside = besideId === null ? null : await lockHold(trx, besideId)
  const added = difference(lines, before)
  const dropped = difference(before, lines)
  const held = beside ? await linesOf(trx, beside.id) : []
  const isCounted = beside === null || beside.state === 'active' || beside.state === 'paying'
  if (!isCounted) return 'gone'
  if (!sameLines(added, held)) throw new Error(`Hold ${besideId} isn't what ${soldId} needs more`)
  if (added.length + dropped.length > 0) {
    await lockStock(trx, addUp([...added, ...dropped]))
    if (added.length > 0) await moveCounts(trx, added, { held: -1, sold: 1 })
    if (dropped.length > 0) await moveCounts(trx, dropped, { held: 0, sold: -1 })
    await replaceLines(trx, soldId, lines)
  }
  if (beside) await setHold(trx, beside.id, { state: 'released' })
  return 'changed'
}
