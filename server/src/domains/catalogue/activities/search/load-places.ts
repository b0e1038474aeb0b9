import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/connect.ts'

/** Places that a hold gives back by itself when its time is up, unless it is renewed or paid. */
export type HoldRow = {
  readonly id: number
  readonly on: CalendarDate
  readonly places: number
  readonly endsAt: number
}

export type StockRead = {
  /** By offer: places on each day from the first that was asked for. */
  readonly free: ReadonlyMap<number, Uint8Array>
  readonly holds: readonly HoldRow[]
}

/** Places that are told apart, and days that one read covers at most: both fit into 15 bits. */
const [PLACES, MOST_DAYS] = [256, 128]
export const MOST_PLACES = PLACES - 1

/**
 * Places of these offers from a day on, `days` (128 at most) of them; what active holds take counts as
 * taken, whether they are over or not: those are told beside. The days of an offer travel as bytes:
 * reading millions of rows one by one costs many times as much.
 */
export async function readPlaces(
  db: Db,
  ids: readonly number[],
  { first, days }: { readonly first: CalendarDate; readonly days: number },
): Promise<StockRead> {
  const within = sql`s.kind = 'activity' and s.item_id = any(${ids}::bigint[])
    and s.day >= ${first}::date and s.day < ${addDays(first, Math.min(days, MOST_DAYS))}::date`
  const { rows } = await sql<{ id: number; packed: Buffer; held: boolean }>`
    select item_id as id, bool_or(held > 0) as held,
      string_agg(int2send(((day - ${first}::date) * ${sql.lit(PLACES)}
        + case when closed then 0 else least(${sql.lit(MOST_PLACES)}, capacity - held - sold) end)::smallint), '') as packed
    from stock s where ${within} group by item_id`.execute(db)
  const free = new Map(ids.map((id) => [id, new Uint8Array(days)]))
  for (const { id, packed } of rows) {
    const its = free.get(id)
    if (!its) continue
    for (let at = 0; at < packed.length; at += 2) its[packed[at] ?? 0] = packed[at + 1] ?? 0
  }
  const held = rows.filter((row) => row.held).map((row) => row.id)
  return { free, holds: held.length > 0 ? await readHolds(db, held, first, days) : [] }
}

async function readHolds(
  db: Db,
  ids: readonly number[],
  first: CalendarDate,
  days: number,
): Promise<HoldRow[]> {
  const { rows } = await sql<{ id: number; on: CalendarDate; places: number; ends_at: Date }>`
    select l.item_id as id, l.day as on, l.quantity as places, h.expires_at as ends_at
    from stock s
    join hold_lines l on l.kind = s.kind and l.item_id = s.item_id and l.day = s.day
    join holds h on h.id = l.hold_id and h.state = 'active'
    where s.kind = 'activity' and s.item_id = any(${ids}::bigint[]) and s.day >= ${first}::date
      and s.held > 0 and not s.closed`.execute(db)
  return rows
    .filter(({ on }) => daysBetween(first, on) < days)
    .map(({ id, on, places, ends_at }) => ({ id, on, places, endsAt: ends_at.getTime() }))
}
