import type { CalendarDate } from './dates.ts'
import { dateInWords, nameStyle, type Language } from './language.ts'

/** An instant as the clocks on the walls in Cairo show it: `Thu 24 Dec 2026, 07:30`. */
export const cairoMoment = (at: string | Date, language: Language): string =>
  dateInWords(new Date(at), language, {
    weekday: nameStyle(language),
    day: 'numeric',
    month: nameStyle(language),
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Africa/Cairo',
  })

/** `Thu 17 Dec 2026`, `الخميس 17 ديسمبر 2026`: a calendar day, whatever the machine's zone. */
export const dayInWords = (day: CalendarDate, language: Language): string =>
  dateInWords(new Date(`${day}T00:00:00Z`), language, {
    weekday: nameStyle(language),
    day: 'numeric',
    month: nameStyle(language),
    year: 'numeric',
    timeZone: 'UTC',
  })
