import * as z from 'zod/mini'
import { FORM_MAX_BYTES } from '../account/profile.ts'
import { endpoint } from '../endpoint.ts'
import { moduleField } from '../values/fields.ts'
import { paymentMethodField } from '../values/enumerations.ts'
import { flagField, idField, INTEGER_MAX, optionalField, wholeNumber } from '../values/fields.ts'
import { stayRefusals, childRefusals } from '../checkout.ts'

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
    'rate_expired',
    'sale_closed',
    'sold_out',
    'too_many_holds',
    'busy',
    'price_changed',
    'terms_changed',
    'already_booked',
    'booking_cancelled',
    'payment_setup_failed',
    'method_needs_time',
    'too_many_unpaid',
    'payment_open',
    'points_too_few',
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
  input: z.object({
    ...payFor,
    /** Of the rest of what was booked with a deposit. */
    Balance: optionalField(flagField),
    /** Of a change that was agreed to: its ChangeId. */
    Change: optionalField(idField),
  }),
  output: z.object({
    /**
     * `awaiting`: a way to pay later was chosen, and `Awaiting` says how. `choice`: paid after the places were gone,
     * and what becomes of the money is chosen on the page of the reservation (`Choice`).
     */
    State: z.enum([...paymentStates, 'awaiting', 'choice']),
    Message: z.nullable(z.string()),
    Confirmation: z.nullable(confirmation),
    Awaiting: z.nullable(awaitedPayment),
    Choice: z.optional(z.object({ ReservationId: z.number(), Module: z.string() })),
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
