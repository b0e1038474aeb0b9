import * as z from 'zod/mini'
import { amountDetail } from '../checkout.ts'
import { endpoint } from '../endpoint.ts'
import { paymentStatuses, reservationStatuses } from '../reservations.ts'
import { idField, INTEGER_MAX, optionalField, wholeNumber } from '../values/fields.ts'
import { BUS_PASSENGERS } from './limits.ts'
import { busPath } from './path.ts'

const reservation = {
  ReservationId: z.number(),
  ReferenceNumber: z.string(),
  /** Translated; `StatusCode` is the stable English one. */
  ReservationStatus: z.string(),
  StatusCode: z.enum(reservationStatuses),
  FromStation: z.string(),
  ToStation: z.string(),
  DepartureDate: z.string(),
  ArrivalDate: z.string(),
  BusClassName: z.string(),
  SeatsNumbers: z.array(z.string()),
  SeatsCount: z.number(),
  /** What the leg costs by now: its one-way price once the other one is cancelled. */
  TotalAmount: z.number(),
  /** The one amount that matters now, and what it is: paid, left to pay, refunded. */
  ShownAmount: z.object({ Label: z.string(), Amount: z.number() }),
  IsReturn: z.boolean(),
  /** The other leg of the same journey. */
  OtherReservationId: z.nullable(z.number()),
  /** While it waits for its payment: what paying and releasing need. Null otherwise. */
  Unpaid: z.nullable(
    z.object({
      /** Names the hold: the payment page reads the seats by it. */
      SessionID: z.string(),
      GoingTempID: z.number(),
      /** For both legs. */
      TotalAmount: z.number(),
      /** By the server's clock: the countdown is their difference. */
      ExpiresAt: z.string(),
      ServerTime: z.string(),
    }),
  ),
}

export const busReservationCard = z.object(reservation)
export type BusReservationCard = z.output<typeof busReservationCard>

export const getBusReservations = endpoint({
  method: 'GET',
  path: busPath('GetReservations'),
  summary: 'My bus bookings, the newest journey first, the way there before the way back',
  audience: 'traveller',
  input: z.object({
    PageNumber: z._default(optionalField(wholeNumber(1, INTEGER_MAX)), 1),
  }),
  output: z.object({
    Data: z.array(busReservationCard),
    PageNumber: z.number(),
    TotalPages: z.number(),
    TotalRecords: z.number(),
  }),
  refusals: [],
})

export const busReservationDetails = z.object({
  ...reservation,
  /** Total by seats, rounded. */
  PriceBySeat: z.number(),
  /** `12, 13`. */
  SeatNumbers: z.string(),
  BookingUserName: z.string(),
  BookingUserPhone: z.string(),
  PassengerName: z.string(),
  PassengerPhone: z.string(),
  Fields: z.array(z.object({ Label: z.string(), Value: z.array(z.string()) })),
  /** `IsSaving`: what makes it cheaper; a fee and what goes elsewhere are no savings. */
  AmountDetails: z.array(z.extend(amountDetail, { Order: z.number(), IsSaving: z.boolean() })),
  OriginalPrice: z.number(),
  Discount: z.number(),
  /** 0 unless it waits for its payment. */
  ToBePaidPrice: z.number(),
  /** What went back, or is on its way; 0 for none. */
  RefundedPrice: z.number(),
  /** Whether it will be travelled: then the page says when to be where. */
  IsTravelled: z.boolean(),
  /** How often it was changed: the edition of its calendar entry. */
  ChangesCount: z.number(),
  Currency: z.string(),
  PaymentStatus: z.string(),
  PaymentStatusCode: z.enum(paymentStatuses),
  SpecialRequests: z.nullable(z.string()),
  CancellationPolicy: z.string(),
  CancellationPolicyMsg: z.string(),
  IsCancelable: z.boolean(),
  /** What comes back when cancelled now, and until when that can be done; null when it can't. */
  RefundAmount: z.nullable(z.number()),
  CancellationFee: z.nullable(z.number()),
  CancelableUntil: z.nullable(z.string()),
  /** What the ticket's QR code says: label, reference, day, passenger and a signature. */
  TicketText: z.nullable(z.string()),
  /** Whether it was ever paid and booked: then there is an invoice. */
  HasInvoice: z.boolean(),
  FromStationLatitude: z.nullable(z.number()),
  FromStationLongitude: z.nullable(z.number()),
  BoardingPoint: z.nullable(z.string()),
  ToStationLatitude: z.nullable(z.number()),
  ToStationLongitude: z.nullable(z.number()),
  TripID: z.number(),
  /** In the order of `SeatsNumbers`. */
  SeatIDs: z.array(z.number()),
  /** Whether its seats can become others of the same bus, and in a sentence until when, or why not. */
  CanChangeSeats: z.boolean(),
  SeatChangePolicy: z.string(),
})
export type BusReservationDetails = z.output<typeof busReservationDetails>

export const getBusReservationDetails = endpoint({
  method: 'GET',
  path: busPath('GetReservationDetails'),
  summary: 'One of my bus bookings, with its ticket and what cancelling gives back',
  audience: 'traveller',
  input: z.object({ ReservationId: idField }),
  output: busReservationDetails,
  refusals: ['reservation_not_found'],
})

export const cancelBusTrip = endpoint({
  method: 'GET',
  path: busPath('CancelBusTrip'),
  summary: 'Cancel one leg of mine; a second call answers the same',
  audience: 'traveller',
  input: z.object({ reservationId: idField }),
  output: z.object({
    IsSuccess: z.boolean(),
    Result: z.string(),
    /** False: whoever runs the bus was asked, and may still refuse. */
    IsOver: z.boolean(),
  }),
  refusals: ['reservation_not_found', 'not_cancelable', 'busy'],
  idempotentBy: 'the reservation: it is cancelled and refunded once',
})

export const changeBusSeats = endpoint({
  method: 'POST',
  path: busPath('ChangeSeats'),
  summary: 'Other seats on the same bus for one leg of mine: as many as it has, all or none',
  audience: 'traveller',
  input: z.object({
    ReservationId: idField,
    /** SeatIDs that the leg has from then on. */
    Seats: z.array(idField).check(z.minLength(1), z.maxLength(BUS_PASSENGERS.max)),
  }),
  output: z.object({ SeatsNumbers: z.array(z.string()), Message: z.string() }),
  refusals: ['reservation_not_found', 'seats_not_changeable', 'seat_unknown', 'seat_taken', 'busy'],
  idempotentBy: 'the seats: those that the leg has already change nothing',
})
