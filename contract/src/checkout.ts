import * as z from 'zod/mini'
import { cancellationSchedule } from './cancellation/wire.ts'
import { CHANGE_LIMITS } from './changing-limits.ts'
import { endpoint } from './endpoint.ts'
import { moduleField } from './values/fields.ts'
import { where } from './where-and-when.ts'
import {
  dateField,
  flagField,
  idField,
  idOrZero,
  INTEGER_MAX,
  keptText,
  numberList,
  optionalField,
  textField,
  wholeNumber,
} from './values/fields.ts'

const orZero = (most: number) => z._default(optionalField(wholeNumber(0, most)), 0)

/** A technical upper bound; how many guests are sensible is for the domain to say. */
export const MAX_GUESTS = 40

/** What dates of a stay are refused with. */
export const stayRefusals = ['stay_dates_wrong', 'stay_too_short', 'does_not_sail'] as const

/** Refusals of children that an offer doesn't take, or has no room for. */
export const childRefusals = ['children_not_taken', 'child_too_young', 'rooms_do_not_fit'] as const

/** What a price for dates and a party is refused with. */
export const quoteRefusals = [
  'offer_not_found',
  'date_outside_range',
  'too_many_guests',
  ...stayRefusals,
  'adults_outside_limits',
  'children_outside_limits',
  'child_age_outside_limits',
  ...childRefusals,
  'party_does_not_fit',
  'meal_plan_unknown',
  'sale_closed',
  'sold_out',
] as const

export const checkoutConfig = endpoint({
  method: 'POST',
  path: '/api/Checkout/CheckoutConfig',
  summary: 'Meal plans and deposit terms of what is about to be booked',
  audience: 'anyone',
  input: z.object({
    Id: idField,
    ModuleType: moduleField,
    FromDate: dateField,
    ToDate: optionalField(dateField),
  }),
  output: z.object({
    AvailableMeals: z.array(
      z.object({
        RatePlanId: z.number(),
        MealName: z.string(),
        Supplement: z.number(),
        AllowFreeCancellationToggle: z.boolean(),
      }),
    ),
    DepositEnabled: z.boolean(),
    /** Whole EGP, of a price for two, and what asks to pay everything at once when it is sent back. */
    DepositAmount: z.number(),
  }),
  refusals: ['offer_not_found', 'date_outside_range', 'sale_closed', 'sold_out', ...stayRefusals],
  idempotentBy: 'changes nothing',
})
export type CheckoutConfig = z.output<typeof checkoutConfig.output>

export const amountDetail = z.object({
  Label: z.string(),
  Text: z.string(),
  /** Part of the amount before it, such as a tax within the total: on top of nothing. */
  IsContained: z.optional(z.boolean()),
})

export type AmountDetail = z.output<typeof amountDetail>

/** A quoted and held booking that is not placed yet. Amounts are whole EGP. */
export const temporaryReservation = z.object({
  TempId: z.number(),
  /** Of the edit that stands. Above the one that was sent: that one was older, and changed nothing. */
  Edition: z.number(),
  Currency: z.string(),
  PayableAmount: z.number(),
  /** What of that my points pay (`UseCreditPoints`). */
  PointsAmount: z.number(),
  AmountDetails: z.array(amountDetail),
  Promocode: z.nullable(z.object({ IsSuccess: z.boolean(), Message: z.string() })),
  /** ISO instants by the server's clock: the countdown is their difference, never the browser's clock. */
  ExpiresAt: z.string(),
  ServerTime: z.string(),
  CanRenew: z.boolean(),
  /** The deposit that can be paid first, in whole EGP; null: all is paid at once. `PayableAmount` is what is paid now. */
  Deposit: z.nullable(
    z.object({
      Amount: z.number(),
      /** Left to pay after it, and until when (ISO instant). */
      Balance: z.number(),
      BalanceDueAt: z.string(),
      IsChosen: z.boolean(),
      /** Until when the rest is due, and what happens otherwise. */
      Policy: z.string(),
    }),
  ),
  /** What cancelling gives back once it is paid; empty for holds of before. */
  Cancellation: cancellationSchedule,
  /** A payment page was opened: the hold is longer from then on, so that it outlives the page. */
  KeptForPayment: z.boolean(),
  /** Free cancellation that can be added to this booking: what it costs and its last day; null: none. */
  CancellationChoice: z.nullable(z.object({ Price: z.number(), Until: z.string() })),
  /** What each board adds for this whole party and stay, in whole EGP; empty for holds of before. */
  MealPrices: z.array(z.object({ RatePlanId: z.number(), Price: z.number() })),
})
export type TemporaryReservation = z.output<typeof temporaryReservation>

/** Seats are all guests, and either all children have an age or none has. */
const countsEveryone = (request: {
  SeatsNumber: number
  AdultsCount: number
  ChildrenCount: number
  ChildrenAges?: number[] | undefined
}): boolean =>
  request.SeatsNumber === request.AdultsCount + request.ChildrenCount &&
  (request.ChildrenAges === undefined || request.ChildrenAges.length === request.ChildrenCount)

const heldRequest = z
  .object({
    Id: idField,
    ModuleType: moduleField,
    FromDate: dateField,
    ToDate: optionalField(dateField),
    UserName: textField(100),
    Phone: optionalField(textField(40)),
    SpecialRequest: optionalField(textField(1000)),
    /** Which hotel they are fetched from; kept only where the offer fetches people. */
    PickUpFrom: keptText(CHANGE_LIMITS.pickUp),
    SeatsNumber: wholeNumber(1, MAX_GUESTS),
    AdultsCount: wholeNumber(1, 20),
    ChildrenCount: orZero(MAX_GUESTS),
    /** One age a child. Without them each child pays as if 12. */
    ChildrenAges: optionalField(numberList),
    RatePlanId: idOrZero,
    IsRefundable: optionalField(flagField),
    Promocode: optionalField(textField(40)),
    /** 0: the deposit, where there is one; any other amount: everything at once. */
    DepositAmount: orZero(INTEGER_MAX),
    TempReseravtionId: idOrZero,
    /** Counts the edits; one older than the one kept changes nothing, and is answered the one that stands. */
    Edition: orZero(INTEGER_MAX),
  })
  .check(z.refine(countsEveryone, { path: ['SeatsNumber'] }))

export const setTempReservation = endpoint({
  method: 'POST',
  path: '/api/Checkout/SetTempReservation',
  summary: 'Quote and hold, or edit what is held (TempReseravtionId)',
  audience: 'anyone',
  input: heldRequest,
  output: temporaryReservation,
  refusals: [
    ...quoteRefusals,
    'too_many_holds',
    'busy',
    'login_to_book',
    'booking_not_found',
    'already_booked',
    'booking_cancelled',
  ],
  idempotentBy: 'TempReseravtionId; without one, the live hold of the same owner, offer and date',
})

/** The room of a stay, and the hotel or ship that it is in. */
export const heldRoom = z.object({ HotelId: z.number(), Name: z.string(), Board: z.string() })

/** Read back after a reload: what is held, as typed so far. */
export const getTempReservation = endpoint({
  method: 'POST',
  path: '/api/Checkout/GetTempReservation',
  summary: 'A temporary reservation with what was typed, to go on after a reload or a sign-in',
  audience: 'anyone',
  input: z.object({ TempReseravtionId: idField }),
  output: z.object({
    Reservation: temporaryReservation,
    /** Set once paid: where the confirmation is. */
    ReservationId: z.nullable(z.number()),
    Module: z.string(),
    Id: z.number(),
    /** Null for what is no room. */
    Room: z.nullable(heldRoom),
    Name: z.string(),
    CityName: z.string(),
    ImageUrl: z.nullable(z.string()),
    /** Null for holds of before. */
    Where: z.optional(z.nullable(where)),
    FromDate: z.string(),
    ToDate: z.nullable(z.string()),
    AdultsCount: z.number(),
    ChildrenCount: z.number(),
    ChildrenAges: z.array(z.number()),
    SeatsNumber: z.number(),
    UserName: z.string(),
    Phone: z.nullable(z.string()),
    SpecialRequest: z.nullable(z.string()),
    /** Whether people are fetched from their hotel, and from which; null: not said yet. */
    HotelPickUp: z.boolean(),
    PickUpFrom: z.nullable(z.string()),
    Promocode: z.nullable(z.string()),
    RatePlanId: z.number(),
    IsRefundable: z.boolean(),
    Edition: z.number(),
    HoldEnded: z.boolean(),
  }),
  refusals: ['login_to_book', 'booking_not_found'],
  idempotentBy: 'changes nothing',
})
export type HeldBooking = z.output<typeof getTempReservation.output>

export const renewTempReservation = endpoint({
  method: 'POST',
  path: '/api/Checkout/RenewTempReservation',
  summary: 'Renew a hold, once, or take it again after it ended, when places are left',
  audience: 'anyone',
  input: z.object({ TempReseravtionId: idField }),
  output: temporaryReservation,
  refusals: [
    'login_to_book',
    'booking_not_found',
    'sale_closed',
    'sold_out',
    'too_many_holds',
    'busy',
    'already_booked',
    'booking_cancelled',
  ],
  idempotentBy: 'one renewal a hold; a repeated call answers the same expiry',
})
