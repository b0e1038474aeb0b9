import * as z from 'zod/mini'
import { cancellationSchedule } from './cancellation/wire.ts'
import { FORM_MAX_BYTES } from './account/profile.ts'
import { endpoint } from './endpoint.ts'
import { moduleField } from './values/fields.ts'
import { paymentMethodField } from './values/enumerations.ts'
import {
  dateField,
  flagField,
  idField,
  idOrZero,
  INTEGER_MAX,
  numberList,
  optionalField,
  textField,
  wholeNumber,
} from './values/fields.ts'

const orZero = (most: number) => z._default(optionalField(wholeNumber(0, most)), 0)

/** A technical upper bound; how many guests are sensible is for the domain to say. */
const MAX_GUESTS = 40

/** What dates of a stay are refused with. */
const stayRefusals = ['stay_dates_wrong', 'stay_too_short', 'does_not_sail'] as const

/** What children are refused with whom an offer doesn't take, or has no room for. */
const childRefusals = ['children_not_taken', 'child_too_young', 'rooms_do_not_fit'] as const

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
    /** Whole EGP. */
    DepositAmount: z.number(),
  }),
  refusals: ['offer_not_found', 'date_outside_range', 'sale_closed', 'sold_out', ...stayRefusals],
  idempotentBy: 'changes nothing',
})
export type CheckoutConfig = z.output<typeof checkoutConfig.output>

export const amountDetail = z.object({ Label: z.string(), Text: z.string() })

/** A quoted and held booking that is not placed yet. Amounts are whole EGP. */
export const temporaryReservation = z.object({
  TempId: z.number(),
  Currency: z.string(),
  PayableAmount: z.number(),
  AmountDetails: z.array(amountDetail),
  Promocode: z.nullable(z.object({ IsSuccess: z.boolean(), Message: z.string() })),
  /** ISO instants by the server's clock: the countdown is their difference, never the browser's clock. */
  ExpiresAt: z.string(),
  ServerTime: z.string(),
  CanRenew: z.boolean(),
  /** What cancelling gives back once it is paid; empty for holds of before. */
  Cancellation: cancellationSchedule,
  /** A payment page was opened: the hold is longer from then on, so that it outlives the page. */
  KeptForPayment: z.boolean(),
  /** Free cancellation that can be added to this booking: what it costs and its last day; null: none. */
  CancellationChoice: z.nullable(z.object({ Price: z.number(), Until: z.string() })),
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
    SeatsNumber: wholeNumber(1, MAX_GUESTS),
    AdultsCount: wholeNumber(1, 20),
    ChildrenCount: orZero(MAX_GUESTS),
    /** One age a child. Without them each child pays as if 12. */
    ChildrenAges: optionalField(numberList),
    RatePlanId: idOrZero,
    IsRefundable: optionalField(flagField),
    Promocode: optionalField(textField(40)),
    DepositAmount: orZero(INTEGER_MAX),
    TempReseravtionId: idOrZero,
    /** Counts the edits of one page; an edit older than the one kept changes nothing. */
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
    FromDate: z.string(),
    ToDate: z.nullable(z.string()),
    AdultsCount: z.number(),
    ChildrenCount: z.number(),
    ChildrenAges: z.array(z.number()),
    SeatsNumber: z.number(),
    UserName: z.string(),
    Phone: z.nullable(z.string()),
    SpecialRequest: z.nullable(z.string()),
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

const payFor = { ReservationId: idField, ModuleType: moduleField }

export const paymentField = z.object({
  Label: z.string(),
  Value: z.string(),
  ShowCopyButton: z.boolean(),
  ShowInHalfLine: z.boolean(),
})

export const paymentMethods = endpoint({
  method: 'POST',
  path: '/api/Checkout/PaymentMethods',
  summary: 'Ways to pay for a temporary reservation, each with its fees',
  audience: 'anyone',
  input: z.object(payFor),
  output: z.array(
    z.object({
      MethodId: z.string(),
      MethodName: z.string(),
      ImageUrl: z.nullable(z.string()),
      Price: z.number(),
      Fees: z.number(),
      PriceWithFees: z.number(),
      Currency: z.string(),
      Note: z.nullable(z.string()),
      Instructions: z.nullable(z.string()),
      Fields: z.array(paymentField),
    }),
  ),
  refusals: ['login_to_book', 'booking_not_found'],
  idempotentBy: 'changes nothing',
})
export type PaymentMethod = z.output<typeof paymentMethods.output>[number]

/** How to pay what isn't paid on a page, and until when (ISO instant). */
const howToPay = {
  Instructions: z.nullable(z.string()),
  Note: z.nullable(z.string()),
  Fields: z.array(paymentField),
  Deadline: z.nullable(z.string()),
}

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/api/Checkout/ConfirmPayment',
  summary: 'Start paying; answers the address of the payment page, or how and until when to pay',
  audience: 'anyone',
  input: z.object({
    ...payFor,
    PaymentMethod: paymentMethodField,
    /** The price with fees that the caller saw, in whole EGP: another one is refused (`price_changed`). */
    PriceWithFees: optionalField(wholeNumber(0, INTEGER_MAX)),
  }),
  output: z.object({
    Message: z.string(),
    /** Empty where there is no page: then the instructions say how to pay. */
    PaymentUrl: z.string(),
    ReservationId: z.number(),
    ...howToPay,
  }),
  refusals: [
    'login_to_book',
    'booking_not_found',
    'name_required',
    'phone_invalid',
    'payment_method_unknown',
    // What is quoted again may have changed since it was held.
    'offer_not_found',
    'date_outside_range',
    ...stayRefusals,
    ...childRefusals,
    'party_does_not_fit',
    'meal_plan_unknown',
    'hold_ended',
    'sale_closed',
    'sold_out',
    'too_many_holds',
    'busy',
    'price_changed',
    'already_booked',
    'booking_cancelled',
    'payment_setup_failed',
    'method_needs_time',
    'too_many_unpaid',
    'payment_open',
    'proof_under_review',
  ],
  idempotentBy: 'the live payment attempt of the same reservation, method and amount',
})

export const confirmation = z.object({
  ReservationId: z.number(),
  Module: z.string(),
  Message: z.string(),
  Fields: z.array(paymentField),
  Currency: z.string(),
  TotalAmount: z.number(),
})
export type Confirmation = z.output<typeof confirmation>

/** `checking` means unknown so far: never show it as failed. */
export const paymentStates = ['none', 'checking', 'paid', 'failed', 'refunded'] as const

/** A booking that is to be paid later, with what its traveller needs for that. */
export const awaitedPayment = z.object({
  ReservationId: z.number(),
  Module: z.string(),
  ReferenceNumber: z.string(),
  MethodName: z.string(),
  Message: z.string(),
  ...howToPay,
  /** A receipt is sent on the reservation's page. */
  UploadsProof: z.boolean(),
  /** Whole EGP. */
  Amount: z.number(),
})
export type AwaitedPayment = z.output<typeof awaitedPayment>

export const paymentStatus = endpoint({
  method: 'POST',
  path: '/api/Checkout/PaymentStatus',
  summary: 'What the server knows of the payment; looks at the gateway when it knows nothing yet',
  audience: 'anyone',
  input: z.object(payFor),
  output: z.object({
    /** `awaiting`: a way to pay later was chosen, and `Awaiting` says how. */
    State: z.enum([...paymentStates, 'awaiting']),
    Message: z.nullable(z.string()),
    Confirmation: z.nullable(confirmation),
    Awaiting: z.nullable(awaitedPayment),
  }),
  refusals: ['login_to_book', 'booking_not_found'],
  idempotentBy: 'changes nothing',
})
export type PaymentStatus = z.output<typeof paymentStatus.output>

/** Largest receipt of a transfer, in bytes. */
export const PROOF_MAX_BYTES = 5_242_880
export const proofTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

export const uploadPaymentConfirmation = endpoint({
  method: 'POST',
  path: '/api/Checkout/UploadPaymentConfirmation',
  summary: 'Send the receipt of a transfer: JPEG, PNG, WebP or PDF, at most 5 MB',
  audience: 'traveller',
  carriedBy: 'multipart',
  input: z.object({ ...payFor, ConfirmationFile: z.file().check(z.maxSize(FORM_MAX_BYTES)) }),
  output: z.object({ Message: z.string() }),
  refusals: [
    'reservation_not_found',
    'proof_not_expected',
    'proof_format',
    'proof_too_large',
    'busy',
  ],
  idempotentBy: 'one receipt waits for a review: another upload takes its place',
})

/** Asked by our payment return page, inside the gateway's frame, without a session: the query is signed. */
export const paymentReturn = endpoint({
  method: 'POST',
  path: '/api/Checkout/PaymentReturn',
  summary: 'Verify the signed query that the gateway sent the browser back with',
  audience: 'anyone',
  input: z.object({ Query: z.string().check(z.maxLength(4000)) }),
  output: z.object({ State: z.enum(paymentStates), Message: z.nullable(z.string()) }),
  refusals: [],
  idempotentBy: 'changes nothing that the callback would not',
})
