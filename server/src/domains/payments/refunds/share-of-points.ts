import type { Piastres } from '@rihla/contract/values/money'

/**
 * What of a refund goes back as points: the share that they paid, in whole pounds, so that money and points lose
 * alike by a fee. Never more than they paid, and never so little that the money couldn't take the rest.
 */
export function shareOfPoints(refund: Piastres, points: Piastres, paid: Piastres): Piastres {
  const share = Math.floor((refund * points) / paid / 100) * 100
  return Math.min(points, Math.max(share, refund - (paid - points)))
}
