import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import {
  dateField,
  flagField,
  idField,
  optionalField,
  textField,
  wholeNumber,
} from '../values/fields.ts'
import { byKey, deed } from './fields.ts'
import { inventoryKinds } from './inventory-kinds.ts'
import { ALLOTMENT_MAX, DAY_PRICE_MAX } from './limits.ts'

const item = z.object({
  Kind: z.enum(inventoryKinds),
  Id: z.number(),
  Module: z.string(),
  /** The offer, in the reader's language. */
  Name: z.string(),
  /** Its room or cabin; null where all of it is one. */
  Part: z.nullable(z.string()),
  City: z.string(),
})
export type InventoryItem = z.output<typeof item>

export const findInventory = endpoint({
  method: 'GET',
  path: '/api/Desk/Inventory',
  summary: 'What has places by day and fits a text, in either script, or a number; the best first',
  audience: 'staff',
  input: z.object({ Search: optionalField(textField(80)) }),
  output: z.object({ Items: z.array(item) }),
  refusals: ['not_for_your_role'],
})

const day = z.object({
  Day: z.string(),
  /** Places in all; sold, held for travellers who are paying, and what is left of them. */
  Allotment: z.number(),
  Sold: z.number(),
  Held: z.number(),
  /** Nothing on a closed day. */
  Free: z.number(),
  Closed: z.boolean(),
  /** Whole EGP, before offers; null: the day isn't priced. */
  Price: z.nullable(z.number()),
  /** Whether it is one of its own beside that of all days: it knows no discount. Of a night never. */
  IsOwnPrice: z.boolean(),
})
export type InventoryDay = z.output<typeof day>

const which = { kind: z.enum(inventoryKinds), id: idField }
const days = { From: dateField, To: dateField }

export const getInventory = endpoint({
  method: 'GET',
  path: '/api/Desk/Inventory/{kind}/{id}',
  summary: 'Places, sales and prices by day, both days included; days without places are left out',
  audience: 'staff',
  input: z.object({ ...which, ...days }),
  output: z.object({ Item: item, Today: z.string(), Days: z.array(day) }),
  refusals: ['not_for_your_role', 'inventory_not_found', 'inventory_dates_wrong'],
})

/** What becomes of each day of a range; what is left out stays as it is. */
const requested = {
  ...which,
  ...days,
  Allotment: optionalField(wholeNumber(0, ALLOTMENT_MAX)),
  Closed: optionalField(flagField),
  /** Whole EGP. */
  Price: optionalField(wholeNumber(1, DAY_PRICE_MAX)),
  /** Back to the price of all days; of nights there is none. */
  UsualPrice: optionalField(flagField),
}

/** Whole EGP, before offers. */
const prices = z.nullable(z.object({ Lowest: z.number(), Highest: z.number() }))

const refused = z.object({ Day: z.string(), Sold: z.number(), Held: z.number() })

export const previewInventory = endpoint({
  method: 'GET',
  path: '/api/Desk/Inventory/{kind}/{id}/Preview',
  summary: 'What a change of days would do, and which days refuse it; nothing is changed',
  audience: 'staff',
  input: z.object(requested),
  output: z.object({
    /** Days that change, that are so already, and that have no places to change. */
    Changes: z.number(),
    Same: z.number(),
    Without: z.number(),
    /** Places free on all these days, before and after. */
    FreeBefore: z.number(),
    FreeAfter: z.number(),
    /** What these days cost, before and after; null: none is priced. */
    PricesBefore: prices,
    PricesAfter: prices,
    /** Days with a price of their own, off which no discount is taken, before and after. */
    OwnBefore: z.number(),
    OwnAfter: z.number(),
    /** Days on which more is sold or held than would be there: nothing is changed while there is one. */
    Refused: z.array(refused),
  }),
  refusals: [
    'not_for_your_role',
    'inventory_not_found',
    'inventory_dates_wrong',
    'inventory_nothing_asked',
    'inventory_two_prices',
    'offer_priced_by_night',
  ],
})
export type InventoryPreview = z.output<typeof previewInventory.output>

export const changeInventory = endpoint({
  method: 'POST',
  path: '/api/Desk/Inventory/{kind}/{id}/Change',
  summary: 'Places, closing and prices of a range of days: all of it, or nothing',
  audience: 'staff',
  input: z.object({ ...deed, ...requested }),
  output: z.object({ State: z.literal('done'), Days: z.number() }),
  refusals: [
    'not_for_your_role',
    'deed_differs',
    'inventory_not_found',
    'inventory_dates_wrong',
    'inventory_nothing_asked',
    'inventory_two_prices',
    'offer_priced_by_night',
    'inventory_below_claims',
    'busy',
  ],
  idempotentBy: byKey,
})
