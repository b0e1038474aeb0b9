import { BUS_DAYS } from '@rihla/contract/bus/limits'
import { addDays, cairoDate, toDayMonthYear, type CalendarDate } from '@rihla/contract/values/dates'
import type { SoldByDate } from '@rihla/contract/desk/site/sold-by-date'
import { sql } from 'kysely'
import { named, type Db, type Trx } from '../../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'

/** How far ahead stock is opened and what runs by the day (activities, packages) can be booked. */
export const BOOKABLE_DAYS = 120

/** How far ahead nights are opened and stays can be booked. */
export const STAY_DAYS = 365

const opened: Readonly<Record<SoldByDate, number>> = {
  days: BOOKABLE_DAYS,
  packages: BOOKABLE_DAYS,
  stays: STAY_DAYS,
  buses: BUS_DAYS,
}

/** Days from the first to the last, both inclusive; none when the first is the later one. */
export type DateBounds = { readonly min: CalendarDate; readonly max: CalendarDate }

/** What managers set; null: as it is without, today and as far as stock is opened. */
export type SiteDates = { readonly first: CalendarDate | null; readonly last: CalendarDate | null }

/** Whatever stock is opened for. */
export const NOT_SET: SiteDates = { first: null, last: null }

/** SQL: what managers set of what shares its days, as `SiteDates`. */
export const siteDatesSql = (sold: SoldByDate): string =>
  `(select jsonb_build_object('first', x.first_day, 'last', x.last_day) from site_dates x where x.sold = '${sold}')`

/** The same by a statement of its own. */
export async function readSiteDates(db: Db | Trx, sold: SoldByDate): Promise<SiteDates> {
  const { rows } = await sql<SiteDates>`${named('site-dates')}
    select first_day as first, last_day as last from site_dates where sold = ${sold}`.execute(db)
  return rows[0] ?? NOT_SET
}

/** The days for which stock is opened: Cairo's today and so many more. */
export const openDates = (sold: SoldByDate, now: Date): DateBounds => {
  const min = cairoDate(now)
  return { min, max: addDays(min, opened[sold]) }
}

/**
 * The first and last day that can be booked: of what is opened, what managers left. Of a stay the last is its
 * latest departure.
 */
export function bookableDates(sold: SoldByDate, { first, last }: SiteDates, now: Date): DateBounds {
  const { min, max } = openDates(sold, now)
  return { min: first && first > min ? first : min, max: last && last < max ? last : max }
}

/** What refuses days outside of these, saying which can be booked; `last`: the last of several. */
export function refuseOutside(
  { min, max }: DateBounds,
  first: CalendarDate,
  last = first,
): Refusal<'date_outside_range' | 'sale_closed'> | null {
  if (first >= min && last <= max) return null
  // A season that is over has no days to name.
  return max < min
    ? refuse('sale_closed')
    : refuse('date_outside_range', { min: toDayMonthYear(min), max: toDayMonthYear(max) })
}
