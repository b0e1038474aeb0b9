import type { Piastres } from '@rihla/contract/values/money'
import { MAX_PRICE } from './site-settings.ts'

/** Prices are counted by steps of 50 EGP, the slider's. */
export const STEP: Piastres = 5000
const STEPS = (MAX_PRICE * 100) / STEP

/**
 * A step has two slots, for prices on the step itself and for those between it and the next: so
 * 'up to 500' (500 included) and 'from 500' are both exact. The last slot is everything above.
 */
export const SLOTS = STEPS * 2 + 2

/** SQL: the slot of a price in piastres. */
export const slotSql = (price: string): string =>
  `least(${SLOTS - 1}, ${price} / ${STEP} * 2 + (${price} % ${STEP} > 0)::integer)`

/** Prices from `from` to `to` (both inclusive; null: open) as whole slots, plus what these leave out. */
export type PriceSplit = {
  readonly first: number
  readonly last: number
  /** Ranges to count one by one, both bounds inclusive. */
  readonly rest: readonly { from: Piastres; to: Piastres }[]
}

/** Splits a price range into slots and rests; on the slider's steps there are no rests. */
export function splitPrices(from: Piastres | null, to: Piastres | null): PriceSplit {
  const low = Math.max(0, from ?? 0)
  const firstStep = Math.min(Math.ceil(low / STEP), STEPS + 1)
  const last = to === null ? SLOTS - 1 : Math.min(Math.floor(to / STEP), STEPS) * 2
  const lowest = firstStep * STEP
  if (to !== null && to < low) return { first: 1, last: 0, rest: [] }
  if (firstStep > STEPS) return { first: 1, last: 0, rest: [{ from: low, to: to ?? MAX_PIASTRES }] }
  if (to !== null && to < lowest) return { first: 1, last: 0, rest: [{ from: low, to }] }
  const rest = []
  if (low < lowest) rest.push({ from: low, to: lowest - 1 })
  const covered = (last / 2) * STEP
  if (to !== null && to > covered) rest.push({ from: covered + 1, to })
  return { first: firstStep * 2, last, rest }
}

/** The most that the price column holds. */
export const MAX_PIASTRES: Piastres = 2_147_483_647
