import { LISTED_DEPARTURES } from '@rihla/contract/catalogue/package-limits'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { isOfferValid } from '@rihla/contract/values/money'
import type { DayPrices } from '../../catalogue/index.ts'
import type { PackageView } from '../package-view.ts'

/**
 * What the departures that are listed around a day cost, for a calendar; of later ones nothing is known, nor of
 * earlier ones where as many are listed before it as ever are.
 */
export function departurePrices(
  { Departures, OfferExpirationDate }: Pick<PackageView, 'Departures' | 'OfferExpirationDate'>,
  now: Date,
  chosen: CalendarDate,
): DayPrices {
  const before = Departures.filter(({ Date: day }) => day < chosen).length
  const free = Departures.filter(({ IsAvailable }) => IsAvailable)
  const priceOf = ({ Price, OfferPrice }: (typeof free)[number]): number =>
    isOfferValid(Price, OfferPrice, OfferExpirationDate, now) ? (OfferPrice ?? Price) : Price
  return {
    prices: new Map(free.map((departure) => [departure.Date, priceOf(departure)])),
    from: before < LISTED_DEPARTURES.before ? null : (Departures[0]?.Date ?? null),
    until: Departures.at(-1)?.Date ?? '',
  }
}
