import type { HotelDetails } from '@rihla/contract/catalogue/hotels'
import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../platform/api/use-api.ts'
import { calendarQuery } from '../queries.ts'
import type { Days, StayDates } from './stay-days.ts'

type StartDays = ReadonlyMap<CalendarDate, boolean>

const NEAR_DAYS = 90

/** The free start day that is nearest to one that isn't, the later of two equally near ones. */
export function nearestStart(days: StartDays, wanted: CalendarDate): CalendarDate | null {
  for (let away = 1; away <= NEAR_DAYS; away += 1) {
    for (const date of [addDays(wanted, away), addDays(wanted, -away)])
      if (days.get(date)) return date
  }
  return null
}

export type Sailing = HotelDetails['Sailings'][number]
export type Boarding = NonNullable<Sailing['Boarding']>

/** The sailing of a ship that begins on a day; a hotel has none. */
export const sailingFrom = (
  { Sailings }: Pick<HotelDetails, 'Sailings'>,
  day: CalendarDate,
): Sailing | undefined =>
  Sailings.find(({ Weekday }) => Weekday === new Date(`${day}T00:00:00Z`).getUTCDay())

/**
 * Whether a day of the calendar can't be chosen: as a start, when the hotel says so; as an end, any
 * day after the start is fine. The end of the stay being shown is no start, and still no mistake.
 */
export const cannotChoose =
  (days: StartDays | undefined, shown: StayDates) =>
  (date: CalendarDate, start?: CalendarDate): boolean => {
    if (start ? date > start : date === shown.to) return false
    return days?.get(date) === false
  }

/** On which days a stay may start; everything may until the answer is there. */
export function useStartDays(id: number, days: Days) {
  const api = useApi()
  const { data, isError, refetch } = useQuery(calendarQuery(api, id, days))
  return { days: data, failed: isError, retry: () => void refetch() }
}
