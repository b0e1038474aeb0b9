import * as z from 'zod/mini'
import { dateField, idField, optionalField, wholeNumber } from '../values/fields.ts'
import { MAX_DAY_USE_ADULTS } from './day-use-address.ts'
import { dayOfferCard, dayOfferDetails, dayOfferFilters } from './day-offers.ts'
import { offerCounts } from './filter-counts.ts'
import { childAges, offerDetails, offerImages, offerSearch } from './offer-calls.ts'

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

export const getDayUses = offerSearch(
  {
    path: '/api/DayUseApi/GetAll',
    summary: 'Day-use offers that match the filters, a page at a time',
  },
  dayUseFilters,
  dayUseCard,
)

export const getDayUseCounts = offerCounts(
  {
    path: '/api/DayUseApi/GetFilterCounts',
    summary: 'How many day-use offers each choice of the filters leaves, and what they cost',
  },
  dayUseFilters,
)

/** A detail page: of an activity's fields those that a day at a hotel has. */
export const dayUseDetails = z.extend(
  z.omit(dayOfferDetails, {
    PickupPoint: true,
    NotAllowedAge: true,
    NotAllowedLuggage: true,
    AdditionalInformation: true,
    Steps: true,
    Videos: true,
  }),
  venue,
)
export type DayUseDetails = z.output<typeof dayUseDetails>

export const getDayUseDetails = offerDetails(
  {
    path: '/api/DayUseApi/GetDayUseDetails',
    summary: 'One day-use offer on one date',
  },
  z.object({
    Id: idField,
    ArrivalDate: dateField,
    AdultsCount: z._default(optionalField(wholeNumber(1, MAX_DAY_USE_ADULTS)), 2),
    ChildrenAges: childAges,
  }),
  dayUseDetails,
)

export const getDayUseImages = offerImages({
  path: '/api/DayUseApi/GetDayUseImages',
  summary: 'The pictures of a day-use offer (Filters is its id), a page at a time',
})
