import { cairoInstant, type CalendarDate } from './values/dates.ts'

/** What its entry in a calendar is known by, in a mail as on its page: a second file takes the place of the first. */
export const calendarUid = (module: string, reservationId: number): string =>
  `${module}-${reservationId}@rihla`

type Booked = {
  /** ISO instants; null where they aren't known. */
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly firstDay: CalendarDate
  readonly lastDay: CalendarDate | null
}

/** An instant with its end, or whole days, the last one included. */
export type CalendarTimes =
  | { readonly from: Date; readonly until: Date }
  | { readonly firstDay: CalendarDate; readonly lastDay: CalendarDate }

/**
 * When a booking stands in a calendar: from the hour it begins at; where the hour of its end isn't known, to the end
 * of its last day. Whole days only where no hour was written down, as of bookings of before.
 */
export function calendarTimes({ startsAt, endsAt, firstDay, lastDay }: Booked): CalendarTimes {
  const last = lastDay ?? firstDay
  if (startsAt === null) return { firstDay, lastDay: last }
  return {
    from: new Date(startsAt),
    until: endsAt === null ? cairoInstant(last, 24 * 60) : new Date(endsAt),
  }
}
