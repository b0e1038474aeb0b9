import { addDays, type CalendarDate } from '../values/dates.ts'

/** Passengers of one search, seats of one leg. */
export const BUS_PASSENGERS = { min: 1, max: 8 } as const

/** Ids from here on name a city, and mean all of its stations; those below name one station. */
export const FIRST_CITY_ID = 1_000_000

/** Trips shown before 'show more'. */
export const TRIPS_SHOWN = 4

/** Days ahead that can be searched and booked. */
export const BUS_DAYS = 60

/** First and last day that can be searched and booked, both inclusive; `today` is Cairo's. */
export const busDays = (today: CalendarDate): { min: CalendarDate; max: CalendarDate } => ({
  min: today,
  max: addDays(today, BUS_DAYS),
})

/** Bands of departure by the hour of Cairo's clock, the last one over midnight. */
export const TIME_BANDS = [
  { from: 0, to: 6 },
  { from: 6, to: 12 },
  { from: 12, to: 18 },
  { from: 18, to: 24 },
] as const
