import { refuse, type Refusal } from '../../platform/refusal.ts'
import type { ReviewDeps } from './rate-reservation.ts'
import { lockReview, setVerdict } from './store.ts'

type Moderating = {
  readonly reviewId: number
  /** Null: it is shown. Otherwise why not, in words for its author. */
  readonly reason: string | null
  /** Who says so. */
  readonly staff: string
}

/**
 * The staff has read a review: from now on its words stand on the offer's page and its stars count, or nobody
 * but its author sees them and they don't. Null: done. Whatever was decided before can be decided anew.
 */
export const moderateReview = (
  { db, clock, rateOffer, unrateOffer }: Omit<ReviewDeps, 'alert'>,
  { reviewId, reason, staff }: Moderating,
): Promise<Refusal<'review_not_found' | 'review_decided'> | null> =>
  db.transaction().execute(async (trx) => {
    const it = await lockReview(trx, reviewId)
    if (!it) return refuse('review_not_found')
    const state = reason === null ? 'approved' : 'rejected'
    if (it.state === state) return refuse('review_decided')
    const counted = state === 'approved'
    if (counted !== it.counted)
      await (counted ? rateOffer : unrateOffer)(trx, it.module, it.offerId, it.stars)
    await setVerdict(trx, reviewId, { state, counted, by: staff, reason, at: clock.now() })
    return null
  })
