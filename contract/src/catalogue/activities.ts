import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { dateField, idField, optionalField, wholeNumber } from '../values/fields.ts'
import { offerCounts } from './filter-counts.ts'
import { childAges, offerDetails, offerSearch } from './offer-calls.ts'
import { dayOfferCard, dayOfferDetails, dayOfferFilters } from './day-offers.ts'

/** Activity type 13 means day-use and is never an activity's. */
export const DAY_USE_TYPE = 13

export const activityFilters = dayOfferFilters
export type ActivityFilters = z.output<typeof activityFilters>

export const activityCard = dayOfferCard
export type ActivityCard = z.output<typeof activityCard>

export const getActivities = offerSearch(
  {
    path: '/api/ActivitiesApi/GetAll',
    summary: 'Activities that match the filters, a page at a time',
  },
  activityFilters,
  activityCard,
)

export const getActivityCounts = offerCounts(
  {
    path: '/api/ActivitiesApi/GetFilterCounts',
    summary: 'How many activities each choice of the filters leaves, and what they cost',
  },
  activityFilters,
)

export const activityDetails = dayOfferDetails
export type ActivityDetails = z.output<typeof activityDetails>

export const getActivityDetails = offerDetails(
  {
    path: '/api/ActivitiesApi/GetActivityDetails',
    summary: 'One activity on one date',
  },
  z.object({
    Id: idField,
    ArrivalDate: dateField,
    AdultsCount: z._default(optionalField(wholeNumber(1, 20)), 2),
    ChildrenAges: childAges,
  }),
  activityDetails,
)

/** Of one offer and a party; day-use offers are asked for by their id, too. */
const daysOfOffer = z.object({
  Id: idField,
  AdultsCount: z._default(optionalField(wholeNumber(1, 20)), 2),
  ChildrenAges: childAges,
})

/** For the calendar of a booking: a day may have a price of its own. */
export const getDayPrices = endpoint({
  method: 'GET',
  path: '/api/ActivitiesApi/GetDayPrices',
  summary:
    'What an activity or a day-use offer costs an adult, in whole EGP, on each day on which a party can book it, the first first',
  audience: 'anyone',
  input: daysOfOffer,
  output: z.array(z.object({ Day: z.string(), Price: z.number() })),
  refusals: ['offer_not_found'],
})

/** The same days without what they cost. */
export const getOpenDays = endpoint({
  method: 'GET',
  path: '/api/ActivitiesApi/GetOpenDays',
  summary:
    'The days on which an activity or a day-use offer can be booked by a party, the first first',
  audience: 'anyone',
  input: daysOfOffer,
  output: z.array(z.string()),
  refusals: ['offer_not_found'],
})

export const getAllActivityTypes = endpoint({
  method: 'GET',
  path: '/api/ActivitiesApi/GetAllActivityTypes',
  summary: 'Activity types, without day-use (13)',
  audience: 'anyone',
  input: z.object({}),
  output: z.array(z.object({ ActivityTypeId: z.number(), Name: z.string() })),
  refusals: [],
})
