import * as z from 'zod/mini'
import { offerCounts } from './filter-counts.ts'
import { childAges, offerDetails, offerSearch } from './offer-calls.ts'
import { packageAdults, packageDetailsInput, packageFacts, packageFilters } from './packages.ts'

const tripFilters = z.extend(packageFilters, {
  AdultsCount: packageAdults,
  /** Only what takes children of these ages, and has rooms for them. */
  ChildrenAges: childAges,
})

/** A result card; the price is for one adult, `Adults` those asked for. */
export const tripCard = z.object({
  TripId: z.number(),
  ...packageFacts.card,
  /** Of the first hotel; empty when the trip stays nowhere. */
  HotelName: z.string(),
  RoomName: z.string(),
  Destinations: z.array(z.object({ CityName: z.string() })),
  Adults: z.number(),
  /** The board of the first hotel. */
  ReservationType: z.string(),
})
export type TripCard = z.output<typeof tripCard>

export const getTrips = offerSearch(
  {
    path: '/api/TripsApi/GetAll',
    summary: 'Organised trips that match the filters, a page at a time',
  },
  tripFilters,
  tripCard,
)

export const getTripCounts = offerCounts(
  {
    path: '/api/TripsApi/GetFilterCounts',
    summary: 'How many trips each choice of the filters leaves, and what they cost',
  },
  tripFilters,
)

const addition = z.object({
  TripAdditionId: z.number(),
  TripAdditionName: z.string(),
  IconPath: z.nullable(z.string()),
})

/** A detail page; `Period` is in days. */
export const tripDetails = z.object({
  TripId: z.number(),
  ...packageFacts.details,
  Period: z.number(),
  TripType: z.string(),
  ChildrenPolicy: z.nullable(z.string()),
  DestinationCities: z.array(z.object({ Name: z.string() })),
  Images: z.array(
    z.object({
      ImageUrl: z.string(),
      Alt: z.string(),
      Placeholder: z.nullable(z.string()),
      Colour: z.nullable(z.string()),
    }),
  ),
  TripSteps: z.array(
    z.object({
      TripStepId: z.number(),
      ...packageFacts.step,
    }),
  ),
  IncludedAdditions: z.array(addition),
  ExcludedAdditions: z.array(addition),
  Extras: z.array(z.object({ TripExtraId: z.number(), Description: z.string() })),
})
export type TripDetails = z.output<typeof tripDetails>

export const getTripDetails = offerDetails(
  {
    path: '/api/TripsApi/GetTripDetails',
    summary: 'One organised trip on one departure',
  },
  z.extend(packageDetailsInput, { ChildrenAges: childAges }),
  tripDetails,
)
