import { addDays, cairoDate, cairoInstant } from '@rihla/contract/values/dates'

/** When a counter is open: weekdays from 0, a Sunday; minutes after midnight by the clocks in Cairo. */
export type OpenHours = {
  readonly weekdays: readonly number[]
  readonly opens: number
  readonly closes: number
}

const WEEK = 7

/** The last moment up to an instant at which the counter is open; null: it wasn't for a week. */
export function lastOpen(until: Date, { weekdays, opens, closes }: OpenHours): Date | null {
  for (let back = 0; back <= WEEK; back += 1) {
    const day = addDays(cairoDate(until), -back)
    const isOpenDay = weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay())
    if (isOpenDay && cairoInstant(day, opens) < until)
      return new Date(Math.min(until.getTime(), cairoInstant(day, closes).getTime()))
  }
  return null
}
