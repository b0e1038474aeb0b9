import type { Splash } from '@rihla/contract/catalogue/offer'
import { addDays, cairoDate, type CalendarDate } from '@rihla/contract/values/dates'

export type DateBounds = { min: CalendarDate; max: CalendarDate }

const later = (a: CalendarDate | null | undefined, b: CalendarDate): CalendarDate =>
  a && a > b ? a : b

/** Bookable days: never before today, a year ahead when the last one is not set. */
export function bookableDates(
  {
    first,
    last,
  }: { first: CalendarDate | null | undefined; last: CalendarDate | null | undefined },
  now: Date,
): DateBounds {
  const today = cairoDate(now)
  const min = later(first, today)
  return { min, max: later(last ?? addDays(today, 365), min) }
}

/** A day that was asked for, if it can be booked: an address may keep one that is past. */
export const bookableDay = (
  asked: CalendarDate | null,
  { min, max }: DateBounds,
): CalendarDate | null => (asked !== null && asked >= min && asked <= max ? asked : null)

const datesOf =
  (kind: 'Activity' | 'Dayuse') =>
  (splash: Partial<Splash> | undefined, now: Date): DateBounds =>
    bookableDates(
      {
        first: splash?.[`${kind}MinDate`] ?? splash?.MinDate,
        last: splash?.[`${kind}MaxDate`] ?? splash?.MaxDate,
      },
      now,
    )

export const activityDates = datesOf('Activity')
export const dayUseDates = datesOf('Dayuse')

/** Ends of the price slider; 0 to 10000 unless settings say otherwise. */
export const priceBounds = (splash: Splash | undefined) => ({
  from: splash?.MinPrice ?? 0,
  to: splash?.MaxPrice || 10_000,
})
