import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { dateField, idField, optionalField, wholeNumber } from '../../values/fields.ts'
import { byKey, deed } from '../fields.ts'
import { inventoryKinds } from '../inventory-kinds.ts'
import { DAY_PRICE_MAX } from '../limits.ts'
import { termKinds } from '../settings.ts'
import { discountWays } from './discount-ways.ts'

const which = { kind: z.enum(inventoryKinds), id: idField }

/** What a card, and the page, say of the price on a day without one of its own. Whole EGP. */
const says = z.object({
  /** Of a room what its next night costs; null: no night ahead is priced. */
  Price: z.nullable(z.number()),
  /** Null: without a discount. */
  OfferPrice: z.nullable(z.number()),
  /** ISO; null: without an end. */
  Until: z.nullable(z.string()),
  Tag: z.nullable(z.string()),
})
export type PriceSays = z.output<typeof says>

const price = z.object({
  Kind: z.enum(termKinds),
  /** What the next save must name. */
  Edition: z.string(),
  /** Whom the price is for. */
  Per: z.enum(['adult', 'couple', 'night']),
  /** Of all days without one of their own, whole EGP; null: each night has its own, and a discount is a percentage. */
  Price: z.nullable(z.number()),
  /** One that runs; null: none does. */
  Discount: z.nullable(
    z.object({ As: z.enum(discountWays), Value: z.number(), Until: z.nullable(z.string()) }),
  ),
  Says: says,
  /** Days ahead with a price of their own, which knows no discount. */
  OwnDays: z.number(),
})
export type OfferPriceSetting = z.output<typeof price>

export const getOfferPrice = endpoint({
  method: 'GET',
  path: '/api/Desk/Inventory/{kind}/{id}/Price',
  summary:
    'The price of one offer for all days, and its discount; of a room those of its hotel or ship',
  audience: 'staff',
  input: z.object(which),
  output: price,
  refusals: ['not_for_your_role', 'inventory_not_found'],
})

/** How it is to be; without a discount it has none from then on. */
const requested = {
  ...which,
  /** Whole EGP; left out: as it is. */
  Price: optionalField(wholeNumber(1, DAY_PRICE_MAX)),
  /** Whole EGP to pay, or percent off; both it and its end, or neither. */
  DiscountAs: optionalField(z.enum(discountWays)),
  Discount: optionalField(wholeNumber(1, DAY_PRICE_MAX)),
  /** The last day of the discount in Cairo, and the minute of that day at which it ends. */
  Until: optionalField(dateField),
  UntilMinute: optionalField(wholeNumber(0, 1439)),
}

export const previewOfferPrice = endpoint({
  method: 'GET',
  path: '/api/Desk/Inventory/{kind}/{id}/Price/Preview',
  summary: 'What a card and the page would say of a price and a discount; nothing is changed',
  audience: 'staff',
  input: z.object(requested),
  output: z.object({ Before: says, After: says }),
  refusals: [
    'not_for_your_role',
    'inventory_not_found',
    'offer_priced_by_night',
    'offer_discount_wrong',
    'offer_discount_end_wrong',
  ],
})

export const setOfferPrice = endpoint({
  method: 'POST',
  path: '/api/Desk/Inventory/{kind}/{id}/Price',
  summary:
    'The price of one offer for all days and its discount, over the edition that was looked at. What is booked keeps its price',
  audience: 'staff',
  input: z.object({ ...requested, ...deed, Edition: z.string().check(z.maxLength(40)) }),
  output: z.object({ State: z.literal('done'), Edition: z.string() }),
  refusals: [
    'not_for_your_role',
    'deed_differs',
    'inventory_not_found',
    'offer_priced_by_night',
    'offer_discount_wrong',
    'offer_discount_end_wrong',
    'content_changed',
    'busy',
  ],
  idempotentBy: `${byKey}; what is so already is not saved again`,
})
