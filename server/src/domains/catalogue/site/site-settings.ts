import type { Splash } from '@rihla/contract/catalogue/offer'
import type { SoldByDate } from '@rihla/contract/desk/site/sold-by-date'
import { toDayMonthYear } from '@rihla/contract/values/dates'
import { toWholeEgp } from '@rihla/contract/values/money'
import type { Db } from '../../../platform/database/connect.ts'
import { readSiteSettings } from './settings-store.ts'
import { bookableDates, type DateBounds } from './site-dates.ts'

/** The splash data: the first and last day of every kind that can be booked, and the ends of the price slider. */
export async function siteSettings(db: Db, now: Date): Promise<Splash> {
  const { dates, prices } = await readSiteSettings(db)
  const of = (sold: SoldByDate): DateBounds => bookableDates(sold, dates[sold], now)
  const [days, packages, stays, buses] = [of('days'), of('packages'), of('stays'), of('buses')]
  return {
    // Of cruises, by the name that they came with.
    MinDate: stays.min,
    MaxDate: stays.max,
    ActivityMinDate: days.min,
    ActivityMaxDate: days.max,
    DayuseMinDate: days.min,
    DayuseMaxDate: days.max,
    HotelMinDate: stays.min,
    HotelMaxDate: stays.max,
    HoneymoonMinDate: packages.min,
    HoneymoonMaxDate: packages.max,
    TripMinDate: toDayMonthYear(packages.min),
    TripMaxDate: toDayMonthYear(packages.max),
    BusMinDate: buses.min,
    BusMaxDate: buses.max,
    MinPrice: toWholeEgp(prices.lowest),
    MaxPrice: toWholeEgp(prices.highest),
    ForceUserUpdate: false,
    GracefulUpdate: false,
    UpdateMessage: null,
  }
}
