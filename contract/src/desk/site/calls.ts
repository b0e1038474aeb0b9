import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { dateField, optionalField, wholeNumber } from '../../values/fields.ts'
import { byKey, keyField, reasonField } from '../fields.ts'
import { SLIDER_MAX } from '../limits.ts'
import { soldByDate } from './sold-by-date.ts'

/** What the next save must name. */
const edition = z.string()

const dates = z.object({
  Sold: z.enum(soldByDate),
  Edition: edition,
  /** As set; null: today, and as far as places are opened. */
  FirstDay: z.nullable(z.string()),
  LastDay: z.nullable(z.string()),
  /** Today, and the last day that has places: nothing is sold outside of these. */
  OpenFrom: z.string(),
  OpenUntil: z.string(),
})
export type SiteDatesSetting = z.output<typeof dates>

/** Whole EGP. */
const prices = z.object({ Edition: edition, Lowest: z.number(), Highest: z.number() })
export type SitePricesSetting = z.output<typeof prices>

export const getSiteSettings = endpoint({
  method: 'GET',
  path: '/api/Desk/Settings/Site',
  summary: 'The first and last day that can be booked, and the ends of the price slider',
  audience: 'staff',
  input: z.object({}),
  output: z.object({ Dates: z.array(dates), Prices: prices }),
  refusals: ['not_for_your_role'],
})

const asked = {
  Reason: reasonField,
  Key: keyField,
  Edition: z.string().check(z.maxLength(40)),
}
const done = z.object({ State: z.literal('done') })

export const setSiteDates = endpoint({
  method: 'POST',
  path: '/api/Desk/Settings/Site/Dates',
  summary:
    'The first and last day on which some kinds can be booked; what is booked or held stays as it is',
  audience: 'staff',
  input: z.object({
    ...asked,
    Sold: z.enum(soldByDate),
    /** Left out: today, and as far as places are opened. Of stays the last departure. */
    FirstDay: optionalField(dateField),
    LastDay: optionalField(dateField),
  }),
  output: done,
  refusals: ['not_for_your_role', 'deed_differs', 'site_dates_wrong', 'content_changed', 'busy'],
  idempotentBy: `${byKey}; what stands there already is not saved again`,
})

export const setSitePrices = endpoint({
  method: 'POST',
  path: '/api/Desk/Settings/Site/Prices',
  summary: 'The ends of the price slider: its highest means no limit',
  audience: 'staff',
  input: z.object({
    ...asked,
    Lowest: wholeNumber(0, SLIDER_MAX),
    Highest: wholeNumber(1, SLIDER_MAX),
  }),
  output: done,
  refusals: ['not_for_your_role', 'deed_differs', 'site_prices_wrong', 'content_changed', 'busy'],
  idempotentBy: `${byKey}; what stands there already is not saved again`,
})
