import * as z from 'zod/mini'
import { cancellationSchedule } from './cancellation/wire.ts'
import { amountDetail } from './checkout.ts'
import { paymentField } from './checkout/payment.ts'
import { endpoint } from './endpoint.ts'
import { paged, pagedRequest } from './envelope.ts'
import { ownReview } from './reviews.ts'
import { moduleField } from './values/fields.ts'
import { where } from './where-and-when.ts'
import { idField, INTEGER_MAX, optionalField, textField, wholeNumber } from './values/fields.ts'

/** The stable statuses; their texts are translated. */
export const reservationStatuses = [
  'Pending Payment',
  'Under Review',
  'Confirmed',
  'Deposit Paid',
  'Full Paid',
  'Completed',
  'Cancelled',
  'Rejected',
  'Expired',
] as const
export type ReservationStatus = (typeof reservationStatuses)[number]

export const paymentStatuses = [
  'Unpaid',
  'Pending',
  'Deposit Paid',
  'Paid',
  'Failed',
  'Refunded',
  'Cancelled',
] as const
export type ReservationPaymentStatus = (typeof paymentStatuses)[number]

export const reservationCard = z.object({
  Id: z.number(),
  Name: z.string(),
  ModuleName: z.string(),
  ImageUrl: z.nullable(z.string()),
  /** Translated; `StatusCode` is the stable English one. */
  ReservationStatus: z.string(),
  StatusCode: z.enum(reservationStatuses),
  PaymentStatus: z.string(),
  ReservationDate: z.string(),
  ArrivalDate: z.string(),
  ReferenceNumber: z.string(),
  LabelColor: z.string(),
  Price: z.number(),
})
export type ReservationCard = z.output<typeof reservationCard>

export const getUserReservation = endpoint({
  method: 'POST',
  path: '/api/ProfileApi/GetUserReservation',
  summary: 'My reservations of every kind, newest first',
  audience: 'anyone',
  input: pagedRequest(optionalField(textField(100)), 10),
  output: paged(reservationCard),
  refusals: ['login_to_view_reservations'],
  idempotentBy: 'changes nothing',
})

/** `Status`: 2 done, 1 in progress, any other not started. */
const step = z.object({ Text: z.string(), Description: z.string(), Status: z.number() })

/** `arrived`: banks have had the days that they take; when it is on the card no bank reports. */
export const refundStates = ['requested', 'sent', 'arrived', 'failed'] as const

export const reservationDetails = z.object({
  Id: z.number(),
  Name: z.string(),
  ModuleName: z.string(),
  /** The offer's id, for the way back to it. */
  OfferId: z.number(),
  ImageUrl: z.nullable(z.string()),
  Stars: z.nullable(z.number()),
  Cities: z.array(z.string()),
  ReservationStatus: z.string(),
  StatusCode: z.enum(reservationStatuses),
  PaymentStatus: z.string(),
  PaymentStatusCode: z.enum(paymentStatuses),
  PaymentMethod: z.nullable(z.string()),
  ArrivalDate: z.string(),
  DepartureDate: z.nullable(z.string()),
  ReferenceNumber: z.string(),
  SeatsNumber: z.number(),
  /** Who comes, in words, with the age of each child; null: seats on a bus. */
  GuestsText: z.nullable(z.string()),
  NightCount: z.nullable(z.number()),
  HotelName: z.nullable(z.string()),
  RoomName: z.nullable(z.string()),
  RoomType: z.nullable(z.string()),
  ClientName: z.string(),
  ClientPhone: z.nullable(z.string()),
  ReservationDate: z.string(),
  Price: z.number(),
  OriginalPrice: z.nullable(z.number()),
  Coupon: z.nullable(z.string()),
  Address: z.nullable(z.string()),
  SpecialRequests: z.nullable(z.string()),
  /** Which hotel its people are fetched from; null: nobody is fetched, or they haven't said. */
  PickUpFrom: z.nullable(z.string()),
  /** Where the missing hotel is to be said: by changing the booking, or on the phone; null: nothing is missing. */
  AsksPickUp: z.nullable(z.enum(['change', 'call'])),
  PaymentCompletionDeadline: z.nullable(z.string()),
  AmountDetails: z.array(z.extend(amountDetail, { Order: z.number() })),
  /** Other dates or guests that were agreed to and wait for their difference; null: none do. */
  OpenChange: z.nullable(
    z.object({
      ChangeId: z.number(),
      /** What the booking becomes, in words. */
      Text: z.string(),
      /** Whole EGP, with the fee of the way to pay. */
      Amount: z.number(),
      /** ISO instant until which it can be paid. */
      Until: z.string(),
      /** What cancelling gives back once it is changed, line by line. */
      Cancellation: z.array(z.string()),
      /** What PaymentStatus calls the booking. */
      PaymentReservationId: z.number(),
    }),
  ),
  /** Until when I choose what becomes of money that came too late (`GetLateChoice`); null: nothing to choose. */
  ChooseBy: z.nullable(z.string()),
  /** What is to be paid next, whole EGP: all, the deposit, or the rest; 0: nothing. */
  DueAmount: z.number(),
  /** What the way to pay adds to a rest that is due, whole EGP: charged with it. */
  DueFee: z.number(),
  /** Until when the rest is due after a deposit and what happens otherwise; null: there is none. */
  DepositPolicy: z.nullable(z.string()),
  Fields: z.array(paymentField),
  /** Where and when it begins, and whom to call; instants are ISO. Null for bookings of before. */
  Where: z.nullable(where),
  /** How often it was changed: the edition of its calendar entry. */
  ChangesCount: z.number(),
  ReservationSteps: z.array(step),
  /** What cancelling gives back from now on; empty where it can't be cancelled, or elsewhere. */
  Cancellation: cancellationSchedule,
  /** Money that goes back of what was paid, whole EGP, step by step. */
  Refunds: z.array(
    z.object({
      Amount: z.number(),
      State: z.enum(refundStates),
      Title: z.string(),
      Steps: z.array(step),
    }),
  ),
  /** Which papers can be downloaded (`GetReservationPapers`). */
  HasTicket: z.boolean(),
  HasInvoice: z.boolean(),
  PaymentMethodInstrucions: z.nullable(
    z.object({
      Instructions: z.string(),
      ImageUrl: z.nullable(z.string()),
      Fields: z.array(paymentField),
      Note: z.nullable(z.string()),
    }),
  ),
  /** What PaymentStatus calls it while it waits for its payment; null otherwise. */
  PaymentReservationId: z.nullable(z.number()),
  /** The receipt that was sent last, at an address of its own; `Reason`: why it was not accepted. */
  PaymentProof: z.nullable(
    z.object({
      Url: z.nullable(z.string()),
      IsPicture: z.boolean(),
      State: z.enum(['waiting', 'approved', 'rejected']),
      UploadedAt: z.string(),
      Reason: z.nullable(z.string()),
    }),
  ),
  /** What I thought of it, once I have said so. */
  Review: z.nullable(ownReview),
  ShowCompletePaymentButton: z.boolean(),
  ShowUploadConfirmationFile: z.boolean(),
  ShowCancelButton: z.boolean(),
  /** What can be changed, and why the rest can’t, says `GetChangeOptions`. */
  ShowChangeButton: z.boolean(),
  ShowRateButton: z.boolean(),
})
export type ReservationDetails = z.output<typeof reservationDetails>

export const getTicketKey = endpoint({
  method: 'GET',
  path: '/api/ProfileApi/GetTicketKey',
  summary: 'What checks the codes of tickets without a line: an Ed25519 public key, base64url',
  audience: 'anyone',
  input: z.object({}),
  output: z.object({ Algorithm: z.literal('Ed25519'), PublicKey: z.string() }),
  refusals: [],
})

export const getReservationDetails = endpoint({
  method: 'GET',
  path: '/api/ProfileApi/GetReservationDetails',
  summary: 'One of my reservations',
  audience: 'anyone',
  input: z.object({ ReservationId: idField, Module: moduleField }),
  output: reservationDetails,
  refusals: ['login_to_view_reservations', 'reservation_not_found'],
})

/** A GET by the specification; like every call, it is refused without the headers of our own pages. */
export const completePayment = endpoint({
  method: 'GET',
  path: '/api/ProfileApi/CompletePayment',
  summary:
    'Pay for a reservation of mine that waits for it; answers the address of the payment page',
  // Also guests who began to book a supplier's room without an account, in the same browser.
  audience: 'anyone',
  input: z.object({
    ReservationId: idField,
    Module: moduleField,
    /** Pays for this change of it, which was agreed to. */
    Change: optionalField(idField),
    /** What the caller saw, whole EGP with the fee: another one is refused (`price_changed`). */
    Amount: optionalField(wholeNumber(0, INTEGER_MAX)),
  }),
  output: z.string(),
  refusals: [
    'unauthenticated',
    'login_to_book',
    'quote_ended',
    'booking_not_found',
    'rate_expired',
    'name_required',
    'reservation_not_found',
    'already_booked',
    'booking_cancelled',
    'hold_ended',
    // What is quoted again may have changed since it was held.
    'offer_not_found',
    'price_changed',
    'terms_changed',
    'sale_closed',
    'sold_out',
    'payment_method_unknown',
    'payment_open',
    'payment_setup_failed',
    'balance_overdue',
    'busy',
  ],
  idempotentBy: 'the live payment attempt of the same reservation',
})
