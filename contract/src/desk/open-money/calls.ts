import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { textField } from '../../values/fields.ts'
import { languages } from '../../values/language.ts'
import { byKey, deed } from '../fields.ts'
import { LETTER_MAX, LETTER_MIN } from '../limits.ts'

export const askGateway = endpoint({
  method: 'POST',
  path: '/api/Desk/Payments/{id}/Ask',
  summary: 'Asks the gateway now what became of an attempt, and does what it says',
  audience: 'staff',
  input: z.object(deed),
  /**
   * `returned`: it bought nothing any more and goes back. `chooses`: its places were gone, and its traveller chooses
   * another day or the money back. `unpaid`: the gateway knows of no payment. `silent`: no answer.
   */
  output: z.object({
    State: z.enum(['paid', 'returned', 'chooses', 'review', 'declined', 'unpaid', 'silent']),
  }),
  refusals: ['not_for_your_role', 'deed_differs', 'nothing_to_ask', 'busy'],
  idempotentBy: byKey,
})

export const returnPayment = endpoint({
  method: 'POST',
  path: '/api/Desk/Payments/{id}/Return',
  summary:
    'Gives back money that came not as agreed; its traveller is written to, and may pay again',
  audience: 'staff',
  input: z.object(deed),
  /**
   * `paid`: asked once more, the gateway said that it is as agreed; `chooses`: likewise, too late for its places.
   * `waiting`: for a second person.
   */
  output: z.object({ State: z.enum(['done', 'waiting', 'paid', 'chooses']) }),
  refusals: [
    'not_for_your_role',
    'deed_differs',
    'approval_waiting',
    'nothing_to_return',
    'return_changed',
    'gateway_silent',
    'busy',
  ],
  idempotentBy: byKey,
})

export const writeToTraveller = endpoint({
  method: 'POST',
  path: '/api/Desk/Reservations/{id}/Write',
  summary: 'Mails a traveller what staff wrote, with the booking that it is about',
  audience: 'staff',
  input: z.object({
    ...deed,
    Text: z.pipe(textField(LETTER_MAX), z.string().check(z.minLength(LETTER_MIN))),
    /** What stands around it: the greeting, the booking, and the link. */
    Language: z.enum(languages),
  }),
  output: z.object({ State: z.literal('done') }),
  refusals: ['not_for_your_role', 'deed_differs', 'reservation_not_found', 'no_address'],
  idempotentBy: byKey,
})
