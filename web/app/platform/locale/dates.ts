import { nameStyle, type Language } from '@rihla/contract/values/language'
import { cairoClock, type CalendarDate } from '@rihla/contract/values/dates'
import { monthName, weekdayName } from './day-names.ts'

/** `17 Dec`, `17 ديسمبر`. */
export const dayMonth = (date: CalendarDate, language: Language): string =>
  `${Number(date.slice(8))}\u00a0${monthName(date, language, nameStyle(language))}`

/** `Thu 17 Dec`, `الخميس 17 ديسمبر`. */
export const weekdayDayMonth = (date: CalendarDate, language: Language): string =>
  `${weekdayName(date, language, nameStyle(language))} ${dayMonth(date, language)}`

/** `17 Dec 2026`, `17 ديسمبر 2026`. */
export const dayMonthYear = (date: CalendarDate, language: Language): string =>
  `${dayMonth(date, language)}\u00a0${date.slice(0, 4)}`

/** `18:00` by Cairo's clock, the same in both languages. */
export const cairoTime = (at: Date): string => cairoClock().format(at)
