import { setVerdict } from './store.ts'
import type { ReviewDeps } from './rate-reservation.ts'

type Moderating = {
  readonly reviewId: number
  /** Null: its words are shown. Otherwise why not, in words for its author. */
  readonly reason: string | null
  /** Who says so. */
  readonly staff: string
}

/**
 * The staff has read the words of a review: from now on they stand on the offer's page, or nobody but their author
 * sees them. The stars count either way. False when that was decided before.
 * @public for the desk
 */
export const moderateReview = (
  { db, clock }: Pick<ReviewDeps, 'db' | 'clock'>,
  { reviewId, reason, staff }: Moderating,
): Promise<boolean> =>
  db.transaction().execute((trx) =>
    setVerdict(trx, reviewId, {
      state: reason === null ? 'approved' : 'rejected',
      by: staff,
      reason,
      at: clock.now(),
    }),
  )
