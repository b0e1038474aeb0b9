import type { Splash } from '@rihla/contract/catalogue/offer'
import { MAX_NIGHTS } from '@rihla/contract/catalogue/stay-limits'
import { addDays, cairoDate, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'

/** What the site's settings say of stays. */
export type StaySettings = Partial<
  Pick<Splash, 'MinDate' | 'MaxDate' | 'HotelMinDate' | 'HotelMaxDate'>
>
export type Days = { min: CalendarDate; max: CalendarDate }
export type StayDates = { from: CalendarDate; to: CalendarDate }

/** First arrival and last departure: HotelMinDate or today, whichever is later, and HotelMaxDate. */
export function stayDays(splash: StaySettings | undefined, now: Date): Days {
  const today = cairoDate(now)
  const configured = splash?.HotelMinDate ?? splash?.MinDate ?? today
  const min = configured > today ? configured : today
  const max = splash?.HotelMaxDate ?? splash?.MaxDate ?? addDays(today, 365)
  return { min, max: max > min ? max : addDays(min, 1) }
}

/**
 * Dates that can be asked for: an early arrival moves to the
 * minimum and keeps its nights; a late departure is capped, and the arrival leaves it a night.
 */
export function fitDates({ from, to }: StayDates, { min, max }: Days): StayDates {
  const nights = Math.min(MAX_NIGHTS, Math.max(1, daysBetween(from, to)))
  const start = from < min ? min : from
  const end = addDays(start, nights)
  if (end <= max) return { from: start, to: end }
  return { from: start < max ? start : addDays(max, -1), to: max }
}

export const sameDates = (a: StayDates, b: StayDates): boolean => a.from === b.from && a.to === b.to

/** One night from tomorrow, for links from a search without dates. */
export function defaultDates(days: Days, now: Date): StayDates {
  const from = addDays(cairoDate(now), 1)
  return fitDates({ from, to: addDays(from, 1) }, days)
}

/** The days that a search asks for; an arrival alone is one night, as the call takes it. */
export function askedDates({
  arrivalDate: from,
  departureDate: to,
}: {
  arrivalDate: CalendarDate | null
  departureDate: CalendarDate | null
}): StayDates | null {
  if (!from) return null
  return { from, to: to && to > from ? to : addDays(from, 1) }
}
