import { toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { effectivePrice, type OfferPrice } from '../offer/price.ts'

/** What a departure costs a party, in piastres, all of it whole pounds. */
export type PackagePrice = {
  /** For one couple, or one adult; they differ while an offer counts. */
  readonly unit: Piastres
  readonly effectiveUnit: Piastres
  /** For so many of them, without the offer and with it. */
  readonly units: number
  readonly original: Piastres
  readonly total: Piastres
}

const toWholePounds = (piastres: Piastres): Piastres => toWholeEgp(piastres) * 100

/**
 * The price of so many couples, or adults: rounded once, for one of them, to the pounds that are
 * shown; what is charged is what is shown, times them.
 */
export function pricePackage(price: OfferPrice, units: number, now: Date): PackagePrice {
  const unit = toWholePounds(price.price)
  const effectiveUnit = toWholePounds(effectivePrice(price, now))
  return { unit, effectiveUnit, units, original: unit * units, total: effectiveUnit * units }
}
