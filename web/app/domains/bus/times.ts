import { TIME_BANDS } from '@rihla/contract/bus/limits'
import type { BusTrip } from '@rihla/contract/bus/trips'
import { cairoDate, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import { cairoTime } from '../../platform/locale/dates.ts'

type Timed = Pick<BusTrip, 'TripDateTime' | 'TimeMinutes'>

/** One moment by Cairo's clock. */
export type Moment = { date: CalendarDate; time: string }

const toCairoTime = (at: Date): Moment => ({ date: cairoDate(at), time: cairoTime(at) })

/**
 * Departure and arrival by Cairo's clock, and how many midnights lie between. The minutes are added
 * to the instant, never to the wall clock: once a year the two differ by an hour.
 */
export function timesOf({ TripDateTime, TimeMinutes }: Timed): {
  departure: Moment
  arrival: Moment
  nights: number
} {
  const start = new Date(TripDateTime)
  const departure = toCairoTime(start)
  const arrival = toCairoTime(new Date(start.getTime() + TimeMinutes * 60_000))
  return { departure, arrival, nights: daysBetween(departure.date, arrival.date) }
}

/** Whole hours and the minutes left. */
export const hoursOf = (minutes: number): { h: number; m: number } => ({
  h: Math.floor(minutes / 60),
  m: minutes % 60,
})

const LAST = TIME_BANDS.length - 1

/** Whether it leaves in a band; the last one goes on until 06:00. */
export function leavesIn(trip: Timed, band: number): boolean {
  const hour = Number(timesOf(trip).departure.time.slice(0, 2))
  const { from, to } = TIME_BANDS[band] ?? { from: 0, to: 24 }
  if (band === LAST) return hour >= from || hour < (TIME_BANDS[0].to as number)
  return hour >= from && hour < to
}
