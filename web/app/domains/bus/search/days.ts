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

type DayPrice = {
  readonly Date: string
  readonly Price: number | null
  readonly RoundPrice: number | null
}

/**
 * The price that a day's cards show: as a leg of a round trip or one way. `isCheapest` marks few days: where
 * most cost the same, none is worth a mark.
 */
export function dayPrices(days: readonly DayPrice[], round: boolean) {
  const priced = days.map((it) => ({ date: it.Date, price: round ? it.RoundPrice : it.Price }))
  const prices = priced.flatMap(({ price }) => price ?? [])
  const lowest = Math.min(...prices)
  const isMarked = prices.filter((price) => price === lowest).length * 2 <= prices.length
  return priced.map((it) => ({ ...it, isCheapest: isMarked && it.price === lowest }))
}
