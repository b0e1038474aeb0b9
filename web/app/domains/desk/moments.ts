import { cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { dayAndHour } from '@rihla/contract/values/moments'
import { cairoTime, dayMonth, dayMonthYear } from '../../platform/locale/dates.ts'

/** The day of an instant in Cairo. */
export const cairoDayOf = (iso: string): CalendarDate => cairoDate(new Date(iso))

/** `17 Dec, 18:00` by Cairo's clock. */
export const momentText = (iso: string, language: Language): string =>
  dayAndHour(dayMonth(cairoDayOf(iso), language), cairoTime(new Date(iso)), language)

/** `17 Dec 2026, 18:00` by Cairo's clock. */
export const longMomentText = (iso: string, language: Language): string =>
  dayAndHour(dayMonthYear(cairoDayOf(iso), language), cairoTime(new Date(iso)), language)
