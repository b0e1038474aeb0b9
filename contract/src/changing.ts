import * as z from 'zod/mini'
import { MAX_GUESTS, amountDetail, quoteRefusals } from './checkout.ts'
import { CHANGE_LIMITS } from './changing-limits.ts'
import { endpoint } from './endpoint.ts'
import {
  dateField,
  idField,
  INTEGER_MAX,
  keptText,
  moduleField,
  numberList,
  optionalField,
  textField,
  wholeNumber,
} from './values/fields.ts'

const mine = { ReservationId: idField, Module: moduleField }

/** Whether something can be changed; `Text`: until when and on what terms, or why not. */
const possible = z.object({ IsPossible: z.boolean(), Text: z.string() })

/** What can be changed of a reservation, said before anything is typed. */
export const getChangeOptions = endpoint({
  method: 'GET',
  path: '/api/ProfileApi/GetChangeOptions',
  summary: 'What of a reservation of mine can be changed, until when, and why the rest can’t',
  // Also guests without an account, in a browser that was let in (`FindBooking`).
  audience: 'anyone',
  input: z.object(mine),
  output: z.object({
    Contact: possible,
    Sale: possible,
    /** Whether the day of leaving is chosen, too: elsewhere it follows from the first day. */
    HasToDate: z.boolean(),
    UserName: z.string(),
    SpecialRequest: z.nullable(z.string()),
    /** Whether people are fetched from their hotel, and from which; null: not said yet. */
    HotelPickUp: z.boolean(),
    PickUpFrom: z.nullable(z.string()),
    FromDate: z.string(),
    ToDate: z.nullable(z.string()),
    AdultsCount: z.number(),
    ChildrenAges: z.array(z.number()),
    /** The first and the last day that can be asked for. */
    FirstDay: z.string(),
    LastDay: z.string(),
  }),
  refusals: ['unauthenticated', 'reservation_not_found'],
})
export type ChangeOptions = z.output<typeof getChangeOptions.output>

export const changeContact = endpoint({
  method: 'POST',
  path: '/api/ProfileApi/ChangeContact',
  summary:
    'Another name, other special requests or another hotel to be fetched from, for a reservation of mine',
  audience: 'traveller',
  input: z.object({
    ...mine,
    UserName: textField(CHANGE_LIMITS.name),
    SpecialRequest: optionalField(textField(CHANGE_LIMITS.request)),
    PickUpFrom: keptText(CHANGE_LIMITS.pickUp),
  }),
  output: z.object({ Message: z.string() }),
  refusals: [
    'unauthenticated',
    'reservation_not_found',
    'name_required',
    'not_changeable',
    'change_too_late',
    'busy',
  ],
  idempotentBy: 'the values: those that stand already change nothing',
})

export const quoteChange = endpoint({
  method: 'POST',
  path: '/api/ProfileApi/QuoteChange',
  summary: 'What other dates or another party of a reservation of mine would cost; changes nothing',
  audience: 'traveller',
  input: z.object({
    ...mine,
    FromDate: dateField,
    ToDate: optionalField(dateField),
    AdultsCount: wholeNumber(1, 20),
    ChildrenAges: z._default(optionalField(numberList.check(z.maxLength(MAX_GUESTS))), []),
  }),
  output: z.object({
    /** What agreeing to it names. */
    ChangeId: z.number(),
    /** The price line by line, as it is and as it would be. */
    Before: z.array(amountDetail),
    After: z.array(amountDetail),
    Currency: z.string(),
    OldPrice: z.number(),
    NewPrice: z.number(),
    /** Whole EGP: to be paid now without a fee of the method, above zero; to get back, below. */
    Difference: z.number(),
    /** What the way to pay adds to a difference that is paid, whole EGP: charged with it. */
    Fee: z.number(),
    /** What the terms of the booking say of it. */
    Terms: z.string(),
    /** What cancelling gives back from then on, line by line. */
    Cancellation: z.array(z.string()),
    FromDate: z.string(),
    ToDate: z.nullable(z.string()),
    GuestsText: z.string(),
    /** Until then it can be agreed to, by the server's clock. */
    HoldsUntil: z.string(),
    ServerTime: z.string(),
  }),
  refusals: [
    'unauthenticated',
    'reservation_not_found',
    'not_changeable',
    'change_forbidden',
    'pay_rest_first',
    'nothing_changed',
    ...quoteRefusals,
    'busy',
  ],
  idempotentBy: 'changes nothing of the booking',
})
export type ChangeQuote = z.output<typeof quoteChange.output>

export const confirmChange = endpoint({
  method: 'POST',
  path: '/api/ProfileApi/ConfirmChange',
  summary: 'Agree to a change as it was quoted: all of it, or nothing',
  audience: 'traveller',
  input: z.object({
    ...mine,
    ChangeId: idField,
    /** The difference that was shown, in whole EGP: another one by now is refused. */
    Difference: wholeNumber(-INTEGER_MAX, INTEGER_MAX),
    /** The fee that was shown with it, in whole EGP: another one by now is refused. */
    Fee: optionalField(wholeNumber(0, INTEGER_MAX)),
  }),
  output: z.object({
    IsChanged: z.boolean(),
    Message: z.string(),
    /** Where the difference is paid; empty where it is changed already. */
    PaymentUrl: z.string(),
    /** What PaymentStatus calls the booking; null where it is changed already. */
    PaymentReservationId: z.nullable(z.number()),
    /** Until then the new places are kept for the payment; null where it is changed already. */
    Deadline: z.nullable(z.string()),
  }),
  refusals: [
    'unauthenticated',
    'reservation_not_found',
    'not_changeable',
    'change_forbidden',
    'pay_rest_first',
    'quote_ended',
    'nothing_changed',
    'price_changed',
    'payment_method_unknown',
    'payment_setup_failed',
    'payment_open',
    'too_many_holds',
    ...quoteRefusals,
    'busy',
  ],
  idempotentBy: 'the change: it is done, or its payment page opened, once',
})
