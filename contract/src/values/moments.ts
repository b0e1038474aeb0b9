import { cairoClock, cairoDate, type CalendarDate } from './dates.ts'
import { commaOf, dateInWords, nameStyle, type Language } from './language.ts'

/** A day in words with its hour: a comma stands between them in both languages, where Arabic Intl writes `في`. */
export const dayAndHour = (day: string, hour: string, language: Language): string =>
  day + commaOf(language) + hour

/** An instant as the clocks on the walls in Cairo show it: `Thu 24 Dec 2026, 07:30`. */
export function cairoMoment(instant: string | Date, language: Language): string {
  const at = new Date(instant)
  return dayAndHour(dayInWords(cairoDate(at), language), cairoClock().format(at), language)
}

/** `Thu 17 Dec 2026`, `الخميس 17 ديسمبر 2026`: a calendar day, whatever the machine's zone. */
export const dayInWords = (day: CalendarDate, language: Language): string =>
  dateInWords(new Date(`${day}T00:00:00Z`), language, {
    weekday: nameStyle(language),
    day: 'numeric',
    month: nameStyle(language),
    year: 'numeric',
    timeZone: 'UTC',
  })
