import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { formatEgp } from '@rihla/contract/values/money'
import type { Party } from '@rihla/contract/values/party'
import type { DayNote } from '../../../ui/calendar/calendar-parts.tsx'

/**
 * What the days of an offer cost, in whole EGP; those that are left out can't be booked. Of days before `from` and
 * after `until` nothing is known; null: all are.
 */
export type DayPrices = {
  readonly prices: ReadonlyMap<CalendarDate, number>
  readonly from: CalendarDate | null
  readonly until: CalendarDate | null
}

/** How the days of an offer are asked for. */
export type AskDays = {
  readonly module: string
  /** Which day's details they come with, where they do. */
  readonly of?: CalendarDate
  /** Null: nothing is known of a party's days. */
  readonly ask: (party: Party) => Promise<DayPrices | null>
}

/** What a calendar says of these days; as long as they aren't known, nothing. */
export function calendarOf(days: DayPrices | undefined, language: Language) {
  if (!days) return {}
  const { prices, from, until } = days
  const all = [...prices.values()]
  const least = Math.min(...all)
  // Where every day costs the same, none is worth a mark.
  const marked = all.some((price) => price !== least)
  return {
    isUnavailable: (date: CalendarDate): boolean =>
      !prices.has(date) && (from === null || date >= from) && (until === null || date <= until),
    noteOf: (date: CalendarDate): DayNote | null => {
      const price = prices.get(date)
      if (price === undefined) return null
      const said = formatEgp(price, language)
      return { text: price.toLocaleString('en-US'), said, best: marked && price === least }
    },
  }
}
