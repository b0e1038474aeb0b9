import * as z from 'zod/mini'
import { dateField, idField, optionalField, wholeNumber } from '../values/fields.ts'
import { offerImage } from './offer.ts'
import { cardFacts, childAges, detailsFacts, offerFilters } from './offer-calls.ts'

// What activities and day-use share on the wire: both are sold by the day, to so many people.

export const dayOfferFilters = z.object({
  ...offerFilters,
  ActivityTypeId: optionalField(idField),
  AdultsCount: z._default(optionalField(wholeNumber(1, 20)), 2),
  /** Only what takes children of these ages. */
  ChildrenAges: childAges,
  ActivityDate: optionalField(dateField),
})

/** A result card. Prices are whole EGP for one adult; `Duration` is in minutes. */
export const dayOfferCard = z.object({
  ...cardFacts,
  ActivityId: z.number(),
  ActivityType: z.string(),
  CityName: z.string(),
  ImageUrl: z.nullable(z.string()),
  Duration: z.number(),
  ReadableDuration: z.string(),
  PeriodText: z.string(),
  /** The asked day, or the next one on which it can be booked by so many, which is where the card leads; null: none. */
  NextDate: z.nullable(z.string()),
})

const addition = z.object({ Description: z.string(), IconPath: z.nullable(z.string()) })

/** A detail page. HTML fields arrive sanitised; `Duration` is in hours here, as the contract has it. */
export const dayOfferDetails = z.object({
  ...detailsFacts,
  ActivityId: z.number(),
  ActivityTypeName: z.string(),
  CityName: z.string(),
  CityId: z.number(),
  Images: z.array(offerImage),
  ReadableDuration: z.string(),
  Duration: z.number(),
  IncludedActivityAdditions: z.array(addition),
  ExcludedActivityAdditions: z.array(addition),
  PickupPoint: z.nullable(z.string()),
  /** `'0'` means none, for both. */
  NotAllowedAge: z.string(),
  NotAllowedLuggage: z.string(),
  AdditionalInformation: z.nullable(z.string()),
  Luggages: z.array(z.object({ Description: z.string() })),
  ChildrenPolicies: z.array(z.object({ Details: z.string(), PriceText: z.string() })),
  Steps: z.array(z.string()),
  Videos: z.array(z.string()),
  TermsAndConditions: z.nullable(z.string()),
  PeriodText: z.string(),
  DateText: z.string(),
  Latitude: z.nullable(z.number()),
  Longitude: z.nullable(z.number()),
})
