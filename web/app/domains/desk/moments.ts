import { cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { cairoTime, dayMonth, dayMonthYear } from '../../platform/locale/dates.ts'

/** The day of an instant in Cairo. */
export const cairoDayOf = (iso: string): CalendarDate => cairoDate(new Date(iso))

/** No line ends between a day and its time. */
const DOT = '\u00a0·\u00a0'

/** `17 Dec · 18:00` by Cairo's clock. */
export const momentText = (iso: string, language: Language): string =>
  `${dayMonth(cairoDayOf(iso), language)}${DOT}${cairoTime(new Date(iso))}`

/** `17 Dec 2026 · 18:00` by Cairo's clock. */
export const longMomentText = (iso: string, language: Language): string =>
  `${dayMonthYear(cairoDayOf(iso), language)}${DOT}${cairoTime(new Date(iso))}`
