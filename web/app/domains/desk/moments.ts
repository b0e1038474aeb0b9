import { cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { dayAndHour } from '@rihla/contract/values/moments'
import { cairoToday } from '../../platform/clock.ts'
import { cairoTime, dayMonth, dayMonthYear, weekdayDayMonth } from '../../platform/locale/dates.ts'

/** The day of an instant in Cairo. */
export const cairoDayOf = (iso: string): CalendarDate => cairoDate(new Date(iso))

/** `17 Dec, 18:00` by Cairo's clock; of another year than today's with its year. */
export function momentText(iso: string, language: Language): string {
  const day = cairoDayOf(iso)
  const isThisYear = day.slice(0, 4) === cairoToday().slice(0, 4)
  const name = isThisYear ? dayMonth(day, language) : dayMonthYear(day, language)
  return dayAndHour(name, cairoTime(new Date(iso)), language)
}

/** `Thu 17 Dec 2026`: a day in a record, which is read, printed and saved in any year. */
export const recordedDay = (date: CalendarDate, language: Language): string =>
  `${weekdayDayMonth(date, language)}\u00a0${date.slice(0, 4)}`

/** `17 Dec 2026, 18:00` by Cairo's clock. */
export const longMomentText = (iso: string, language: Language): string =>
  dayAndHour(dayMonthYear(cairoDayOf(iso), language), cairoTime(new Date(iso)), language)

/** `1 Dec 2026 – 7 Dec 2026`; a period of one day is that day. */
export const recordedSpan = (from: CalendarDate, to: CalendarDate, language: Language): string =>
  [...new Set([from, to])].map((day) => dayMonthYear(day, language)).join(' – ')
