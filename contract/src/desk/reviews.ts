import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { idField, optionalField } from '../values/fields.ts'
import { languages } from '../values/language.ts'
import { about, byKey, deed } from './fields.ts'
import { reviewViews } from './review-views.ts'

const review = z.object({
  Id: z.number(),
  Stars: z.number(),
  /** Null: stars alone, or their author’s account is erased. */
  Text: z.nullable(z.string()),
  Language: z.enum(languages),
  /** As everybody reads it. */
  Author: z.string(),
  State: z.enum(['waiting', 'shown', 'hidden']),
  /** Whether its stars count for the offer. */
  Counts: z.boolean(),
  At: z.string(),
  /** What was booked, and by whom. */
  Reservation: about,
  ModeratedBy: z.nullable(z.string()),
  ModeratedAt: z.nullable(z.string()),
  /** Why it is hidden, as its author reads it. */
  Reason: z.nullable(z.string()),
})
export type DeskReview = z.output<typeof review>

export const getDeskReviews = endpoint({
  method: 'GET',
  path: '/api/Desk/Reviews',
  summary: 'Reviews of travellers, newest first',
  audience: 'staff',
  input: z.object({
    View: z._default(optionalField(z.enum(reviewViews)), 'waiting'),
    /** Older than this review: `Next` of the page before. */
    Before: optionalField(idField),
  }),
  output: z.object({
    Items: z.array(review),
    /** Where the next page begins; null: there is none. */
    Next: z.nullable(z.number()),
    /** Reviews that wait for moderation. */
    Waiting: z.number(),
  }),
  refusals: ['not_for_your_role'],
})

export const showReview = endpoint({
  method: 'POST',
  path: '/api/Desk/Reviews/{id}/Show',
  summary: 'The words of a review stand on the offer’s page, and its stars count',
  audience: 'staff',
  input: z.object(deed),
  output: z.object({ State: z.literal('shown') }),
  refusals: ['not_for_your_role', 'deed_differs', 'review_not_found', 'review_decided', 'busy'],
  idempotentBy: byKey,
})

export const hideReview = endpoint({
  method: 'POST',
  path: '/api/Desk/Reviews/{id}/Hide',
  summary:
    'A review vanishes from the offer’s page and from its rating; its author reads why in Reason',
  audience: 'staff',
  input: z.object(deed),
  output: z.object({ State: z.literal('hidden') }),
  refusals: ['not_for_your_role', 'deed_differs', 'review_not_found', 'review_decided', 'busy'],
  idempotentBy: byKey,
})
