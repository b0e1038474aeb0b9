import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/connect.ts'
import { expireTouching } from '../expire-holds.ts'
import { linesOf, lockHold } from '../store.ts'
import { rowOf, type StockLine } from '../stock-line.ts'

/**
 * Gives what a hold has sold on a departure for as many other seats there: all, or the old ones stay (false: one of
 * them is taken). Throws where the hold isn't sold, or the line isn't one of its own with as many seats. Holds that
 * ran out but weren't tidied yet don't stand in the way.
 */
export async function moveSold(
  trx: Trx,
  holdId: number,
  line: StockLine,
  now: Date,
): Promise<boolean> {
  const hold = await lockHold(trx, holdId)
  const before = (await linesOf(trx, holdId)).find((it) => rowOf(it) === rowOf(line))
  const seats = line.seats ?? []
  const isSold = hold?.state === 'consumed' && before?.returnedAt === null
  if (!isSold || new Set(seats).size !== before.quantity)
    throw new Error(`Hold ${holdId} has not sold as many seats there`)
  const had = before.seats ?? []
  const dropped = had.filter((seat) => !seats.includes(seat))
  const added = seats.filter((seat) => !had.includes(seat))
  if (added.length === 0) return true
  await expireTouching(trx, now, [{ ...line, quantity: added.length, seats: added }])
  const { rows } = await sql<{ moved: boolean }>`
    select move_seats(${holdId}, ${line.itemId}, ${line.day}::date, ${dropped}::bigint[], ${added}::bigint[]) as moved`.execute(
    trx,
  )
  if (!rows[0]?.moved) return false
  await sql`
    update hold_lines set seats = ${seats}::bigint[]
    where hold_id = ${holdId} and kind = ${line.kind} and item_id = ${line.itemId} and day = ${line.day}::date`.execute(
    trx,
  )
  return true
}
