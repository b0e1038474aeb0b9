import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { nameStyle, type Language } from '@rihla/contract/values/language'
import { monthName, weekdayName } from '../../../platform/locale/day-names.ts'

/** `2026-12`. */
export type Month = string

export const monthOf = (day: CalendarDate): Month => day.slice(0, 7)
export const firstOf = (month: Month): CalendarDate => `${month}-01`

/** The month so many later, or earlier. */
export function addMonths(month: Month, count: number): Month {
  const at = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + count, 1))
  return at.toISOString().slice(0, 7)
}

export const lastOf = (month: Month): CalendarDate => addDays(firstOf(addMonths(month, 1)), -1)

/** `December 2026`. */
export const monthText = (month: Month, language: Language): string =>
  `${monthName(firstOf(month), language, 'long')} ${month.slice(0, 4)}`

/** `Sat`, `السبت`: the name of a day's weekday. */
export const weekdayText = (day: CalendarDate, language: Language): string =>
  weekdayName(day, language, nameStyle(language))

/** 0 is Saturday, with which weeks begin in Egypt. */
const placeInWeek = (day: CalendarDate): number =>
  (new Date(`${day}T00:00:00Z`).getUTCDay() + 1) % 7

/** The weeks of a month, seven places each; null: a day of another month. */
export function weeksOf(month: Month): (CalendarDate | null)[][] {
  const [first, last] = [firstOf(month), lastOf(month)]
  const weeks: (CalendarDate | null)[][] = []
  for (let begin = addDays(first, -placeInWeek(first)); begin <= last; begin = addDays(begin, 7)) {
    const days = Array.from({ length: 7 }, (_, at) => addDays(begin, at))
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)))
  }
  return weeks
}
