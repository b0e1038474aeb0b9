/** What travellers thought of what they had booked: stars that count at once, words that are read first. */
export { moderateReview } from './moderate-review.ts'
export type { ReviewDeps } from './rate-reservation.ts'
export { languageOfWords } from './review.ts'
export { presentOwn, reviewRoutes } from './routes.ts'
export { anonymiseReviewsOf, gatherReviewsOf, reviewOf } from './store.ts'
