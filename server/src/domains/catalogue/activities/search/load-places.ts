import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/connect.ts'

/** Places of one offer on one day. `day` counts from the first day that was asked for. */
export type PlacesRow = { readonly id: number; readonly day: number; readonly free: number }

/** Places that a hold gives back by itself when its time is up, unless it is renewed or paid. */
export type HoldRow = PlacesRow & { readonly endsAt: number }

/** Days that one read covers at most, and places that are told apart. */
const [DAYS, PLACES] = [128, 256]
export const MOST_PLACES = PLACES - 1

type Range = { readonly first: CalendarDate; readonly days: number }

/**
 * Places of these offers on some days; what active holds take counts as taken, whether they are over or
 * not: those are told beside. A row travels as one number, since reading millions of them costs most.
 */
export async function readPlaces(
  db: Db,
  ids: readonly number[],
  { first, days }: Range,
): Promise<{ places: PlacesRow[]; holds: HoldRow[] }> {
  const within = sql`s.kind = 'activity' and s.item_id = any(${ids}::bigint[])
    and s.day >= ${first}::date and s.day < ${addDays(first, Math.min(days, DAYS))}::date`
  const { rows } = await sql<{ packed: Buffer | null; held: boolean }>`
    select string_agg(int8send((item_id * ${sql.lit(DAYS)} + (day - ${first}::date)) * ${sql.lit(PLACES)}
        + case when closed then 0 else least(${sql.lit(MOST_PLACES)}, capacity - held - sold) end), '') as packed,
      coalesce(bool_or(held > 0), false) as held
    from stock s where ${within}`.execute(db)
  const [row] = rows
  const places = unpack(row?.packed ?? Buffer.alloc(0))
  if (!row?.held) return { places, holds: [] }
  const holds = await sql<{ id: number; day: CalendarDate; places: number; ends_at: Date }>`
    select l.item_id as id, l.day, l.quantity as places, h.expires_at as ends_at
    from stock s
    join hold_lines l on l.kind = s.kind and l.item_id = s.item_id and l.day = s.day
    join holds h on h.id = l.hold_id and h.state = 'active'
    where ${within} and s.held > 0 and not s.closed`.execute(db)
  return {
    places,
    holds: holds.rows.map((hold) => ({
      id: hold.id,
      day: daysBetween(first, hold.day),
      free: hold.places,
      endsAt: hold.ends_at.getTime(),
    })),
  }
}

function unpack(packed: Buffer): PlacesRow[] {
  const rows: PlacesRow[] = []
  for (let at = 0; at < packed.length; at += 8) {
    const low = packed.readUInt32BE(at + 4)
    const day = Math.trunc(low / PLACES) % DAYS
    const id = (packed.readUInt32BE(at) * 2 ** 32 + low - (low % (DAYS * PLACES))) / (DAYS * PLACES)
    rows.push({ id, day, free: low % PLACES })
  }
  return rows
}
