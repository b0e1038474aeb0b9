import type { AlertKind } from '@rihla/contract/desk/alerts'
import type { Module, SavedModule } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Trx } from '../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { findOwn, isRateable, offerOf } from '../reservations/index.ts'
import { authorOf, type Review } from './review.ts'
import { insertReview, reviewOf } from './store.ts'

export type ReviewDeps = {
  readonly db: Db
  readonly clock: Clock
  /** Adds stars to an offer's rating. */
  readonly rateOffer: (
    trx: Trx,
    module: SavedModule,
    offerId: number,
    stars: number,
  ) => Promise<void>
  /** Takes them out again. */
  readonly unrateOffer: ReviewDeps['rateOffer']
  readonly alert: (trx: Trx, kind: AlertKind, subject: string, detail: object) => Promise<void>
}

type Rating = {
  readonly userId: number
  readonly reservationId: number
  readonly module: Module
  readonly stars: number
  readonly words: string | null
  readonly language: Language
}

const isSame = (it: Review, { stars, words }: Rating): boolean =>
  it.stars === stars && it.words === words

/**
 * Keeps what a traveller thought of a reservation of theirs that is over, once: its stars count for the offer at
 * once, in the same transaction; its words wait for the staff. Repeated, it answers the same.
 */
export const rateReservation = (
  { db, clock, rateOffer, alert }: ReviewDeps,
  rating: Rating,
): Promise<Review | Refusal<'reservation_not_found' | 'not_rateable' | 'already_rated'>> =>
  db.transaction().execute(async (trx) => {
    const { userId, stars, words, language } = rating
    const own = await findOwn(trx, userId, rating.reservationId, rating.module)
    const offer = own && offerOf(own)
    if (!own) return refuse('reservation_not_found')
    if (!offer || !isRateable(own)) return refuse('not_rateable')
    const review = await insertReview(trx, {
      ...offer,
      reservationId: own.id,
      userId,
      stars,
      words,
      language,
      author: authorOf(own.clientName),
      travelledOn: own.fromDate,
      state: words === null ? 'approved' : 'pending',
      createdAt: clock.now(),
    })
    if (!review) {
      const before = await reviewOf(trx, own.id)
      return before && isSame(before, rating) ? before : refuse('already_rated')
    }
    await rateOffer(trx, offer.module, offer.offerId, stars)
    // Without the words: they go with their author's account, and an alert stays.
    if (words !== null) await alert(trx, 'review_waiting', String(review.id), { ...offer, stars })
    return review
  })
