import { inEachLanguage } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import type { Party } from '@rihla/contract/values/party'
import { effectivePrice, type OfferPrice } from '../offer/price.ts'
import type { ChildTerms } from '../party/child-terms.ts'
import { closingLines, partyLines, type PriceLine } from '../party/price-lines.ts'
import { priceParty, toWholePounds } from '../party/price-party.ts'
import { couplesOf, type PackageKind } from './package.ts'
import { forTwo, perUnit } from './texts.ts'

/** What a departure costs a party, in piastres, all of it whole pounds. */
export type PackagePrice = {
  /** In words of the party; they add up to the total. */
  readonly lines: readonly PriceLine[]
  /** What it would be without the offer. */
  readonly original: Piastres
  readonly total: Piastres
}

/**
 * The price of a package: of a trip by the head, children by their age; of a honeymoon by the couple. It is
 * rounded once, for one of them, to the pounds that are shown; what is charged is what is shown, times them.
 */
export function pricePackage(
  kind: PackageKind,
  price: OfferPrice,
  party: Party,
  terms: Pick<ChildTerms, 'bands'>,
  now: Date,
): PackagePrice {
  if (kind === 'honeymoon') return priceCouples(price, couplesOf(party.adults), now)
  const its = priceParty(price, party, terms, now)
  return { lines: partyLines(its), original: its.original, total: its.total }
}

function priceCouples(price: OfferPrice, couples: number, now: Date): PackagePrice {
  const unit = toWholePounds(price.price)
  const original = unit * couples
  const total = toWholePounds(effectivePrice(price, now)) * couples
  const label = inEachLanguage((language) =>
    couples === 1
      ? forTwo[language]
      : `${formatEgp(toWholeEgp(unit), language)} ${perUnit.honeymoon[language]} × ${couples}`,
  )
  const lines = [{ label, amount: original }, ...closingLines({ original, total })]
  return { lines, original, total }
}
