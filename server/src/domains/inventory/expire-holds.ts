import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'
import { giveBack, linesOf, lockExpired, setHold } from './store.ts'
import { inLockOrder, type StockLine } from './stock-line.ts'

const BATCH = 100

/** Adds up lines of several holds by stock row, so that each row is touched once. */
function sum(lines: readonly StockLine[]): StockLine[] {
  const rows = new Map<string, StockLine>()
  for (const line of lines) {
    const key = `${line.kind} ${line.itemId} ${line.day}`
    const before = rows.get(key)
    rows.set(key, { ...line, quantity: line.quantity + (before?.quantity ?? 0) })
  }
  return inLockOrder([...rows.values()])
}

async function expireLocked(trx: Trx, holdIds: readonly number[]): Promise<number> {
  if (holdIds.length === 0) return 0
  const lines: StockLine[] = []
  for (const id of holdIds) lines.push(...(await linesOf(trx, id)))
  if (lines.length > 0) await giveBack(trx, sum(lines))
  for (const id of holdIds) await setHold(trx, id, { state: 'expired' })
  return holdIds.length
}

/** Ends the expired active holds that stand on these stock rows; answers how many. */
export const expireTouching = async (
  trx: Trx,
  now: Date,
  lines: readonly StockLine[],
): Promise<number> => expireLocked(trx, await lockExpired(trx, now, BATCH, lines))

/**
 * The sweeper: ends active holds whose time is up, a batch a transaction, each hold once however many
 * sweepers run. Only tidies: expiry is already true by time wherever it is asked.
 */
export async function expireHolds(db: Db, now: Date): Promise<number> {
  let ended = 0
  for (;;) {
    const batch = await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '1s'`.execute(trx)
      return expireLocked(trx, await lockExpired(trx, now, BATCH))
    })
    ended += batch
    if (batch < BATCH) return ended
  }
}
