import { MAX_NIGHTS } from '@rihla/contract/catalogue/hotel-search'
import { addDays, clampDate, type CalendarDate } from '@rihla/contract/values/dates'
import { weekdayOf } from '../night-rates.ts'
import type { Rate } from '../stay.ts'
import { HORIZON, type StayIndex } from './stay-index.ts'

/**
 * The calendars of these rooms' rates and which of them each room has. Rooms whose seasons and
 * weekdays are the same have one calendar, whatever their prices: most of a hotel's, often a town's.
 */
export function readCalendars(
  firstDay: CalendarDate,
  rooms: readonly { readonly rates: readonly Rate[] }[],
): { calendars: Uint8Array[]; calendarOf: Int32Array } {
  const days = Array.from({ length: HORIZON }, (_, at) => {
    const day = addDays(firstDay, at)
    return { day, weekday: weekdayOf(day) }
  })
  const lastDay = addDays(firstDay, HORIZON)
  const seasonOf = (rate: Rate): string =>
    `${clampDate(rate.firstNight, firstDay, lastDay)} ${clampDate(rate.lastNight, firstDay, lastDay)} ${rate.weekdays.join('')}`
  const calendars: Uint8Array[] = []
  const known = new Map<string, number>()
  const calendarOf = Int32Array.from(rooms, ({ rates }) => {
    const key = rates.map(seasonOf).join()
    let at = known.get(key)
    if (at === undefined) {
      at = calendars.push(Uint8Array.from(days, (day) => rateOn(rates, day))) - 1
      known.set(key, at)
    }
    return at
  })
  return { calendars, calendarOf }
}

/** Position of a night's rate among the room's, beginning with 1; the first that fits counts. */
const rateOn = (rates: readonly Rate[], at: { day: CalendarDate; weekday: number }): number =>
  rates.findIndex(
    (rate) =>
      rate.firstNight <= at.day && at.day <= rate.lastNight && rate.weekdays.includes(at.weekday),
  ) + 1

/**
 * How often each rate counts in the stay that is being searched, by calendar: pairs of where
 * the rate's column begins and its nights, the arrival's first, up to a pair of no nights. What another search left is known by its number.
 */
export type RateCounts = {
  readonly pairs: Int32Array
  /** Number of the search that counted. */
  readonly countedFor: Float64Array
}

/** Pairs of a calendar begin at its position times this. */
export const PAIRS = (MAX_NIGHTS + 1) * 2

export const noCounts = (calendars: number): RateCounts => ({
  pairs: new Int32Array(calendars * PAIRS),
  countedFor: new Float64Array(calendars),
})

/** Counts the nights of a stay, which are all sold, in one calendar. */
export function countRates(
  { pairs, countedFor }: RateCounts,
  { calendars, rooms }: StayIndex,
  calendar: number,
  stay: { readonly number: number; readonly first: number; readonly nights: number },
): void {
  const rateOf = calendars[calendar]
  const start = calendar * PAIRS
  pairs.fill(0, start, start + PAIRS)
  for (let night = stay.first; night < stay.first + stay.nights; night += 1) {
    const offset = ((rateOf?.[night] ?? 0) - 1) * rooms.length
    let pair = start
    while ((pairs[pair + 1] ?? 0) > 0 && pairs[pair] !== offset) pair += 2
    pairs[pair] = offset
    pairs[pair + 1] = (pairs[pair + 1] ?? 0) + 1
  }
  countedFor[calendar] = stay.number
}
