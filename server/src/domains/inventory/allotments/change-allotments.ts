import type { CalendarDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/connect.ts'

/** The days of an item that have stock, from one day to another, both included. */
export type StockDays = {
  readonly kind: string
  readonly itemId: number
  readonly first: CalendarDate
  readonly last: CalendarDate
}

/** A day and what of it is claimed. */
export type ClaimedDay = {
  readonly day: CalendarDate
  readonly sold: number
  readonly held: number
}

/** What is claimed of these days, locked against every hold until the transaction ends. */
export async function lockAllotments(trx: Trx, it: StockDays): Promise<ClaimedDay[]> {
  const { rows } = await sql<ClaimedDay>`
    select day, sold, held from lock_allotments(${it.kind}, ${it.itemId}, ${it.first}, ${it.last})`.execute(
    trx,
  )
  return rows
}

/**
 * Sets how many places each of these days has, and whether staff closed it (null: as it is); answers the days on
 * which more is claimed than that. While there is one, nothing is changed. `locked` is what `lockAllotments`
 * answered in this transaction. Holds that are over count until they are tidied: tidy them before.
 */
export async function changeAllotments(
  trx: Trx,
  it: StockDays,
  { capacity, closed }: { readonly capacity: number | null; readonly closed: boolean | null },
  locked: readonly ClaimedDay[],
): Promise<ClaimedDay[]> {
  const tooFew = capacity === null ? [] : locked.filter(({ sold, held }) => sold + held > capacity)
  if (tooFew.length > 0) return tooFew
  // A row that stays as it is isn't written: searches would read it anew.
  await sql`
    update stock s set capacity = w.capacity, closed = w.closed, withdrawn = w.withdrawn
    from (select day, coalesce(${capacity}::integer, capacity) as capacity, coalesce(${closed}::boolean, closed) as closed,
        ${closed}::boolean is null and withdrawn as withdrawn
      from stock where kind = ${it.kind} and item_id = ${it.itemId} and day between ${it.first} and ${it.last}) w
    where s.kind = ${it.kind} and s.item_id = ${it.itemId} and s.day = w.day
      and (s.capacity, s.closed, s.withdrawn) is distinct from (w.capacity, w.closed, w.withdrawn)`.execute(
    trx,
  )
  return []
}
