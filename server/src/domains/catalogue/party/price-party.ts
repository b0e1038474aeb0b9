import type { Party } from '@rihla/contract/values/party'
import { toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { effectivePrice, percentOf, type OfferPrice } from '../offer/price.ts'
import { childPercent, type ChildTerms } from './child-terms.ts'

/** Those of a party who pay alike, and what they pay before an offer: the adults, or children of one age. */
export type PartyShare = {
  /** Null: adults. */
  readonly age: number | null
  readonly count: number
  /** For one of them. */
  readonly unit: Piastres
  readonly amount: Piastres
}

/** What something sold by the head costs a party, in piastres, all of it whole pounds. */
export type PartyPrice = {
  /** Adults first, then children, the youngest first; they add up to `original`. */
  readonly shares: readonly PartyShare[]
  readonly original: Piastres
  /** With the offer, while one counts. */
  readonly total: Piastres
}

/** An amount in the pounds that are shown. */
export const toWholePounds = (piastres: Piastres): Piastres => toWholeEgp(piastres) * 100

function sharesAt(
  price: Piastres,
  { adults, childAges }: Party,
  { bands }: Pick<ChildTerms, 'bands'>,
): PartyShare[] {
  const share = (age: number | null, count: number, percent: number): PartyShare => {
    const unit = percentOf(price, percent)
    return { age, count, unit, amount: unit * count }
  }
  const ages = Map.groupBy(
    childAges.toSorted((a, b) => a - b),
    (age) => age,
  )
  return [
    share(null, adults, 100),
    ...[...ages].map(([age, those]) => share(age, those.length, childPercent(age, bands ?? []))),
  ]
}

const sum = (shares: readonly PartyShare[]): Piastres =>
  shares.reduce((total, share) => total + share.amount, 0)

/**
 * The price of a party by the head: rounded once, for one adult and for one child of each age, to the
 * pounds that are shown; what is charged is what is shown, times them. Whether the children may come is
 * asked elsewhere (`whyNoChildren`).
 */
export function priceParty(
  price: OfferPrice,
  party: Party,
  terms: Pick<ChildTerms, 'bands'>,
  now: Date,
): PartyPrice {
  const shares = sharesAt(toWholePounds(price.price), party, terms)
  const reduced = sharesAt(toWholePounds(effectivePrice(price, now)), party, terms)
  return { shares, original: sum(shares), total: sum(reduced) }
}
