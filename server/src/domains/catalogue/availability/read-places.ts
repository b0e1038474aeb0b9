import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../../platform/database/connect.ts'
import type { StockKind } from './touched.ts'

/** Places that a hold gives back by itself when its time is up, unless it is renewed or paid. */
export type HoldRow = {
  readonly id: number
  readonly on: CalendarDate
  readonly places: number
  readonly endsAt: number
}

export type StockRead = {
  /** By item: places on each day from the first that was asked for. */
  readonly free: ReadonlyMap<number, Uint8Array>
  readonly holds: readonly HoldRow[]
}

export type Days = { readonly first: CalendarDate; readonly days: number }

/** More places count as so many. */
export const MOST_PLACES = 255
/** Numbers of places, and of days, as they are packed. */
const [PLACES, DAYS] = [256, 512]

const places = sql`least(${sql.lit(MOST_PLACES)}, capacity - held - sold)`
const dayAnd = (first: CalendarDate, its: typeof places) =>
  sql`(day - ${first}::date) * ${sql.lit(PLACES)} + ${its}`

/** Rows `s` of the table of stock. */
const within = (kind: StockKind, { first, days }: Days) => sql`s.kind = ${kind}
  and s.day >= ${first}::date and s.day < ${addDays(first, Math.min(days, DAYS))}::date`

/**
 * Places of these items from a day on (512 days at most). What active holds take counts as taken; of
 * activities, when they end is read beside. The days of an item travel as bytes: reading millions of
 * rows one by one costs many times as much.
 */
export async function readPlaces(
  db: Db,
  kind: StockKind,
  ids: readonly number[],
  range: Days,
): Promise<StockRead> {
  const { rows } = await sql<{ id: number; packed: Buffer; held: boolean }>`
    select item_id as id, bool_or(held > 0) as held,
      string_agg(int4send(${dayAnd(range.first, sql`case when closed then 0 else ${places} end`)}), null) as packed
    from stock s where ${within(kind, range)} and s.item_id = any(${ids}::bigint[]) group by item_id`.execute(
    db,
  )
  const free = new Map(ids.map((id) => [id, new Uint8Array(range.days)]))
  for (const { id, packed } of rows) {
    const its = free.get(id)
    if (!its) continue
    for (let at = 0; at < packed.length; at += 4) {
      const both = packed.readUInt32BE(at)
      its[both >>> 8] = both & MOST_PLACES
    }
  }
  const held = kind === 'activity' ? rows.filter((row) => row.held).map((row) => row.id) : []
  return { free, holds: held.length > 0 ? await readHolds(db, kind, held, range) : [] }
}

async function readHolds(
  db: Db,
  kind: StockKind,
  ids: readonly number[],
  { first, days }: Days,
): Promise<HoldRow[]> {
  const { rows } = await sql<{ id: number; on: CalendarDate; places: number; ends_at: Date }>`
    select l.item_id as id, l.day as on, l.quantity as places, h.expires_at as ends_at
    from stock s
    join hold_lines l on l.kind = s.kind and l.item_id = s.item_id and l.day = s.day
    join holds h on h.id = l.hold_id and h.state = 'active'
    where s.kind = ${kind} and s.item_id = any(${ids}::bigint[]) and s.day >= ${first}::date
      and s.held > 0 and not s.closed`.execute(db)
  return rows
    .filter(({ on }) => daysBetween(first, on) < days)
    .map(({ id, on, places, ends_at }) => ({ id, on, places, endsAt: ends_at.getTime() }))
}

const PAGES_AT_ONCE = 250

/**
 * Gives `take` the places of all items of a kind on the days that have any, row by row, as the table is stored: in
 * one pass over its pages, however the rows lie; asked for by items, each page would be read many times. A row that
 * moves to another page meanwhile may be missed: read what was touched afterwards. Base64 is two thirds of what
 * bytes are as text, and both sides make and read it in less time.
 */
export async function readAllPlaces(
  db: Db,
  kind: StockKind,
  range: Days,
  take: (id: number, day: number, places: number) => void,
): Promise<void> {
  const { rows } = await sql<{ pages: number }>`
    select pg_relation_size('stock') / current_setting('block_size')::integer as pages`.execute(db)
  const pages = rows[0]?.pages ?? 0
  let next = 0
  const readPages = async (): Promise<void> => {
    while (next < pages) {
      const from = next
      next += PAGES_AT_ONCE
      const part = await sql<{ packed: string | null }>`
        select encode(string_agg(int8send(item_id * ${sql.lit(DAYS * PLACES)} + ${dayAnd(range.first, places)}), null),
          'base64') as packed
        from stock s where s.ctid >= ${`(${from},0)`}::tid and s.ctid < ${`(${from + PAGES_AT_ONCE},0)`}::tid
          and ${within(kind, range)} and not closed and capacity > held + sold`.execute(db)
      const packed = Buffer.from(part.rows[0]?.packed ?? '', 'base64')
      for (let at = 0; at < packed.length; at += 8) {
        const low = packed.readUInt32BE(at + 4)
        const id = packed.readUInt32BE(at) * 2 ** 15 + (low >>> 17)
        take(id, (low >>> 8) & (DAYS - 1), low & MOST_PLACES)
      }
      await setImmediate()
    }
  }
  await Promise.all([readPages(), readPages()])
}
