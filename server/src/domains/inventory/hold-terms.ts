import { fairShares, type FairShares } from './fair-share.ts'

/** How long holds last, all in seconds, and how much one holder may have. */
export type HoldTerms = {
  /** A new hold, and what one renewal adds (HOLD_SECONDS, 600). */
  readonly holdSeconds: number
  /** How long a payment session may keep a hold alive from the moment it starts. */
  readonly payingSeconds: number
  /** Nothing keeps a hold alive longer than this from its first moment. */
  readonly hardCapSeconds: number
  readonly fair: FairShares
}

/**
 * Terms from the length of a plain hold: paying 15 minutes (or 1.5 holds), capped at an hour at most.
 * `scale` multiplies the fair shares.
 */
export const holdTerms = (holdSeconds = 600, scale = 1): HoldTerms => ({
  holdSeconds,
  payingSeconds: Math.ceil(holdSeconds * 1.5),
  hardCapSeconds: holdSeconds * 6,
  fair: fairShares(scale),
})
