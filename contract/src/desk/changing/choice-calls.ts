import * as z from 'zod/mini'
import { chooseForLateMoney, lateChoice } from '../../checkout/late-choice.ts'
import { endpoint } from '../../endpoint.ts'
import { dateField, idField, INTEGER_MAX, optionalField, wholeNumber } from '../../values/fields.ts'
import { byKey, deed } from '../fields.ts'

export const getLateChoiceAtDesk = endpoint({
  method: 'GET',
  path: '/api/Desk/Reservations/{id}/LateChoice',
  summary: 'What its traveller can choose for money that came after the places were gone',
  audience: 'staff',
  input: z.object({ id: idField }),
  output: lateChoice,
  refusals: ['not_for_your_role', 'reservation_not_found', 'choice_over'],
})

export const chooseAtDesk = endpoint({
  method: 'POST',
  path: '/api/Desk/Reservations/{id}/LateChoice',
  summary: 'Another day for money that came too late, or all of it back, as its traveller says',
  audience: 'staff',
  input: z.object({
    ...deed,
    /** The other day; left out: the money back. */
    FromDate: optionalField(dateField),
    /** What that day costs as it was read out, in whole EGP: another price is refused (`price_changed`). */
    Price: optionalField(wholeNumber(0, INTEGER_MAX)),
  }),
  output: z.object({ State: z.literal('done') }),
  refusals: [
    'not_for_your_role',
    'deed_differs',
    ...chooseForLateMoney.refusals.filter((it) => it !== 'unauthenticated'),
  ],
  idempotentBy: byKey,
})
