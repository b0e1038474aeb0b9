import { REVIEW_MAX_LENGTH } from '@rihla/contract/review-limits'
import { tabStorage } from '../../../platform/storage.ts'

/** What was typed of a rating: 0 stars are none yet. */
export type RatingDraft = { readonly stars: number; readonly words: string }

const keyOf = (reservationId: number) => `rating:${reservationId}` as const

/** In this tab, so that it outlives a session that ends before it is sent. */
export function readRatingDraft(reservationId: number): RatingDraft {
  const { stars, words } = tabStorage.readJson<RatingDraft>(keyOf(reservationId)) ?? {}
  return {
    stars: typeof stars === 'number' && stars >= 1 && stars <= 5 ? Math.floor(stars) : 0,
    words: typeof words === 'string' ? words.slice(0, REVIEW_MAX_LENGTH) : '',
  }
}

export const saveRatingDraft = (reservationId: number, draft: RatingDraft): void =>
  tabStorage.writeJson(keyOf(reservationId), draft)

export const forgetRatingDraft = (reservationId: number): void =>
  tabStorage.remove(keyOf(reservationId))
