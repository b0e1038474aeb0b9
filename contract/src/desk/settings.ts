import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { flagField, optionalField, wholeNumber } from '../values/fields.ts'
import { paymentMethodIds } from '../values/enumerations.ts'
import { byKey, editionField, keyField, reasonField } from './fields.ts'
import {
  OLD_SALE_CLOSES,
  OLD_SALE_MINUTES_MAX,
  REFUND_LIMIT_MAX,
  STEPS_MAX,
  YEAR_HOURS,
} from './limits.ts'

/** Kinds of offer as terms name them. */
export const termKinds = ['activity', 'day_use', 'hotel', 'cruise', 'honeymoon', 'trip'] as const
/** Those that take deposits: a partner's hotels, too. */
export const depositKinds = [...termKinds, 'partner_hotel'] as const
export type DepositKind = (typeof depositKinds)[number]

const method = z.object({
  Id: z.enum(paymentMethodIds),
  Name: z.string(),
  IsActive: z.boolean(),
  /** A gateway takes it, or there is an account or an address to pay at: else it is not offered. */
  IsSetUp: z.boolean(),
  /** Hundredths of a percent, then whole EGP. */
  FeeBasisPoints: z.number(),
  FeeFixed: z.number(),
  FeeBearer: z.enum(['traveller', 'us']),
  /** To pay in; null: it is paid at once. */
  Hours: z.nullable(z.number()),
})
export type MethodSetting = z.output<typeof method>

export const deposit = z.object({
  Kind: z.enum(depositKinds),
  IsActive: z.boolean(),
  /** One of the two: of the price, or whole EGP. */
  Percent: z.nullable(z.number()),
  Amount: z.nullable(z.number()),
  /** The rest is due so many days before the first. */
  BalanceDays: z.number(),
  Unpaid: z.enum(['terms', 'kept']),
})
export type DepositSetting = z.output<typeof deposit>

export const cancellation = z.object({
  Kind: z.enum(termKinds),
  /** Once it isn't free any more: so many percent, until so many hours before. */
  Steps: z.array(z.object({ Hours: z.number(), Percent: z.number() })),
})
export type CancellationSetting = z.output<typeof cancellation>

export const saleEnd = z.object({
  Kind: z.enum(termKinds),
  /** A minute of the day (before midnight: negative), or so many before it begins: one of the two. */
  ClosesAt: z.nullable(z.number()),
  MinutesBefore: z.nullable(z.number()),
})
export type SaleEndSetting = z.output<typeof saleEnd>

/** Each with what the next save of it must name. */
const edition = { Edition: z.string() }
const settings = z.object({
  Methods: z.array(z.extend(method, edition)),
  Deposits: z.array(z.extend(deposit, edition)),
  Cancellations: z.array(z.extend(cancellation, edition)),
  SaleEnds: z.array(z.extend(saleEnd, edition)),
  /** What a point is worth, in piastres, and what is earned of money paid, in hundredths of a percent. */
  Points: z.object({ Worth: z.number(), EarnBasisPoints: z.number(), ...edition }),
  /** Refunds above this, in whole EGP, wait for a second person. */
  RefundLimit: z.number(),
  RefundLimitEdition: z.string(),
})
export type DeskSettings = z.output<typeof settings>

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/Desk/Settings',
  summary: 'Ways to pay and their fees, deposits, cancellation, ends of sale, points, refund limit',
  audience: 'staff',
  input: z.object({}),
  output: settings,
  refusals: ['not_for_your_role'],
})

const why = { Reason: reasonField, Key: keyField, Edition: editionField }
const set = {
  output: z.object({ State: z.literal('done') }),
  refusals: ['not_for_your_role', 'deed_differs', 'setting_wrong', 'content_changed', 'busy'],
  idempotentBy: `${byKey}; what stands there already is not saved again`,
} as const

export const setPaymentMethod = endpoint({
  method: 'POST',
  path: '/api/Desk/Settings/Method',
  summary: 'Whether a way to pay is offered, and what it costs whom',
  audience: 'staff',
  input: z.object({
    ...why,
    Method: z.enum(paymentMethodIds),
    IsActive: flagField,
    /** Both 0 for points. */
    FeeBasisPoints: wholeNumber(0, 2000),
    FeeFixed: wholeNumber(0, 1000),
    FeeBearer: z.enum(['traveller', 'us']),
    /** Left out where it is paid at once. */
    Hours: optionalField(wholeNumber(3, 72)),
  }),
  ...set,
})

export const setDepositTerms = endpoint({
  method: 'POST',
  path: '/api/Desk/Settings/Deposit',
  summary: 'The deposit that a kind takes; offers with terms of their own keep them',
  audience: 'staff',
  input: z.object({
    ...why,
    Kind: z.enum(depositKinds),
    IsActive: flagField,
    Percent: wholeNumber(5, 90),
    BalanceDays: wholeNumber(1, 90),
    Unpaid: z.enum(['terms', 'kept']),
  }),
  ...set,
})

export const setCancellation = endpoint({
  method: 'POST',
  path: '/api/Desk/Settings/Cancellation',
  summary:
    'What comes back of a kind once free cancellation is over; what was booked keeps its terms, and each offer says until when it is free',
  audience: 'staff',
  input: z.object({
    ...why,
    Kind: z.enum(termKinds),
    /** The earliest deadline first. */
    Steps: z
      .array(z.object({ Hours: wholeNumber(0, YEAR_HOURS), Percent: wholeNumber(1, 99) }))
      .check(z.maxLength(STEPS_MAX)),
  }),
  ...set,
})

export const setSaleEnd = endpoint({
  method: 'POST',
  path: '/api/Desk/Settings/SaleEnd',
  summary: 'Until when a kind can be bought; offers with an end of their own keep it',
  audience: 'staff',
  input: z.object({
    ...why,
    Kind: z.enum(termKinds),
    ClosesAt: optionalField(wholeNumber(OLD_SALE_CLOSES.min, OLD_SALE_CLOSES.max)),
    MinutesBefore: optionalField(wholeNumber(0, OLD_SALE_MINUTES_MAX)),
  }),
  ...set,
})

export const setPointTerms = endpoint({
  method: 'POST',
  path: '/api/Desk/Settings/Points',
  summary: 'How many points are earned from now on; what a point is worth never changes here',
  audience: 'staff',
  input: z.object({ ...why, EarnBasisPoints: wholeNumber(0, 10_000) }),
  ...set,
})

export const setRefundLimit = endpoint({
  method: 'POST',
  path: '/api/Desk/Settings/RefundLimit',
  summary: 'Refunds above so many EGP wait for a second person',
  audience: 'staff',
  input: z.object({ ...why, Amount: wholeNumber(0, REFUND_LIMIT_MAX) }),
  ...set,
})
