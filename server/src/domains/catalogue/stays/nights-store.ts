import { sql, type RawBuilder } from 'kysely'
import { daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import { freeNowSql } from '../offer/availability.ts'

/** Nights by the day on which each begins; both inclusive. */
export type NightRange = { readonly first: CalendarDate; readonly last: CalendarDate }

/** Rooms free on each night of a range, by room: a night without a stock row, or closed, has none. */
export type FreeRooms = ReadonlyMap<number, Int32Array>

/** Nights that have a stock row, counted from the first of a range, and how many rooms are free on each. */
export type FreeNights = readonly [at: readonly number[], free: readonly number[]]

/**
 * SQL: `FreeNights` of the row `r` of room types at `now`; null: none has a row. Holds that are over don't count,
 * tidied or not.
 */
export const freeNightsSql = ({ first, last }: NightRange, now: Date): RawBuilder<unknown> => sql`(
  select array[array_agg(s.day - ${first}::date), array_agg(${sql.raw(freeNowSql('x.at'))})]
    from stock s, (select ${now}::timestamptz as at) x
   where s.kind = 'room' and s.item_id = r.id and s.day between ${first}::date and ${last}::date
  having count(*) > 0)`

/** Rooms free on every night of a range; position 0 is its first. */
export function toFreeNights(nights: FreeNights | null, { first, last }: NightRange): Int32Array {
  const all = new Int32Array(Math.max(0, daysBetween(first, last) + 1))
  nights?.[0].forEach((at, n) => (all[at] = Math.max(0, nights[1][n] ?? 0)))
  return all
}

/** The fewest rooms free on any of the nights that begin at a position of `toFreeNights`. */
export function fewestFree(free: Int32Array | undefined, from: number, nights: number): number {
  if (!free || from < 0 || from + nights > free.length) return 0
  let fewest = Infinity
  for (let at = from; at < from + nights; at += 1) fewest = Math.min(fewest, free[at] ?? 0)
  return fewest
}
