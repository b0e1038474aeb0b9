import type { Piastres } from '@rihla/contract/values/money'

/** Rates by law on the day of arrival, in hundredths of a percent: 1200 is 12 %. */
export type StayTaxes = { readonly service: number; readonly city: number; readonly vat: number }

/** What an inclusive amount consists of; the parts add up to it. */
export type PriceParts = {
  readonly net: Piastres
  readonly service: Piastres
  readonly city: Piastres
  readonly vat: Piastres
}

const WHOLE = 10_000

/**
 * Takes an amount apart that includes everything: service charge on the net
 * price, city tax on both, VAT on all three, so that net times 1.12 x 1.01 x 1.14 is the amount. From
 * the outside in, each part is what is left above the next one, rounded once: nothing is lost.
 */
export function splitInclusive(amount: Piastres, taxes: StayTaxes): PriceParts {
  const without = (gross: Piastres, rate: number): Piastres =>
    Math.floor((gross * WHOLE) / (WHOLE + rate) + 0.5)
  const beforeVat = without(amount, taxes.vat)
  const beforeCity = without(beforeVat, taxes.city)
  const net = without(beforeCity, taxes.service)
  return {
    net,
    service: beforeCity - net,
    city: beforeVat - beforeCity,
    vat: amount - beforeVat,
  }
}
