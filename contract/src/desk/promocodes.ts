import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { savedModules } from '../modules.ts'
import { dateField, optionalField, textField, wholeNumber } from '../values/fields.ts'
import { byKey, deed, editionField, keyField, queue, reasonField } from './fields.ts'
import { CODE_MAX, CODE_MIN, DISCOUNT_MAX, USES_MAX } from './limits.ts'

const promocode = z.object({
  Id: z.number(),
  Code: z.string(),
  /** One of the two: percent, or whole EGP. */
  Percent: z.nullable(z.number()),
  Amount: z.nullable(z.number()),
  /** The most that it takes off, and the price from which on it counts; whole EGP. */
  MaxDiscount: z.nullable(z.number()),
  MinAmount: z.nullable(z.number()),
  MaxUses: z.nullable(z.number()),
  MaxUsesEach: z.nullable(z.number()),
  StartsAt: z.nullable(z.string()),
  EndsAt: z.nullable(z.string()),
  /** Null: for every kind. */
  Module: z.nullable(z.string()),
  /** Bookings that were made with it or hold it now. */
  Uses: z.number(),
  State: z.enum(['planned', 'running', 'used_up', 'ended']),
  /** What the next change of MaxUses and EndsAt must name. */
  Edition: z.string(),
})
export type DeskPromocode = z.output<typeof promocode>

export const getPromocodes = endpoint({
  method: 'GET',
  path: '/api/Desk/Promocodes',
  summary: 'Promocodes with their uses: those that are over last, the newest of each first',
  audience: 'staff',
  input: z.object({ Search: optionalField(textField(CODE_MAX)) }),
  output: queue(promocode),
  refusals: ['not_for_your_role'],
})

const amount = optionalField(wholeNumber(1, DISCOUNT_MAX))
const uses = optionalField(wholeNumber(1, USES_MAX))
/** The last day of a code in Cairo, itself included; none: it has no end. */
const lastDay = optionalField(dateField)

export const makePromocode = endpoint({
  method: 'POST',
  path: '/api/Desk/Promocodes',
  summary: 'A new promocode, of Percent or of Amount; its discount is never changed afterwards',
  audience: 'staff',
  input: z.object({
    Reason: reasonField,
    Key: keyField,
    Code: z.pipe(
      textField(CODE_MAX),
      z.string().check(z.minLength(CODE_MIN), z.regex(/^[A-Za-z0-9-]+$/)),
    ),
    Percent: optionalField(wholeNumber(1, 100)),
    Amount: amount,
    MaxDiscount: amount,
    MinAmount: amount,
    MaxUses: uses,
    MaxUsesEach: uses,
    From: optionalField(dateField),
    To: lastDay,
    Module: optionalField(z.enum(savedModules)),
  }),
  output: z.object({ State: z.literal('done') }),
  refusals: [
    'not_for_your_role',
    'deed_differs',
    'promocode_taken',
    'promocode_discount_wrong',
    'promocode_dates_wrong',
  ],
  idempotentBy: byKey,
})

export const changePromocode = endpoint({
  method: 'POST',
  path: '/api/Desk/Promocodes/{id}/Change',
  summary:
    'How often and until when a promocode counts that isn’t over; never less often than it is used',
  audience: 'staff',
  input: z.object({ ...deed, Edition: editionField, MaxUses: uses, To: lastDay }),
  output: z.object({ State: z.literal('done') }),
  refusals: [
    'not_for_your_role',
    'deed_differs',
    'promocode_not_found',
    'promocode_over',
    'promocode_below_uses',
    'promocode_dates_wrong',
    'content_changed',
    'busy',
  ],
  idempotentBy: byKey,
})

export const stopPromocode = endpoint({
  method: 'POST',
  path: '/api/Desk/Promocodes/{id}/Stop',
  summary: 'A promocode counts for no new booking from now on; what was booked with it stays',
  audience: 'staff',
  input: z.object(deed),
  output: z.object({ State: z.literal('done') }),
  refusals: ['not_for_your_role', 'deed_differs', 'promocode_not_found', 'promocode_over', 'busy'],
  idempotentBy: byKey,
})
