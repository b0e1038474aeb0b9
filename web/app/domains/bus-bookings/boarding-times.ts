import { cairoDate, type CalendarDate } from '@rihla/contract/values/dates'
import { cairoTime } from '../../platform/locale/dates.ts'

/** Be there so long before it leaves. */
export const EARLY_MINUTES = 30

export type CairoTime = { date: CalendarDate; time: string }

/** An instant by Cairo's clock. */
export function toCairoTime(instant: string, minutesLater = 0): CairoTime {
  const at = new Date(Date.parse(instant) + minutesLater * 60_000)
  return { date: cairoDate(at), time: cairoTime(at) }
}

/** When to be at the station. */
export const boardingTime = (departure: string): CairoTime => toCairoTime(departure, -EARLY_MINUTES)
