import { addDays, cairoDate } from '@rihla/contract/values/dates'
import type { Notice } from '@rihla/contract/notifications'
import type { Language } from '@rihla/contract/values/language'
import { dayMonthYear, weekdayDayMonth } from '../../platform/locale/dates.ts'

export type RelativeDate = {
  key: 'today' | 'yesterday' | 'onDay'
  values: { day: string; time: string }
}

/** `Today, 09:00`, `Yesterday, 18:05`, `Thu 17 Dec, 12:30`; with the year when it was another one. */
export function relativeDateOf(
  { Date: date, Time: time }: Pick<Notice, 'Date' | 'Time'>,
  now: number,
  language: Language,
): RelativeDate {
  const today = cairoDate(new Date(now))
  const key = date === today ? 'today' : date === addDays(today, -1) ? 'yesterday' : 'onDay'
  const far = date.slice(0, 4) !== today.slice(0, 4)
  const day = far ? dayMonthYear(date, language) : weekdayDayMonth(date, language)
  return { key, values: { day, time } }
}
