import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { paged, pagedRequest } from '../envelope.ts'
import { dateField, idField, optionalField, wholeNumber } from '../values/fields.ts'
import { MAX_DAY_USE_ADULTS } from './day-use-address.ts'
import { dayOfferCard, dayOfferDetails, dayOfferFilters } from './day-offers.ts'
import { offerImage } from './offer.ts'

/** What activities are searched by; the type is day-use (13) whatever is sent. */
export const dayUseFilters = z.omit(dayOfferFilters, { ActivityTypeId: true })

const venue = {
  /** Whose pool, beach or club it is, and the part of town. */
  HotelName: z.nullable(z.string()),
  Area: z.nullable(z.string()),
  /** `10:00`, Cairo's time. */
  OpensAt: z.nullable(z.string()),
  ClosesAt: z.nullable(z.string()),
}

/** A result card, the same as an activity's, with where and when. */
export const dayUseCard = z.extend(dayOfferCard, venue)
export type DayUseCard = z.output<typeof dayUseCard>

export const getDayUses = endpoint({
  method: 'POST',
  path: '/api/DayUseApi/GetAll',
  summary: 'Day-use offers that match the filters, a page at a time',
  audience: 'anyone',
  input: pagedRequest(z._default(z.nullable(dayUseFilters), null)),
  output: paged(dayUseCard),
  refusals: [],
  idempotentBy: 'changes nothing',
})

/** A detail page: of an activity's fields those that a day at a hotel has. */
export const dayUseDetails = z.extend(
  z.pick(dayOfferDetails, {
    ActivityId: true,
    Name: true,
    ActivityTypeName: true,
    CityName: true,
    CityId: true,
    Description: true,
    Images: true,
    Rating: true,
    RatingDegree: true,
    ReviewsCount: true,
    ReadableDuration: true,
    Duration: true,
    FreeCancellation: true,
    IncludedActivityAdditions: true,
    ExcludedActivityAdditions: true,
    Luggages: true,
    ChildrenPolicies: true,
    TermsAndConditions: true,
    Price: true,
    OfferPrice: true,
    OfferExpirationDate: true,
    PeriodText: true,
    DateText: true,
    IsAvailable: true,
    PlacesLeft: true,
    BookButtonText: true,
    ShareLink: true,
    Latitude: true,
    Longitude: true,
  }),
  venue,
)
export type DayUseDetails = z.output<typeof dayUseDetails>

export const getDayUseDetails = endpoint({
  method: 'POST',
  path: '/api/DayUseApi/GetDayUseDetails',
  summary: 'One day-use offer on one date',
  audience: 'anyone',
  input: z.object({
    Id: idField,
    ArrivalDate: dateField,
    AdultsCount: z._default(optionalField(wholeNumber(1, MAX_DAY_USE_ADULTS)), 2),
  }),
  output: dayUseDetails,
  refusals: ['offer_not_found'],
  idempotentBy: 'changes nothing',
})

export const getDayUseImages = endpoint({
  method: 'POST',
  path: '/api/DayUseApi/GetDayUseImages',
  summary: 'The pictures of a day-use offer (Filters is its id), a page at a time',
  audience: 'anyone',
  input: pagedRequest(idField),
  output: paged(offerImage),
  refusals: ['offer_not_found'],
  idempotentBy: 'changes nothing',
})
