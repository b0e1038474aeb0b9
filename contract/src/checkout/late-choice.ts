import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { dateField, idField, INTEGER_MAX, optionalField, wholeNumber } from '../values/fields.ts'

/** Money of mine that came after its places were gone, and what it could buy instead. Amounts are whole EGP. */
export const lateChoice = z.object({
  ReservationId: z.number(),
  /** Until when I choose (ISO instants, by the server's clock); then the money goes back by itself. */
  Deadline: z.string(),
  ServerTime: z.string(),
  /** What goes back if I choose that. */
  Amount: z.number(),
  Currency: z.string(),
  /** The nearest days on which it can be had for the same money or less; empty: none any more. */
  Alternatives: z.array(
    z.object({
      FromDate: z.string(),
      ToDate: z.nullable(z.string()),
      Price: z.number(),
      /** What of the money goes back then. */
      Back: z.number(),
    }),
  ),
})
export type LateChoice = z.output<typeof lateChoice>

export const getLateChoice = endpoint({
  method: 'GET',
  path: '/api/ProfileApi/GetLateChoice',
  summary: 'What I can choose for money that came after the places were gone',
  // Also guests without an account, in a browser that was let in (`FindBooking`).
  audience: 'anyone',
  input: z.object({ ReservationId: idField }),
  output: lateChoice,
  refusals: ['unauthenticated', 'reservation_not_found', 'choice_over'],
})

export const chooseForLateMoney = endpoint({
  method: 'POST',
  path: '/api/ProfileApi/ChooseForLateMoney',
  summary: 'Take another day for money that came too late, or have it back',
  // Also guests without an account, in a browser that was let in (`FindBooking`).
  audience: 'anyone',
  input: z.object({
    ReservationId: idField,
    /** The other day; left out: the money back. */
    FromDate: optionalField(dateField),
    /** What that day costs as I saw it: another price is refused (`price_changed`). */
    Price: optionalField(wholeNumber(0, INTEGER_MAX)),
  }),
  output: z.object({ ReservationId: z.number(), IsBooked: z.boolean(), Message: z.string() }),
  refusals: [
    'unauthenticated',
    'reservation_not_found',
    'choice_over',
    'sold_out',
    'offer_not_found',
    'price_changed',
    'points_too_few',
    'too_many_holds',
    'payment_open',
    'busy',
  ],
  idempotentBy: 'one choice for each late payment: the same again answers the same',
})
