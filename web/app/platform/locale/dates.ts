import { dateFormat, intlTag, nameStyle, type Language } from '@rihla/contract/values/language'
import type { CalendarDate } from '@rihla/contract/values/dates'

const at = (date: CalendarDate): Date => new Date(`${date}T00:00:00Z`)

const part = (
  date: CalendarDate,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string => dateFormat(intlTag(language), { ...options, timeZone: 'UTC' }).format(at(date))

// Put together by hand: the order and commas of whole patterns differ between Node and browsers.

/** `17 Dec`, `17 ديسمبر`. */
export const dayMonth = (date: CalendarDate, language: Language): string =>
  `${Number(date.slice(8))}\u00a0${part(date, language, { month: nameStyle(language) })}`

/** `Thu 17 Dec`, `الخميس 17 ديسمبر`. */
export const weekdayDayMonth = (date: CalendarDate, language: Language): string =>
  `${part(date, language, { weekday: nameStyle(language) })} ${dayMonth(date, language)}`

/** `17 Dec 2026`, `17 ديسمبر 2026`. */
export const dayMonthYear = (date: CalendarDate, language: Language): string =>
  `${dayMonth(date, language)}\u00a0${date.slice(0, 4)}`

const cairoClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Cairo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `18:00` by Cairo's clock, the same in both languages. */
export const cairoTime = (at: Date): string => cairoClock.format(at)
