import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { paged, pagedRequest } from '../envelope.ts'
import {
  dateField,
  egpField,
  flagField,
  idField,
  numberList,
  optionalField,
  textField,
  wholeNumber,
} from '../values/fields.ts'
import { filterCounts, priceEnds } from './filter-counts.ts'

// Kept apart, so that the web reads them without a validator.
export { MAX_NIGHTS, STARS, STAY_GUESTS } from './stay-limits.ts'

/** How many guests are sensible is the domain's to say, so that the refusal can name the limit. */
export const guestCount = wholeNumber(-100, 100)

const order = wholeNumber(0, 2)
const { PageNumber, PageSize } = pagedRequest(z.unknown()).shape

/** The query as the wire spells it, `Filters.` before each filter. */
export const hotelSearchInput = z.object({
  PageNumber,
  PageSize,
  'Filters.CityId': optionalField(idField),
  'Filters.SearchText': optionalField(textField(100)),
  'Filters.ArrivalDate': optionalField(dateField),
  'Filters.DepartureDate': optionalField(dateField),
  'Filters.Stars': optionalField(numberList),
  'Filters.PriceFrom': optionalField(egpField),
  'Filters.PriceTo': optionalField(egpField),
  'Filters.PriceOrderType': optionalField(order),
  'Filters.RatingOrderType': optionalField(order),
  'Filters.HotelType': optionalField(order),
  'Filters.AdultsCount': optionalField(guestCount),
  'Filters.HasInstantConfirmation': optionalField(flagField),
  'Filters.HasFreeCancellation': optionalField(flagField),
  'Filters.ChildrenAges': optionalField(numberList),
})
export type HotelSearchInput = z.output<typeof hotelSearchInput>

/**
 * A result card. With dates: whole EGP for the whole stay of the whole party, in the cheapest room
 * that is free every night. Without: for one night of two adults, from, and the dates are those of the
 * next stay that the party can book, which is where the card leads; null: none. Cruise cards carry the
 * dates of the sailing that is shown.
 */
export const hotelCard = z.object({
  HotelId: z.number(),
  Name: z.string(),
  ImagePath: z.nullable(z.string()),
  ImagePlaceholder: z.nullable(z.string()),
  ImageColour: z.nullable(z.string()),
  CardTag: z.nullable(z.string()),
  /** Texts; null when not so. */
  InstantConfirmation: z.nullable(z.string()),
  FreeCancellation: z.nullable(z.string()),
  HotelStars: z.number(),
  Rating: z.nullable(z.number()),
  NumberOfRaters: z.number(),
  City: z.string(),
  RoomName: z.string(),
  RoomAdditions: z.string(),
  ReservationType: z.string(),
  PeriodText: z.string(),
  TotalPrice: z.number(),
  OfferPrice: z.nullable(z.number()),
  Currency: z.string(),
  /** What filters and orders compare: effective, per night, whole EGP. */
  PricePerNight: z.number(),
  ArrivalDate: z.nullable(z.string()),
  DepartureDate: z.nullable(z.string()),
  Latitude: z.number(),
  Longitude: z.number(),
  IsExternal: z.boolean(),
})
export type HotelCard = z.output<typeof hotelCard>

const searchRefusals = [
  'adults_outside_limits',
  'children_outside_limits',
  'child_age_outside_limits',
  'stay_dates_wrong',
] as const

export const getHotels = endpoint({
  method: 'GET',
  path: '/api/Hotels',
  summary: 'Hotels (HotelType 0) or Nile cruises (1, 2) that match, a page at a time',
  audience: 'anyone',
  input: hotelSearchInput,
  output: z.extend(paged(hotelCard), {
    /**
     * Whether hotels of a supplier are among them. `coming`: it is still being asked, and the same search
     * finds more in a moment. `unavailable`: it can't be asked now.
     */
    ExternalHotels: z.enum(['complete', 'coming', 'unavailable']),
  }),
  refusals: searchRefusals,
})

export const getHotelCounts = endpoint({
  method: 'GET',
  path: '/api/Hotels/FilterCounts',
  summary: 'How many hotels or cruises each choice of the filters leaves, and what a night costs',
  audience: 'anyone',
  input: z.extend(z.omit(hotelSearchInput, { PageNumber: true, PageSize: true }), priceEnds),
  output: filterCounts,
  refusals: searchRefusals,
})
