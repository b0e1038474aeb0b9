import { busDays } from '@rihla/contract/bus/limits'
import type { Splash } from '@rihla/contract/catalogue/offer'
import { addDays, cairoDate, toDayMonthYear, type CalendarDate } from '@rihla/contract/values/dates'

/** How far ahead stock is opened and what runs by the day (activities, packages) can be booked. */
export const BOOKABLE_DAYS = 120

/** How far ahead nights are opened and stays can be booked. */
export const STAY_DAYS = 365

/** Bounds of the price slider, whole EGP. */
export const MIN_PRICE = 0
export const MAX_PRICE = 10_000

/** First and last bookable day, both inclusive: Cairo's today and 120 days on. */
export const bookableDates = (now: Date): { min: CalendarDate; max: CalendarDate } => {
  const min = cairoDate(now)
  return { min, max: addDays(min, BOOKABLE_DAYS) }
}

/** First arrival and last departure of a stay: Cairo's today and a year on. */
export const stayDays = (now: Date): { min: CalendarDate; max: CalendarDate } => {
  const min = cairoDate(now)
  return { min, max: addDays(min, STAY_DAYS) }
}

/** The splash data: the first and last day of every kind that can be booked. */
export function siteSettings(now: Date): Splash {
  const { min, max } = bookableDates(now)
  const stays = stayDays(now)
  const buses = busDays(cairoDate(now))
  return {
    // Of cruises, by the name that they came with.
    MinDate: stays.min,
    MaxDate: stays.max,
    ActivityMinDate: min,
    ActivityMaxDate: max,
    DayuseMinDate: min,
    DayuseMaxDate: max,
    HotelMinDate: stays.min,
    HotelMaxDate: stays.max,
    HoneymoonMinDate: min,
    HoneymoonMaxDate: max,
    TripMinDate: toDayMonthYear(min),
    TripMaxDate: toDayMonthYear(max),
    BusMinDate: buses.min,
    BusMaxDate: buses.max,
    MinPrice: MIN_PRICE,
    MaxPrice: MAX_PRICE,
    ForceUserUpdate: false,
    GracefulUpdate: false,
    UpdateMessage: null,
  }
}
