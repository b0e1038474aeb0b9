import { cairoDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { dayAndHour } from '@rihla/contract/values/moments'
import { cairoTime, dayMonthYear } from '../../platform/locale/dates.ts'
import { cairoToday } from '../../platform/clock.ts'

/** A moment in Cairo, with its hour: `12 Nov 2026, 09:30`. */
export function moment(iso: string, language: Language): string {
  const at = new Date(iso)
  return dayAndHour(dayMonthYear(cairoDate(at), language), cairoTime(at), language)
}

/** The hour of today, and the day with it of any other. */
export function clockTime(iso: string, language: Language): string {
  const at = new Date(iso)
  return cairoDate(at) === cairoToday() ? cairoTime(at) : moment(iso, language)
}
