import type { Piastres } from '@rihla/contract/values/money'

/** What a method costs: hundredths of a percent of the amount, then a fixed sum in piastres. */
export type FeeTerms = {
  readonly basisPoints: number
  readonly fixed: Piastres
  readonly bearer: 'traveller' | 'us'
}

/**
 * What a method adds to an amount, in piastres: rounded half up to the piastre, then, since pages show
 * whole pounds, half up to the pound. So what is charged is what was shown. 0 where we bear it.
 */
export function feeOf({ basisPoints, fixed, bearer }: FeeTerms, amount: Piastres): Piastres {
  if (bearer === 'us' || amount <= 0) return 0
  const exact = Math.floor((amount * basisPoints + 5000) / 10_000) + fixed
  return Math.floor((exact + 50) / 100) * 100
}
