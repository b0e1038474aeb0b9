import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import type { NightRate } from './price-stay.ts'
import type { Rate, StayRoom } from '../stay.ts'

/** 0 is Sunday. */
export const weekdayOf = (date: CalendarDate): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The nights of a stay, by the day on which each begins. */
export const nightsOf = (arrival: CalendarDate, nights: number): CalendarDate[] =>
  Array.from({ length: nights }, (_, at) => addDays(arrival, at))

/**
 * The rate of a night: of those that fit it the one with the highest priority, and the room's rates
 * stand in that order. Null: the night isn't sold.
 */
export function rateOf(
  rates: readonly Rate[],
  night: CalendarDate,
  weekday = weekdayOf(night),
): Rate | null {
  return (
    rates.find(
      (rate) =>
        rate.firstNight <= night && night <= rate.lastNight && rate.weekdays.includes(weekday),
    ) ?? null
  )
}

/**
 * The fewest nights of a stay that begins on a night of this rate: in a season what its rate asks
 * for, else what the room does. Pricing, calendars, search and checkout all ask here.
 */
export const leastNights = (
  rate: Pick<Rate, 'minNights'> | null,
  room: Pick<StayRoom, 'minNights'>,
): number => rate?.minNights ?? room.minNights

/** A rate for every night, in order; null when one of them isn't sold. */
export function nightRates(
  rates: readonly Rate[],
  arrival: CalendarDate,
  nights: number,
): NightRate[] | null {
  const found: NightRate[] = []
  for (const night of nightsOf(arrival, nights)) {
    const rate = rateOf(rates, night)
    if (!rate) return null
    found.push(rate)
  }
  return found
}
