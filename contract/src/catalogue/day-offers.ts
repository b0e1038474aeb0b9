import * as z from 'zod/mini'
import { orderType } from '../values/enumerations.ts'
import {
  dateField,
  egpField,
  flagField,
  idField,
  optionalField,
  textField,
  wholeNumber,
} from '../values/fields.ts'
import { offerImage } from './offer.ts'

// What activities and day-use share on the wire: both are sold by the day, to so many people.

export const dayOfferFilters = z.object({
  SearchText: optionalField(textField(100)),
  CityId: optionalField(idField),
  ActivityTypeId: optionalField(idField),
  AdultsCount: z._default(optionalField(wholeNumber(1, 20)), 2),
  /** Whole EGP, compared with the effective price. */
  PriceFrom: optionalField(egpField),
  PriceTo: optionalField(egpField),
  HasFreeCancellation: optionalField(flagField),
  ActivityDate: optionalField(dateField),
  PriceOrderType: optionalField(orderType),
  RatingOrderType: optionalField(orderType),
})

/** A result card. Prices are whole EGP for one adult; `Duration` is in minutes. */
export const dayOfferCard = z.object({
  ActivityId: z.number(),
  Name: z.string(),
  ActivityType: z.string(),
  CityName: z.string(),
  ImageUrl: z.nullable(z.string()),
  Price: z.number(),
  OfferPrice: z.nullable(z.number()),
  OfferExpirationDate: z.nullable(z.string()),
  CardTag: z.nullable(z.string()),
  FreeCancellation: z.nullable(z.string()),
  Duration: z.number(),
  ReadableDuration: z.string(),
  PeriodText: z.string(),
  Rating: z.nullable(z.number()),
  ReviewsCount: z.number(),
  /** Blurred placeholder (data address) and mean colour of the image. */
  ImagePlaceholder: z.nullable(z.string()),
  ImageColour: z.nullable(z.string()),
})

const addition = z.object({ Description: z.string(), IconPath: z.nullable(z.string()) })

/** A detail page. HTML fields arrive sanitised; `Duration` is in hours here, as the contract has it. */
export const dayOfferDetails = z.object({
  ActivityId: z.number(),
  Name: z.string(),
  ActivityTypeName: z.string(),
  CityName: z.string(),
  CityId: z.number(),
  Description: z.string(),
  Images: z.array(offerImage),
  Rating: z.nullable(z.number()),
  RatingDegree: z.nullable(z.string()),
  ReviewsCount: z.number(),
  ReadableDuration: z.string(),
  Duration: z.number(),
  FreeCancellation: z.nullable(z.string()),
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
  Price: z.number(),
  OfferPrice: z.nullable(z.number()),
  OfferExpirationDate: z.nullable(z.string()),
  PeriodText: z.string(),
  DateText: z.string(),
  IsAvailable: z.boolean(),
  /** Places left on that date, when few enough to be worth saying; else null. */
  PlacesLeft: z.nullable(z.number()),
  BookButtonText: z.string(),
  ShareLink: z.string(),
  Latitude: z.nullable(z.number()),
  Longitude: z.nullable(z.number()),
})
