import type { Piastres } from '@rihla/contract/values/money'

/** What is ours of what a traveller pays, on top of the supplier's net price. */
const MARKUP_PERCENT = 12
const EGP = 100

const wholeEgp = (amount: Piastres): Piastres => Math.ceil(amount / EGP) * EGP

/** What a traveller pays for a net price: with our share, never below what the supplier allows, in whole pounds. */
export const sellingPrice = (net: Piastres, leastPrice: Piastres | null): Piastres =>
  Math.max(wholeEgp((net * (100 + MARKUP_PERCENT)) / 100), wholeEgp(leastPrice ?? 0))

/**
 * What a cancelling that costs us `charge` of `net` costs the traveller of `price`: the same part of what
 * they pay, in whole pounds, never more than they paid.
 */
export const sellingCharge = (charge: Piastres, net: Piastres, price: Piastres): Piastres =>
  charge >= net ? price : Math.min(price, wholeEgp((charge / net) * price))
