import { sql } from 'kysely'
import { daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import { named, type Db, type Trx } from '../../../platform/database/connect.ts'
import { freeNowSql } from '../offer/availability.ts'

/** Rooms free on each night of a range, by room: a night without a stock row, or closed, has none. */
export type FreeRooms = ReadonlyMap<number, Int32Array>

/**
 * How many rooms of each type are free at `now` on every night from `first` to `last`, both
 * inclusive; position 0 is `first`. Holds that are over don't count, tidied or not. One statement,
 * whatever the range.
 */
export async function freeRooms(
  db: Db | Trx,
  roomIds: readonly number[],
  first: CalendarDate,
  last: CalendarDate,
  now: Date,
): Promise<FreeRooms> {
  const length = daysBetween(first, last) + 1
  const free = new Map(roomIds.map((id) => [id, new Int32Array(Math.max(0, length))]))
  const { rows } = await sql<{
    item_id: number
    at: number[]
    free: number[]
  }>`${named('free-rooms')}
    select s.item_id, array_agg(s.day - ${first}::date) as at, array_agg(${sql.raw(freeNowSql('x.at'))}) as free
      from stock s, (select ${now}::timestamptz as at) x
     where s.kind = 'room' and s.item_id = any(${roomIds}::bigint[])
       and s.day between ${first}::date and ${last}::date
     group by s.item_id`.execute(db)
  for (const row of rows) {
    const nights = free.get(row.item_id)
    row.at.forEach((at, n) => nights?.set([Math.max(0, row.free[n] ?? 0)], at))
  }
  return free
}

/** The fewest rooms free on any of the nights that begin at a position of `freeRooms`' arrays. */
export function fewestFree(free: Int32Array | undefined, from: number, nights: number): number {
  if (!free || from < 0 || from + nights > free.length) return 0
  let fewest = Infinity
  for (let at = from; at < from + nights; at += 1) fewest = Math.min(fewest, free[at] ?? 0)
  return fewest
}
