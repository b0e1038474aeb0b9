import * as z from 'zod/mini'
import { offerImage } from './offer.ts'
import { offerCounts } from './filter-counts.ts'
import { offerDetails, offerImages, offerSearch } from './offer-calls.ts'
import { packageDetailsInput, packageFacts, packageFilters } from './packages.ts'

/** A result card; the price is for a couple. */
export const honeymoonCard = z.object({
  HoneymoonId: z.number(),
  ...packageFacts.card,
  Destinations: z.array(z.object({ CityId: z.number(), CityName: z.string() })),
})
export type HoneymoonCard = z.output<typeof honeymoonCard>

export const getHoneymoons = offerSearch(
  {
    path: '/api/HoneymoonsApi/GetAll',
    summary: 'Honeymoon packages that match the filters, a page at a time',
  },
  packageFilters,
  honeymoonCard,
)

export const getHoneymoonCounts = offerCounts(
  {
    path: '/api/HoneymoonsApi/GetFilterCounts',
    summary: 'How many honeymoons each choice of the filters leaves, and what they cost',
  },
  packageFilters,
)

const addition = z.object({
  HoneymoonAdditionId: z.number(),
  HoneymoonAdditionName: z.string(),
  IconPath: z.nullable(z.string()),
})

/** A detail page; `Duration` is in nights, `City` the first destination. */
export const honeymoonDetails = z.object({
  HoneymoonId: z.number(),
  ...packageFacts.details,
  Duration: z.number(),
  City: z.string(),
  Destinations: z.array(z.object({ CityId: z.number(), CityName: z.string() })),
  Images: z.array(offerImage),
  HoneymoonSteps: z.array(
    z.object({
      HoneymoonStepId: z.number(),
      ...packageFacts.step,
    }),
  ),
  IncludedAdditions: z.array(addition),
  ExcludedAdditions: z.array(addition),
  HoneymoonExtras: z.array(z.object({ HoneymoonExtraId: z.number(), Description: z.string() })),
})
export type HoneymoonDetails = z.output<typeof honeymoonDetails>

export const getHoneymoonDetails = offerDetails(
  {
    path: '/api/HoneymoonsApi/GetHoneymoonDetails',
    summary: 'One honeymoon package on one departure',
  },
  packageDetailsInput,
  honeymoonDetails,
)

export const getHoneymoonImages = offerImages({
  path: '/api/HoneymoonsApi/GetHoneymoonImages',
  summary: 'The pictures of a honeymoon package (Filters is its id), a page at a time',
})
