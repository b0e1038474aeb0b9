import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { wholeNumber } from '../values/fields.ts'

export const pointMoves = ['earned', 'spent', 'returned'] as const

/** The last page of a history that can be asked for. */
const MAX_PAGE = 1000

export const getCreditPoints = endpoint({
  method: 'GET',
  path: '/api/AccountApi/GetCreditPoints',
  summary: 'My credit points: how many there are, and where they came from and went',
  audience: 'traveller',
  input: z.object({ PageNumber: z._default(z.optional(wholeNumber(1, MAX_PAGE)), 1) }),
  output: z.object({
    Points: z.number(),
    /** What they are worth, in whole EGP. */
    Amount: z.number(),
    /** Kept for bookings that aren't paid yet: not among `Points`. */
    Held: z.number(),
    /** Earned of so many EGP: one point. 0: none are earned now. */
    EgpForOnePoint: z.number(),
    Currency: z.string(),
    /** The newest first; what was spent is negative. */
    History: z.array(
      z.object({
        At: z.string(),
        Kind: z.enum(pointMoves),
        Points: z.number(),
        Name: z.nullable(z.string()),
        Reference: z.nullable(z.string()),
        ReservationId: z.nullable(z.number()),
        Module: z.nullable(z.string()),
      }),
    ),
    PageNumber: z.number(),
    TotalPages: z.number(),
  }),
  refusals: [],
})
