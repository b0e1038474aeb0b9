import type { Splash } from '@rihla/contract/catalogue/offer'
import { calendarDate, type CalendarDate } from '@rihla/contract/values/dates'
import { bookableDates, type DateBounds } from '../catalogue/index.ts'

/** `DD/MM/YYYY`, as trip dates of the settings are written, to a date; null when it isn't one. */
function parseDayMonthYear(text: string | null | undefined): CalendarDate | null {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text ?? '')
  return parts && calendarDate(Number(parts[3]), Number(parts[2]), Number(parts[1]))
}

/** What the site's settings say of packages. */
export type PackageSettings = Partial<
  Pick<Splash, 'HoneymoonMinDate' | 'HoneymoonMaxDate' | 'TripMinDate' | 'TripMaxDate'>
>

/** Days a honeymoon can begin on: up to a year ahead unless set. */
export const honeymoonDates = (splash: PackageSettings | undefined, now: Date): DateBounds =>
  bookableDates({ first: splash?.HoneymoonMinDate, last: splash?.HoneymoonMaxDate }, now)

/** Days a trip can begin on; these settings are written the other way round. */
export const tripDates = (splash: PackageSettings | undefined, now: Date): DateBounds =>
  bookableDates(
    {
      first: parseDayMonthYear(splash?.TripMinDate),
      last: parseDayMonthYear(splash?.TripMaxDate),
    },
    now,
  )
