import * as z from 'zod/mini'
import { cancellationSchedule } from '../cancellation/wire.ts'
import { endpoint } from '../endpoint.ts'
import { paged, pagedRequest } from '../envelope.ts'
import { dateField, idField, numberList, optionalField, wholeNumber } from '../values/fields.ts'
import { guestCount, MAX_NIGHTS } from './hotel-search.ts'

const id = { id: idField }
const image = z.object({
  ImagePath: z.string(),
  Alt: z.string(),
  Placeholder: z.nullable(z.string()),
  Colour: z.nullable(z.string()),
})
const feature = z.object({
  FeatureId: z.number(),
  FeatureName: z.string(),
  /** Name of one of our own icons, such as `pool`; null: a plain dot. */
  IconPath: z.nullable(z.string()),
})
const instants = { startDate: dateField, endDate: dateField }

/** A hotel or a cruise ship. The description is sanitised HTML. */
export const hotelDetails = z.object({
  HotelId: z.number(),
  HotelType: z.number(),
  Name: z.string(),
  Stars: z.number(),
  City: z.string(),
  CityId: z.number(),
  Rating: z.nullable(z.number()),
  RatingDegree: z.nullable(z.string()),
  NumberOfRaters: z.number(),
  ReviewsCount: z.number(),
  Images: z.array(image),
  Description: z.string(),
  Address: z.string(),
  Features: z.array(feature),
  Videos: z.array(z.string()),
  Latitude: z.number(),
  Longitude: z.number(),
  IsExternal: z.boolean(),
  FreeCancellation: z.nullable(z.string()),
  InstantConfirmation: z.nullable(z.string()),
  /** `14:00`, Cairo. */
  CheckInFrom: z.string(),
  CheckOutUntil: z.string(),
  ChildrenPolicies: z.array(z.object({ Details: z.string(), PriceText: z.string() })),
  MaxChildren: z.number(),
  /** Cruises: the route of each weekday's sailing, 0 is Sunday. Empty for hotels. */
  Sailings: z.array(
    z.object({
      Weekday: z.number(),
      Nights: z.number(),
      Name: z.string(),
      Steps: z.array(z.string()),
      /** Where guests of this sailing come aboard, from which hour (`12:00`, Cairo); null: at the ship's address. */
      Boarding: z.nullable(
        z.object({
          Port: z.string(),
          From: z.string(),
          Latitude: z.number(),
          Longitude: z.number(),
        }),
      ),
    }),
  ),
  ShareLink: z.string(),
})
export type HotelDetails = z.output<typeof hotelDetails>

export const getHotel = endpoint({
  method: 'GET',
  path: '/api/Hotels/{id}',
  summary: 'One hotel or cruise ship',
  audience: 'anyone',
  input: z.object(id),
  output: hotelDetails,
  refusals: ['hotel_not_found'],
})

/** One room type for one stay. Amounts are whole EGP for the whole stay of the whole party. */
export const roomOffer = z.object({
  RoomId: z.number(),
  Name: z.string(),
  Category: z.string(),
  Board: z.string(),
  MaxOccupancy: z.number(),
  IsRefundableText: z.string(),
  IsRefundable: z.boolean(),
  /** What cancelling gives back at this price: without what can be added at checkout. */
  Cancellation: cancellationSchedule,
  CountAvailableText: z.nullable(z.string()),
  PeriodText: z.string(),
  ImageUrl: z.nullable(z.string()),
  /** The service charge within the price, before and after the offer. */
  ServiceFees: z.number(),
  DiscountedServiceFees: z.nullable(z.number()),
  TotalPrice: z.number(),
  OfferPrice: z.nullable(z.number()),
  /** How many rooms of this type the party needs. */
  RoomsCount: z.number(),
  Currency: z.string(),
  IsRoomAvailable: z.boolean(),
  /** Why not, in words, when it isn't available. */
  UnavailableText: z.nullable(z.string()),
  /** External hotels alone. */
  RatePlanToken: z.nullable(z.string()),
})
export type RoomOffer = z.output<typeof roomOffer>

export const hotelPricing = z.object({
  TotalPrice: z.nullable(z.number()),
  OfferPrice: z.nullable(z.number()),
  Currency: z.string(),
  PeriodText: z.string(),
  IsAvailable: z.boolean(),
  BookButtonText: z.string(),
  /** `Free cancellation until 14 Dec`, where the price of these dates includes it; else null. */
  FreeCancellation: z.nullable(z.string()),
  Rooms: z.array(roomOffer),
})
export type HotelPricing = z.output<typeof hotelPricing>

export const getHotelPricing = endpoint({
  method: 'GET',
  path: '/api/Hotels/{id}/Pricing',
  summary: 'What each room costs a party for a stay, available ones first, cheapest first',
  audience: 'anyone',
  input: z.object({
    ...id,
    ArrivalDate: dateField,
    DepartureDate: dateField,
    AdultsCount: z._default(optionalField(guestCount), 2),
    ChildrenAges: z._default(optionalField(numberList), []),
  }),
  output: hotelPricing,
  refusals: [
    'hotel_not_found',
    'date_outside_range',
    'sale_closed',
    'adults_outside_limits',
    'children_outside_limits',
    'child_age_outside_limits',
    'stay_dates_wrong',
    'supplier_unavailable',
  ],
})

const { PageNumber, PageSize } = pagedRequest(z.unknown()).shape

export const getHotelImages = endpoint({
  method: 'GET',
  path: '/api/Hotels/{id}/Images',
  summary: 'Pictures of a hotel, a page at a time',
  audience: 'anyone',
  input: z.object({ ...id, PageNumber, PageSize }),
  output: paged(image),
  refusals: ['hotel_not_found'],
})

export const roomDetails = z.object({
  RoomId: z.number(),
  Name: z.string(),
  Subtitle: z.string(),
  Type: z.string(),
  Description: z.string(),
  Images: z.array(image),
  Videos: z.array(z.string()),
  Features: z.array(feature),
})
export type RoomDetails = z.output<typeof roomDetails>

export const getRoomDetails = endpoint({
  method: 'GET',
  path: '/api/Hotels/{hotelId}/Rooms/{roomId}',
  summary: 'One room type of a hotel',
  audience: 'anyone',
  input: z.object({ hotelId: idField, roomId: idField }),
  output: roomDetails,
  refusals: ['hotel_not_found'],
})

/**
 * At most 400 days. A day can be started on when some room is free for its shortest stay; with `nights`, when
 * enough rooms of a type are free for so many nights of that party (a ship's: for its sailing).
 */
export const getHotelCalendar = endpoint({
  method: 'GET',
  path: '/api/Hotels/{id}/Calendar',
  summary: 'On which days a stay may start',
  audience: 'anyone',
  input: z.object({
    ...id,
    ...instants,
    nights: optionalField(wholeNumber(1, MAX_NIGHTS)),
    AdultsCount: optionalField(guestCount),
    ChildrenAges: optionalField(numberList),
  }),
  output: z.array(z.object({ Day: z.string(), IsAvailableAsStartDate: z.boolean() })),
  refusals: [
    'hotel_not_found',
    'stay_dates_wrong',
    'adults_outside_limits',
    'children_outside_limits',
    'child_age_outside_limits',
  ],
})

/** The cheapest night of two adults on each day, whole EGP; null: none. */
export const getHotelPriceCalendar = endpoint({
  method: 'GET',
  path: '/api/Hotels/{id}/PriceCalendar',
  summary: 'The cheapest night of each day, at most 60 days',
  audience: 'anyone',
  input: z.object({ ...id, ...instants }),
  output: z.array(z.object({ Day: z.string(), Price: z.nullable(z.number()) })),
  refusals: ['hotel_not_found', 'stay_dates_wrong'],
})
