import { cairoDate } from '@rihla/contract/values/dates'
import { dateInWords, dateTag, type Language } from '@rihla/contract/values/language'

const CAIRO = 'Africa/Cairo'

/** A moment in Cairo, with its hour: `12 Nov 2026, 09:30`. */
export const moment = (iso: string, language: Language): string =>
  dateInWords(new Date(iso), language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: CAIRO,
  })

/** The hour of today, and the day with it of any other. */
export function clockTime(iso: string, language: Language): string {
  const at = new Date(iso)
  if (cairoDate(at) !== cairoDate(new Date())) return moment(iso, language)
  return new Intl.DateTimeFormat(dateTag(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: CAIRO,
  }).format(at)
}
