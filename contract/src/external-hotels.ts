import * as z from 'zod/mini'
import { cancellationSchedule } from './cancellation/wire.ts'
import { endpoint } from './endpoint.ts'
import { paxFields, paxInput } from './external-hotels/guest-fields.ts'
import {
  dateField,
  flagField,
  idField,
  idOrZero,
  INTEGER_MAX,
  optionalField,
  textField,
  wholeNumber,
} from './values/fields.ts'

const path = '/api/Hotels/External/{id}/Book'

/** More people than any party has. */
const MOST_GUESTS = 60
export const SPECIAL_REQUEST_MAX = 1000

/** What a supplier's room is refused with while it is being booked. */
const quoteRefusals = ['hotel_not_found', 'rate_gone', 'supplier_unavailable'] as const
const ownRefusals = ['booking_not_found', 'login_to_book', 'booking_cancelled'] as const

/** A rate of a supplier as it can be booked now. Amounts are whole EGP, instants ISO with zone. */
export const externalBooking = z.object({
  TempReservationId: z.number(),
  PaxRequiredFields: z.array(paxFields),
  DepositOptions: z.object({
    DepositEnabled: z.boolean(),
    DepositAmount: z.number(),
    DepositCurrency: z.string(),
    /** The rest, until when it is due and what happens otherwise; null where there is no deposit. */
    Balance: z.nullable(z.number()),
    BalanceDueAt: z.nullable(z.string()),
    Policy: z.nullable(z.string()),
  }),
  BookingCode: z.string(),
  BookingCodeExpirationDate: z.string(),
  /** By the server's clock: the countdown is the difference, never the browser's clock. */
  ServerTime: z.string(),
  HotelData: z.object({
    HotelName: z.string(),
    HotelAddress: z.string(),
    HotelCategory: z.string(),
    CityName: z.string(),
    ImageUrl: z.nullable(z.string()),
    Stars: z.number(),
    ArrivalDate: z.string(),
    DepartureDate: z.string(),
    CheckInFrom: z.string(),
    CheckOutUntil: z.string(),
    GuestsText: z.string(),
  }),
  /** What the hotel wants to be read before it is paid for; plain text, empty for nothing. */
  HotelComments: z.string(),
  HotelRoomsData: z.array(
    z.object({
      RoomName: z.string(),
      Category: z.string(),
      NumberOfUnitsReserved: z.number(),
      Occupancy: z.number(),
      MaxOccupancy: z.number(),
      NumberOfAdults: z.number(),
      NumberOfChildren: z.number(),
    }),
  ),
  HotelPricingInformation: z.object({
    Board: z.string(),
    AmountDetails: z.array(z.object({ Label: z.string(), Text: z.string() })),
    /** What is paid now: the deposit, or all of it. */
    PayableAmount: z.number(),
    Currency: z.string(),
  }),
  /** The same room on other terms; NetPrice is what it costs the traveller. */
  HotelOptions: z.array(
    z.object({
      OptionName: z.string(),
      NetPrice: z.number(),
      Currency: z.string(),
      RatePlanToken: z.string(),
      IsSelected: z.boolean(),
    }),
  ),
  HotelCancellationPolicy: z.array(
    z.object({ CancellationPenaltyEffectiveDate: z.nullable(z.string()), Description: z.string() }),
  ),
  Cancellation: cancellationSchedule,
  /** It costs something else than what was shown before: to be agreed to before it is booked. */
  PriceChange: z.nullable(z.object({ From: z.number(), To: z.number() })),
  SpecialRequest: z.string(),
})
export type ExternalBooking = z.output<typeof externalBooking>

export const getExternalBooking = endpoint({
  method: 'GET',
  path,
  summary:
    'A supplier’s rate as it can be booked now: price, terms, and what is asked of each guest',
  audience: 'anyone',
  input: z.object({
    id: idField,
    ArrivalDate: dateField,
    DepartureDate: dateField,
    RatePlanToken: textField(80),
    PayDeposit: z._default(optionalField(flagField), true),
    /**
     * 0: a new one; else the one that is quoted anew, with another rate or after its time. One that was paid for is
     * answered as it stands.
     */
    TempReservationId: idOrZero,
  }),
  output: externalBooking,
  refusals: [...quoteRefusals, ...ownRefusals, 'payment_open', 'busy'],
})

export const bookExternal = endpoint({
  method: 'POST',
  path,
  summary: 'Name the guests: a reservation that waits for its payment',
  audience: 'anyone',
  input: z.object({
    id: idField,
    Paxes: z.array(paxInput).check(z.minLength(1), z.maxLength(MOST_GUESTS)),
    TempReservationId: idField,
    SpecialRequest: optionalField(textField(SPECIAL_REQUEST_MAX)),
    /** What the caller was shown, in whole EGP: another price by now is refused. */
    PayableAmount: optionalField(wholeNumber(0, INTEGER_MAX)),
  }),
  output: z.object({ ReservationId: z.number(), BookingCode: z.string() }),
  refusals: [
    ...ownRefusals,
    'already_booked',
    'rate_expired',
    'price_changed',
    'guests_incomplete',
    'guest_field_required',
    'email_invalid',
    'guest_phone_invalid',
    'guest_phone_digits',
    'guest_age_invalid',
    'guest_name_latin',
    'guest_choice_unknown',
    'guest_date_invalid',
    'busy',
  ],
  idempotentBy: 'TempReservationId: one reservation, its guests as they were named last',
})
