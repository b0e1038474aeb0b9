import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/connect.ts'

/** A request that would leave less than is claimed. */
export type TooFewPlaces = {
  readonly row: number
  readonly day: string
  readonly places: number
  readonly sold: number
  readonly held: number
}

/**
 * Locks stock of these kinds on the days of a table of (kind, item_id, day) against every hold until the transaction
 * ends, in the order of every claim. For who changes days in several steps, before the first: each would lock its own.
 */
export async function lockStockOf(trx: Trx, days: string, kinds: readonly string[]): Promise<void> {
  await sql`select lock_stock_of(${days}, ${kinds}::text[])`.execute(trx)
}

/**
 * Sets places and closing of many days at once: `wishes` is a table of (row_number, kind, item_id, day, places,
 * closed), a day once; where `closed` is null a day stays as it is, and a new one is open. All rows are locked first, in the order of every claim, so that a hold at the same moment
 * either counts or finds the new places. While one request is below what is sold and held, nothing is changed, and
 * those wishes are answered. `why`: days that it closes are closed as by staff, or as days that are no longer run. Holds that are over count until they are tidied: tidy them before.
 */
export async function setAllotmentsOf(
  trx: Trx,
  wishes: string,
  why: 'closed' | 'withdrawn',
): Promise<TooFewPlaces[]> {
  const { rows } = await sql<TooFewPlaces>`
    select row_number as row, day, places, sold, held from too_few_places(${wishes})`.execute(trx)
  if (rows.length > 0) return rows
  // A row that stays as it is isn't written: searches would read it anew.
  await sql`update stock s set capacity = w.places, closed = coalesce(w.closed, s.closed),
      withdrawn = coalesce(w.closed, s.closed) and case when s.closed then s.withdrawn else ${why === 'withdrawn'} end
    from ${sql.table(wishes)} w
    where s.kind = w.kind and s.item_id = w.item_id and s.day = w.day
      and (s.capacity, s.closed) is distinct from (w.places, coalesce(w.closed, s.closed))`.execute(
    trx,
  )
  await sql`insert into stock (kind, item_id, day, capacity, closed)
    select w.kind, w.item_id, w.day, w.places, coalesce(w.closed, false) from ${sql.table(wishes)} w
     where not exists (select from stock s where s.kind = w.kind and s.item_id = w.item_id and s.day = w.day)
     order by w.kind, w.item_id, w.day`.execute(trx)
  return []
}
