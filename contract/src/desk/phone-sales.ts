import * as z from 'zod/mini'
import { CHANGE_LIMITS } from '../changing-limits.ts'
import { amountDetail, quoteRefusals } from '../checkout.ts'
import { endpoint } from '../endpoint.ts'
import { savedModules } from '../modules.ts'
import {
  dateField,
  flagField,
  idField,
  idOrZero,
  numberList,
  optionalField,
  textField,
  wholeNumber,
} from '../values/fields.ts'
import { languages } from '../values/language.ts'
import { byKey, deed, keyField } from './fields.ts'
import {
  ADULTS_MAX,
  CODE_MAX,
  EMAIL_MAX,
  FIND_MIN,
  KEPT_HOURS_MAX,
  KEPT_HOURS_USUAL,
  PHONE_MAX,
} from './limits.ts'

/** What is sold on the phone, to whom it comes, and when. `id`: of a room, an activity or a package. */
const wanted = {
  Module: z.enum(savedModules),
  id: idField,
  From: dateField,
  /** The day a stay ends; other offers say it themselves. */
  To: optionalField(dateField),
  Adults: wholeNumber(1, ADULTS_MAX),
  /** The age of each child; none: no children. */
  Ages: optionalField(numberList),
  /** A board of a stay; 0: the room's own. */
  RatePlanId: z._default(optionalField(idOrZero), 0),
  /** With free cancellation, where that can be added. */
  Refundable: z._default(optionalField(flagField), false),
  /** Everything at once, where a deposit would do. */
  InFull: z._default(optionalField(flagField), false),
  Promocode: optionalField(textField(CODE_MAX)),
}

export const quotePhoneSale = endpoint({
  method: 'GET',
  path: '/api/Desk/PhoneSales/Quote',
  summary: 'What something costs for a party, and whether there is room for it, before it is sold',
  audience: 'staff',
  input: z.object(wanted),
  output: z.object({
    Name: z.string(),
    From: z.string(),
    /** The day it is over, where it isn't the first. */
    To: z.nullable(z.string()),
    Lines: z.array(amountDetail),
    /** Whole EGP: of everything, and of what is paid now. */
    Total: z.number(),
    DueNow: z.number(),
    /** Boards that can be chosen, with what each adds for this party; empty where there are none. */
    Boards: z.array(z.object({ RatePlanId: z.number(), Name: z.string(), Price: z.number() })),
    /** Whether free cancellation can be added. */
    CancellationPrice: z.nullable(z.number()),
    /** What became of the promocode; null: none was given. */
    Promocode: z.nullable(z.object({ IsSuccess: z.boolean(), Message: z.string() })),
    /** What cancelling gives back, in lines. */
    Cancellation: z.array(z.string()),
    /** Whether people are fetched from their hotel: the sale asks which. */
    HotelPickUp: z.boolean(),
    /** As things stand: holding it says so for sure. */
    HasRoom: z.boolean(),
    /** Of all that is read out, the fee and the terms too: the sale names it. */
    Key: z.string(),
  }),
  refusals: ['not_for_your_role', ...quoteRefusals],
})
export type PhoneQuote = z.output<typeof quotePhoneSale.output>

const customer = z.object({
  Id: z.number(),
  Name: z.string(),
  Email: z.nullable(z.string()),
  Phone: z.nullable(z.string()),
})
export type Customer = z.output<typeof customer>

export const findCustomers = endpoint({
  method: 'GET',
  path: '/api/Desk/Customers',
  summary: 'Accounts with exactly this e-mail, or this phone in whatever form it is typed',
  audience: 'staff',
  input: z.object({
    Search: z.pipe(textField(EMAIL_MAX), z.string().check(z.minLength(FIND_MIN))),
  }),
  output: z.object({ Items: z.array(customer) }),
  refusals: ['not_for_your_role'],
})

export const sellOnPhone = endpoint({
  method: 'POST',
  path: '/api/Desk/PhoneSales',
  summary:
    'Holds it for a customer until they have paid by the link that they are mailed; an e-mail with an account is that account’s',
  audience: 'staff',
  input: z.object({
    ...wanted,
    Key: keyField,
    /** An account that was found; left out: the one of Email, or a guest. */
    CustomerId: optionalField(idField),
    UserName: textField(100),
    /** Needed of a guest. */
    Email: optionalField(textField(EMAIL_MAX)),
    Phone: textField(PHONE_MAX),
    Requests: optionalField(textField(1000)),
    PickUpFrom: optionalField(textField(CHANGE_LIMITS.pickUp)),
    /** What the mail, and whoever opens its link, speaks. */
    Language: z.enum(languages),
    /** Whole EGP that the clerk named to the customer: another price is refused. */
    Total: wholeNumber(0, 100_000_000),
    /** Of the quote that was read out: another deposit or other terms are refused (`terms_changed`). */
    QuoteKey: optionalField(textField(100)),
    Hours: z._default(optionalField(wholeNumber(1, KEPT_HOURS_MAX)), KEPT_HOURS_USUAL),
  }),
  output: z.object({
    State: z.literal('done'),
    ReservationId: z.number(),
    Module: z.string(),
    Reference: z.string(),
  }),
  refusals: [
    'not_for_your_role',
    'deed_differs',
    ...quoteRefusals,
    'customer_not_found',
    'email_invalid',
    'name_required',
    'phone_invalid',
    'price_changed',
    'terms_changed',
    'promocode_refused',
    'too_many_holds',
    'too_many_unpaid',
    'payment_method_unknown',
    'payment_open',
    'already_booked',
    'hold_ended',
    'busy',
  ],
  idempotentBy: byKey,
})

export const sendPaymentLink = endpoint({
  method: 'POST',
  path: '/api/Desk/PhoneSales/{id}/Link',
  summary: 'Mails the link that pays for what was sold on the phone once more',
  audience: 'staff',
  input: z.object({ ...deed, Language: z.enum(languages) }),
  output: z.object({ State: z.literal('done') }),
  refusals: ['not_for_your_role', 'deed_differs', 'reservation_not_found', 'nothing_to_pay'],
  idempotentBy: byKey,
})
