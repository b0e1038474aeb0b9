import { sql } from 'kysely'
import { isBusy, type Db, type Trx } from '../../platform/database/connect.ts'
import { giveBack, linesOf, lockExpired, lockStock, setHold } from './store.ts'
import { addUp, type StockLine } from './stock-line.ts'

const BATCH = 100

/** `also` is what the caller will claim next: locked in the same pass, so that the order is kept. */
async function expireLocked(
  trx: Trx,
  holdIds: readonly number[],
  also: readonly StockLine[] = [],
): Promise<number> {
  if (holdIds.length === 0) return 0
  const lines: StockLine[] = []
  for (const id of holdIds) lines.push(...(await linesOf(trx, id)))
  if (also.length > 0) await lockStock(trx, addUp([...lines, ...also]))
  if (lines.length > 0) await giveBack(trx, addUp(lines))
  for (const id of holdIds) await setHold(trx, id, { state: 'expired' })
  return holdIds.length
}

/**
 * Ends the expired active holds that stand on these stock rows; answers how many. When there are any,
 * these rows and `also` are locked with theirs. The caller has locked no stock yet.
 */
export const expireTouching = async (
  trx: Trx,
  now: Date,
  lines: readonly StockLine[],
  also: readonly StockLine[] = [],
): Promise<number> =>
  expireLocked(trx, await lockExpired(trx, now, BATCH, lines), [...lines, ...also])

/** As `expireTouching`, in a transaction of its own: makes room for a claim that failed. */
export const tidyHolds = (db: Db, now: Date, lines: readonly StockLine[]): Promise<number> =>
  db.transaction().execute((trx) => expireTouching(trx, now, lines))

/**
 * The sweeper: ends active holds whose time is up, a batch a transaction, each hold once however many
 * sweepers run. Only tidies: expiry is already true by time wherever it is asked. Where buyers are in
 * the way it steps back, and comes again with the next run.
 */
export async function expireHolds(db: Db, now: Date): Promise<number> {
  let ended = 0
  for (;;) {
    const batch = await sweepOnce(db, now)
    ended += batch
    if (batch < BATCH) return ended
  }
}

async function sweepOnce(db: Db, now: Date): Promise<number> {
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '1s'`.execute(trx)
      return expireLocked(trx, await lockExpired(trx, now, BATCH))
    })
  } catch (error) {
    if (isBusy(error)) return 0
    throw error
  }
}
