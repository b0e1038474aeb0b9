import type { BusTrip } from '@rihla/contract/bus/trips'
import { weekdayDayMonth } from '../../platform/locale/dates.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { hoursOf, timesOf } from './times.ts'
import { useBusText } from './use-bus-text.ts'

/** How long a ride takes, in words. */
export function useDuration(): (minutes: number) => string {
  const t = useBusText()
  return (minutes) => {
    const { h, m } = hoursOf(minutes)
    return t(m === 0 ? 'durationHours' : h === 0 ? 'durationMinutes' : 'duration', { h, m })
  }
}

/** The day of a trip's departure, such as `Thu 17 Dec`. */
export function useTripDay(): (trip: BusTrip) => string {
  const language = useLanguage()
  return (trip) => weekdayDayMonth(timesOf(trip).departure.date, language)
}
