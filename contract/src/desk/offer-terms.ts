import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { flagField, idField, wholeNumber } from '../values/fields.ts'
import { byKey, deed as why, editionField } from './fields.ts'
import { inventoryKinds } from './inventory-kinds.ts'
import { OLD_SALE_CLOSES, STEPS_MAX, YEAR_HOURS } from './limits.ts'
import { cancellation, deposit, saleEnd, termKinds } from './settings.ts'

const deed = { ...why, Edition: editionField }
const which = { kind: z.enum(inventoryKinds), id: idField }

/** What an offer has of its own, null where it goes with its kind, beside what its kind has. */
const terms = z.object({
  Kind: z.enum(termKinds),
  /** The offer: of a room its hotel or ship, whose other rooms have the same terms. */
  Name: z.string(),
  OwnDeposit: z.nullable(deposit),
  KindDeposit: deposit,
  OwnCancellation: z.nullable(cancellation),
  KindCancellation: cancellation,
  OwnSaleEnd: z.nullable(saleEnd),
  KindSaleEnd: saleEnd,
  /** What the next save of its own must name. */
  Editions: z.object({ Deposit: z.string(), Cancellation: z.string(), SaleEnd: z.string() }),
})
export type OfferTerms = z.output<typeof terms>

export const getOfferTerms = endpoint({
  method: 'GET',
  path: '/api/Desk/Inventory/{kind}/{id}/Terms',
  summary: 'Deposit, cancellation and end of sale of one offer, beside those of its kind',
  audience: 'staff',
  input: z.object(which),
  output: terms,
  refusals: ['not_for_your_role', 'inventory_not_found'],
})

const set = {
  output: z.object({ State: z.literal('done') }),
  refusals: [
    'not_for_your_role',
    'deed_differs',
    'inventory_not_found',
    'setting_wrong',
    'content_changed',
    'busy',
  ],
  idempotentBy: `${byKey}; what stands there already is not saved again`,
} as const

export const setOfferDeposit = endpoint({
  method: 'POST',
  path: '/api/Desk/Inventory/{kind}/{id}/Deposit',
  summary: 'The deposit that one offer takes, or none, whatever its kind does; null: as its kind',
  audience: 'staff',
  input: z.object({
    ...which,
    ...deed,
    Terms: z.nullable(
      z.object({
        IsActive: flagField,
        Percent: wholeNumber(5, 90),
        BalanceDays: wholeNumber(1, 90),
        Unpaid: z.enum(['terms', 'kept']),
      }),
    ),
  }),
  ...set,
})

export const setOfferCancellation = endpoint({
  method: 'POST',
  path: '/api/Desk/Inventory/{kind}/{id}/Cancellation',
  summary:
    'What comes back of one offer once free cancellation is over; null: as of its kind. What is booked keeps its terms',
  audience: 'staff',
  input: z.object({
    ...which,
    ...deed,
    /** The earliest deadline first; none: nothing comes back. */
    Steps: z.nullable(
      z
        .array(z.object({ Hours: wholeNumber(0, YEAR_HOURS), Percent: wholeNumber(1, 99) }))
        .check(z.maxLength(STEPS_MAX)),
    ),
  }),
  ...set,
})

export const setOfferSaleEnd = endpoint({
  method: 'POST',
  path: '/api/Desk/Inventory/{kind}/{id}/SaleEnd',
  summary:
    'The minute of the day (before midnight: negative) until which one offer can be bought; null: as its kind',
  audience: 'staff',
  input: z.object({
    ...which,
    ...deed,
    ClosesAt: z.nullable(wholeNumber(OLD_SALE_CLOSES.min, OLD_SALE_CLOSES.max)),
  }),
  ...set,
})
