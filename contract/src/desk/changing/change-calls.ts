import * as z from 'zod/mini'
import { amountDetail, MAX_GUESTS, quoteRefusals } from '../../checkout.ts'
import { endpoint } from '../../endpoint.ts'
import {
  dateField,
  idField,
  numberList,
  optionalField,
  textField,
  wholeNumber,
} from '../../values/fields.ts'
import { languages } from '../../values/language.ts'
import { byKey, deed } from '../fields.ts'
import { ADULTS_MAX, KEPT_HOURS_MAX, KEPT_HOURS_USUAL } from '../limits.ts'

/** The days and the party that a traveller on the phone wants instead. */
const wanted = {
  From: dateField,
  /** The day a stay ends; other offers say it themselves. */
  To: optionalField(dateField),
  Adults: wholeNumber(1, ADULTS_MAX),
  /** The age of each child; none: no children. */
  Ages: optionalField(numberList.check(z.maxLength(MAX_GUESTS))),
}

const changeRefusals = [
  'not_for_your_role',
  'reservation_not_found',
  'not_changeable',
  'change_forbidden',
  'pay_rest_first',
  'nothing_changed',
  ...quoteRefusals,
  'busy',
] as const

export const quoteChangeAtDesk = endpoint({
  method: 'GET',
  path: '/api/Desk/Reservations/{id}/ChangeQuote',
  summary: 'What other dates or another party would cost now, as its traveller would be asked',
  audience: 'staff',
  input: z.object({ id: idField, ...wanted }),
  output: z.object({
    /** What agreeing names: another price, or other terms, is another one. */
    Quote: z.string(),
    /** What it costs as it is, in whole EGP. */
    OldPrice: z.number(),
    /** The price line by line, as it would be. */
    After: z.array(amountDetail),
    /** Whole EGP: to be paid by the link, its fee with it, above zero; to get back, below. */
    Difference: z.number(),
    /** What the terms of the booking say of it, to read out. */
    Terms: z.string(),
    /** What cancelling gives back from then on, line by line. */
    Cancellation: z.array(z.string()),
    From: z.string(),
    To: z.nullable(z.string()),
    GuestsText: z.string(),
    /** As things stand: holding it says so for sure. */
    HasRoom: z.boolean(),
  }),
  refusals: changeRefusals,
})
export type DeskChangeQuote = z.output<typeof quoteChangeAtDesk.output>

export const changeAtDesk = endpoint({
  method: 'POST',
  path: '/api/Desk/Reservations/{id}/Change',
  summary:
    'Other dates or another party for a traveller: at once where it costs no more, else when they have paid by the link that they are mailed',
  audience: 'staff',
  input: z.object({
    ...deed,
    ...wanted,
    /** As it was read out: whatever comes to something else by now is refused. */
    Quote: textField(64),
    /** What the mail with the link speaks. */
    Language: z.enum(languages),
    /** For so long the new places are kept for the payment. */
    Hours: z._default(optionalField(wholeNumber(1, KEPT_HOURS_MAX)), KEPT_HOURS_USUAL),
  }),
  /** `to_pay`: the link is mailed, and the booking as it was. `waiting`: for a second person, and nothing is kept. */
  output: z.object({ State: z.enum(['done', 'to_pay', 'waiting']) }),
  refusals: [
    ...changeRefusals,
    'deed_differs',
    'approval_waiting',
    'no_address',
    'price_changed',
    'quote_ended',
    'too_many_holds',
    'too_many_unpaid',
    'payment_method_unknown',
    'payment_open',
    'hold_ended',
    'already_booked',
  ],
  idempotentBy: byKey,
})
