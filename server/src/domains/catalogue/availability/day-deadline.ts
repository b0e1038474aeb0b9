import {
  cairoDate,
  cairoMinutes,
  daysBetween,
  type CalendarDate,
} from '@rihla/contract/values/dates'

/**
 * When something about an offer ends, whatever the day it is booked for: minutes by the clocks in Cairo from
 * the midnight that begins that day. 600 is 10:00 of the day, -360 is 18:00 of the day before.
 */
export type DayDeadline = number

/** The moment that was asked about last, and what was answered of it by day. */
let last = { at: Number.NaN, byDay: new Map<CalendarDate, number>() }

/**
 * Minutes until a day begins by the clocks in Cairo; negative once it has. The answers of a moment are kept: the
 * cards of a page ask for few days, again and again.
 */
export function minutesUntil(day: CalendarDate, now: Date): number {
  const at = now.getTime()
  if (last.at !== at) last = { at, byDay: new Map() }
  const known = last.byDay.get(day)
  if (known !== undefined) return known
  const minutes = daysBetween(cairoDate(now), day) * 1440 - cairoMinutes(now)
  last.byDay.set(day, minutes)
  return minutes
}

/** Whether a deadline is still to come for what is booked for a day. */
export const isAhead = (deadline: DayDeadline, day: CalendarDate, now: Date): boolean =>
  minutesUntil(day, now) + deadline > 0

/** Until when cancelling is free, for what begins so many minutes after midnight; null: it never is. */
export const freeUntil = (startsAt: number, hours: number | null): DayDeadline | null =>
  hours === null ? null : startsAt - hours * 60
