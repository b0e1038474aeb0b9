import { BUS_DAYS } from '@rihla/contract/bus/limits'
import type { Splash } from '@rihla/contract/catalogue/offer'
import { addDays, cairoDate, type CalendarDate } from '@rihla/contract/values/dates'

export type Days = { min: CalendarDate; max: CalendarDate }

/** Days that can be travelled on: from today, as far ahead as settings say, else 60 days. */
export function busDays(splash: Splash | undefined, now: Date): Days {
  const today = cairoDate(now)
  const first = splash?.BusMinDate
  const min = first && first > today ? first : today
  const max = splash?.BusMaxDate ?? addDays(today, BUS_DAYS)
  return { min, max: max < min ? min : max }
}
