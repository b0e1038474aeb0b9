import { addDays, clampDate, type CalendarDate } from '@rihla/contract/values/dates'
import { weekdayOf } from '../price/night-rates.ts'
import type { Rate } from '../stay.ts'
import { HORIZON } from './stay-index.ts'

/**
 * Gives rooms whose seasons and weekdays are the same one calendar, whatever their prices: most of a
 * hotel's have the same, often a town's. A calendar says which of its rates, from 1, a room has on
 * each night; 0: the night isn't sold.
 */
export class CalendarReader {
  readonly all: Uint8Array[] = []
  readonly #known = new Map<string, number>()
  readonly #days: readonly { day: CalendarDate; weekday: number }[]
  readonly #firstDay: CalendarDate
  readonly #lastDay: CalendarDate

  constructor(firstDay: CalendarDate) {
    this.#days = Array.from({ length: HORIZON }, (_, at) => {
      const day = addDays(firstDay, at)
      return { day, weekday: weekdayOf(day) }
    })
    this.#firstDay = firstDay
    this.#lastDay = addDays(firstDay, HORIZON)
  }

  /** Position of the calendar of these rates. */
  numberOf(rates: readonly Rate[]): number {
    const season = (rate: Rate): string =>
      `${clampDate(rate.firstNight, this.#firstDay, this.#lastDay)} ${clampDate(rate.lastNight, this.#firstDay, this.#lastDay)} ${rate.weekdays.join('')}`
    const key = rates.map(season).join()
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const at = this.all.push(Uint8Array.from(this.#days, (day) => rateOn(rates, day))) - 1
    this.#known.set(key, at)
    return at
  }
}

/** Position of a night's rate among the room's, beginning with 1; the first that fits counts. */
const rateOn = (rates: readonly Rate[], at: { day: CalendarDate; weekday: number }): number =>
  rates.findIndex(
    (rate) =>
      rate.firstNight <= at.day && at.day <= rate.lastNight && rate.weekdays.includes(at.weekday),
  ) + 1

/**
 * How often each rate counts in a stay: pairs of where its column begins and of its nights,
 * the arrival's first. Empty: one of the nights isn't sold.
 */
export function countRates(
  calendar: Uint8Array | undefined,
  first: number,
  nights: number,
  rooms: number,
): number[] {
  const pairs: number[] = []
  for (let night = first; night < first + nights; night += 1) {
    const rate = ((calendar?.[night] ?? 0) - 1) * rooms
    if (rate < 0) return []
    let pair = 0
    while (pair < pairs.length && pairs[pair] !== rate) pair += 2
    if (pair === pairs.length) pairs.push(rate, 0)
    pairs[pair + 1] = (pairs[pair + 1] ?? 0) + 1
  }
  return pairs
}
