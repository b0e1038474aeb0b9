import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { paged, pagedRequest } from './envelope.ts'
import { savedModules } from './modules.ts'
import { REVIEW_MAX_LENGTH } from './review-limits.ts'
import { languages } from './values/language.ts'
import { idField, moduleField, optionalField, textField, wholeNumber } from './values/fields.ts'

/** Words are shown once the staff has read them; stars alone are approved at once. */
export const reviewStates = ['pending', 'approved', 'rejected'] as const

/** My own review, as it stands with its reservation; `Reason`: why it isn't shown. */
export const ownReview = z.object({
  Stars: z.number(),
  Text: z.nullable(z.string()),
  State: z.enum(reviewStates),
  RatedAt: z.string(),
  Reason: z.nullable(z.string()),
  /** Whether its stars are part of the offer's average. */
  Counts: z.boolean(),
})
export type OwnReview = z.output<typeof ownReview>

export const rateReservation = endpoint({
  method: 'POST',
  path: '/api/ProfileApi/RateReservation',
  summary: 'Rate a reservation of mine that is over, once; words are read before they are shown',
  audience: 'traveller',
  input: z.object({
    ReservationId: idField,
    Module: moduleField,
    Stars: wholeNumber(1, 5),
    Text: optionalField(textField(REVIEW_MAX_LENGTH)),
  }),
  output: z.object({ Message: z.string(), Review: ownReview }),
  refusals: ['reservation_not_found', 'not_rateable', 'already_rated'],
  idempotentBy: 'the reservation: the same rating again answers the same, another one is refused',
})

/** A written review as everybody may read it; the day is the first one of what was booked. */
const review = z.object({
  Id: z.number(),
  Stars: z.number(),
  Text: z.string(),
  Author: z.string(),
  /** What it is written in. */
  Language: z.enum(languages),
  TravelledOn: z.string(),
})

export const getReviews = endpoint({
  method: 'POST',
  path: '/api/Reviews/GetReviews',
  summary: 'What travellers wrote of an offer, newest first',
  audience: 'anyone',
  input: pagedRequest(
    z.object({ Module: z.pipe(moduleField, z.enum(savedModules)), Id: idField }),
    5,
  ),
  output: paged(review),
  refusals: [],
  idempotentBy: 'changes nothing',
})
