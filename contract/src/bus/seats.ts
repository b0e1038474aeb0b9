import * as z from 'zod/mini'
import { paymentField, paymentStates } from '../checkout/payment.ts'
import { endpoint } from '../endpoint.ts'
import { paymentMethodField } from '../values/enumerations.ts'
import { idField, idOrZero, optionalField, textField } from '../values/fields.ts'
import { BUS_PASSENGERS } from './limits.ts'
import { busPath } from './path.ts'
import { busTrip } from './trips.ts'

/** 0 free, 1 on hold, any other value occupied. */
export const busSeat = z.object({
  SeatID: z.number(),
  /** What stands on the seat, and on the ticket. */
  SeatNumber: z.string(),
  SeatStatus: z.number(),
  /** Seen from above with the driver in front: x from the driver's left, y from the front; the aisle follows x = 240. */
  XPosition: z.number(),
  YPosition: z.number(),
  IsWindow: z.boolean(),
  /** On hold, by the caller: to be chosen again. */
  IsMine: z.boolean(),
})
export type BusSeat = z.output<typeof busSeat>

export const getBusTripSeats = endpoint({
  method: 'GET',
  path: busPath('GetBusTripSeats'),
  summary: 'Every seat of a trip and whether it is free',
  audience: 'anyone',
  input: z.object({ TripID: idField }),
  output: z.array(busSeat),
  refusals: ['trip_not_found'],
})

const leg = z.object({
  /** SeatIDs. */
  Seats: z.array(idField).check(z.minLength(1), z.maxLength(BUS_PASSENGERS.max)),
  TripID: idField,
  /** As the page showed them; the server goes by the trip. */
  StationNameFrom: optionalField(textField(200)),
  StationNameTo: optionalField(textField(200)),
  TripDate: optionalField(textField(40)),
  BusClassName: optionalField(textField(100)),
})

export const seatHold = z.object({
  GoingTempID: z.number(),
  ReturnTempID: z.nullable(z.number()),
  Currency: z.string(),
  /** For all seats of both legs. */
  TotalAmount: z.number(),
  /** By the server's clock: the countdown is their difference, never the browser's clock. */
  ExpiresAt: z.string(),
  ServerTime: z.string(),
})
export type SeatHold = z.output<typeof seatHold>

export const holdBusSeats = endpoint({
  method: 'POST',
  path: busPath('HoldBusSeats'),
  summary: 'Hold the seats of both legs, or none; the same SessionID with other seats swaps them',
  audience: 'traveller',
  input: z.object({
    SessionID: textField(100).check(z.minLength(1)),
    Going: leg,
    Return: optionalField(leg),
  }),
  output: seatHold,
  refusals: [
    'trip_not_found',
    'trip_sale_closed',
    'seat_unknown',
    'seat_taken',
    'legs_do_not_match',
    'too_many_seats_held',
    'too_many_holds',
    'payment_open',
    'already_booked',
    'busy',
  ],
  idempotentBy: 'the traveller and SessionID; other seats swap the hold',
})

const heldLeg = z.object({
  Trip: busTrip,
  /** SeatIDs, and what stands on those seats, in the same order. */
  Seats: z.array(z.number()),
  SeatNumbers: z.array(z.string()),
})

/** What is held, after a reload or a sign-in, or on another device. */
export const getHeldSeats = endpoint({
  method: 'GET',
  path: busPath('GetHeldSeats'),
  summary: 'The seats that a session of mine holds',
  audience: 'traveller',
  input: z.object({ SessionID: textField(100).check(z.minLength(1)) }),
  output: z.object({
    Hold: seatHold,
    HoldEnded: z.boolean(),
    /** Set once booked: where the bookings are. */
    GoingReservationId: z.nullable(z.number()),
    ReturnReservationId: z.nullable(z.number()),
    Going: heldLeg,
    Return: z.nullable(heldLeg),
    /** Who travels, once it was said; the phone as E.164. */
    Passenger: z.nullable(z.object({ Name: z.string(), Phone: z.string() })),
  }),
  refusals: ['booking_not_found'],
})
export type HeldSeats = z.output<typeof getHeldSeats.output>

export const releaseBusSeats = endpoint({
  method: 'POST',
  path: busPath('ReleaseSeats'),
  summary: 'Give unpaid seats of both legs back; an open payment page is ended first',
  audience: 'traveller',
  input: z.object({ GoingReservationId: idField }),
  output: z.object({ IsReleased: z.boolean() }),
  refusals: ['booking_not_found', 'payment_open', 'already_booked', 'busy'],
  idempotentBy: 'the temp id: what was released stays released',
})

export const bookReservation = endpoint({
  method: 'POST',
  path: busPath('BookReservation'),
  summary: 'Start paying for the held legs, one amount for both; answers the payment link',
  audience: 'traveller',
  input: z.object({
    UserName: textField(100),
    Phone: textField(40),
    /** The temp ids of the hold; null, 0 and absent mean no return. */
    GoingReservationId: idField,
    ReturnReservationId: optionalField(idOrZero),
    PaymentMethod: paymentMethodField,
  }),
  output: z.string(),
  refusals: [
    'booking_not_found',
    'full_name_required',
    'phone_invalid',
    'payment_method_unknown',
    'hold_ended',
    'seat_taken',
    'too_many_holds',
    'trip_sale_closed',
    'busy',
    'already_booked',
    'payment_setup_failed',
  ],
  idempotentBy: 'the live payment attempt of the same hold, method and amount',
})

/** As the payment frame reports success (the message of its payment result). */
export const busConfirmation = z.object({
  GoingReservationId: z.number(),
  ReturnReservationId: z.nullable(z.number()),
  Message: z.string(),
  Fields: z.array(paymentField),
  Currency: z.string(),
  TotalAmount: z.number(),
})
export type BusConfirmation = z.output<typeof busConfirmation>

export const busPaymentStatus = endpoint({
  method: 'POST',
  path: busPath('PaymentStatus'),
  summary:
    'What the server knows of the payment of held seats; looks at the gateway when it knows nothing',
  audience: 'traveller',
  input: z.object({ GoingReservationId: idField }),
  output: z.object({
    State: z.enum(paymentStates),
    Message: z.nullable(z.string()),
    Confirmation: z.nullable(busConfirmation),
  }),
  refusals: ['booking_not_found'],
  idempotentBy: 'changes nothing',
})
export type BusPaymentStatus = z.output<typeof busPaymentStatus.output>
