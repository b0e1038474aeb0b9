import { BUS_DAYS } from '@rihla/contract/bus/limits'
import { addDays, type CalendarDate } from '@rihla/contract/values/dates'

/** Departures by a row of the timetable. */
export type Runs = {
  readonly from: CalendarDate
  /** Null: until further notice. */
  readonly to: CalendarDate | null
  /** Digits, 0 is Sunday. */
  readonly weekdays: string
  /** By Cairo's clock. */
  readonly departs: string
}

/** The first and last day that the site sells. */
export type SoldDays = { readonly min: CalendarDate; readonly max: CalendarDate }

/** The clock in Cairo. */
export type Now = { readonly today: CalendarDate; readonly time: string }

/** From when the site shows departures: now, or what is to come first; null: none is ahead. */
export type Showing =
  | { readonly text: 'busOnSite'; readonly day: CalendarDate }
  | { readonly text: 'busOnSiteFrom'; readonly day: CalendarDate; readonly sale: CalendarDate }
  | { readonly text: 'busOnSiteUntil'; readonly day: CalendarDate; readonly last: CalendarDate }

const WEEK_DAYS = 7

const weekdayOf = (day: CalendarDate): string => String(new Date(`${day}T00:00:00Z`).getUTCDay())

/** The first day from this one on that has a departure; null: none has. */
function firstOf({ to, weekdays }: Runs, from: CalendarDate): CalendarDate | null {
  const week = Array.from({ length: WEEK_DAYS }, (_, at) => addDays(from, at))
  const day = week.find((it) => weekdays.includes(weekdayOf(it)))
  return day !== undefined && (to === null || day <= to) ? day : null
}

/** Which departure the site shows first, and since when. Days come on sale one by one, unless managers set a last one. */
export function showingOf(it: Runs, sold: SoldDays, { today, time }: Now): Showing | null {
  // What has left today isn't sold any more.
  const ahead = it.departs > time ? today : addDays(today, 1)
  const from = [it.from, sold.min, ahead].toSorted().at(-1) ?? it.from
  const day = firstOf(it, from)
  if (day === null) return null
  if (day <= sold.max) return { text: 'busOnSite', day }
  return sold.max < addDays(today, BUS_DAYS)
    ? { text: 'busOnSiteUntil', day, last: sold.max }
    : { text: 'busOnSiteFrom', day, sale: addDays(day, -BUS_DAYS) }
}
