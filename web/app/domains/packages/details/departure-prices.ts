import { isOfferValid } from '@rihla/contract/values/money'
import type { DayPrices } from '../../catalogue/index.ts'
import type { PackageView } from '../package-view.ts'

/** What the departures that are listed cost, for a calendar; of later ones nothing is known. */
export function departurePrices(
  { Departures, OfferExpirationDate }: Pick<PackageView, 'Departures' | 'OfferExpirationDate'>,
  now: Date,
): DayPrices {
  const free = Departures.filter(({ IsAvailable }) => IsAvailable)
  const priceOf = ({ Price, OfferPrice }: (typeof free)[number]): number =>
    isOfferValid(Price, OfferPrice, OfferExpirationDate, now) ? (OfferPrice ?? Price) : Price
  return {
    prices: new Map(free.map((departure) => [departure.Date, priceOf(departure)])),
    until: Departures.at(-1)?.Date ?? '',
  }
}
