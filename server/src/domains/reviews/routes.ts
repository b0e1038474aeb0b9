import { api } from '@rihla/contract'
import type { OwnReview } from '@rihla/contract/reviews'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { Mount } from '../../platform/http/mount.ts'
import type { Limit } from '../../platform/http/protection/rate-limits.ts'
import { isRefusal, refuse } from '../../platform/refusal.ts'
import { rateReservation, type ReviewDeps } from './rate-reservation.ts'
import { languageOfWords, type Review } from './review.ts'
import { pageOfOffer } from './store.ts'

const ratings: Limit = { name: 'reviews-rate', points: 30, seconds: 60 }
const LIST_SECONDS = 30

const thanks: Readonly<Record<'read' | 'counted', LocalizedText>> = {
  counted: { en: 'Thank you. Your rating counts.', ar: 'شكرًا لك. احتُسب تقييمك.' },
  read: {
    en: 'Thank you. Your rating counts; we read your words before we show them.',
    ar: 'شكرًا لك. احتُسب تقييمك، ونقرأ ما كتبته قبل نشره.',
  },
}

/** A review as its author has it. */
export const presentOwn = (it: Review): OwnReview => ({
  Stars: it.stars,
  Text: it.words,
  State: it.state,
  RatedAt: it.createdAt.toISOString(),
  Reason: it.reason,
  Counts: it.counted,
})

/** Rating what is over, and what travellers wrote. */
export function reviewRoutes(mount: Mount, deps: ReviewDeps): void {
  mount(
    api.rateReservation,
    async (input, caller) => {
      const identity = await caller.identity()
      if (!identity) return refuse('unauthenticated')
      const review = await rateReservation(deps, {
        userId: identity.userId,
        reservationId: input.ReservationId,
        module: input.Module,
        stars: input.Stars,
        words: input.Text || null,
        language: caller.language,
      })
      if (isRefusal(review)) return review
      const text = thanks[review.words === null ? 'counted' : 'read']
      return { Message: text[caller.language], Review: presentOwn(review) }
    },
    { limits: [ratings] },
  )

  mount(
    api.getReviews,
    async ({ PageNumber, PageSize, Filters }) => {
      const { rows, total } = await pageOfOffer(deps.db, {
        module: Filters.Module,
        offerId: Filters.Id,
        limit: PageSize,
        offset: (PageNumber - 1) * PageSize,
      })
      return {
        Data: rows.map((it) => ({
          Id: it.id,
          Stars: it.stars,
          Text: it.words ?? '',
          Author: it.author,
          Language: languageOfWords(it),
          TravelledOn: it.travelledOn,
        })),
        PageNumber,
        PageSize,
        TotalPages: Math.ceil(total / PageSize),
        TotalRecords: total,
      }
    },
    { cacheSeconds: LIST_SECONDS },
  )
}
