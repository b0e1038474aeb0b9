import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { paged, pagedRequest } from '../envelope.ts'
import { idField } from '../values/fields.ts'
import { offerImage } from './offer.ts'
import {
  packageCard,
  packageDetails,
  packageDetailsInput,
  packageFilters,
  packageStepPlace,
} from './packages.ts'

export const honeymoonFilters = packageFilters

/** A result card; the price is for a couple. */
export const honeymoonCard = z.object({
  HoneymoonId: z.number(),
  ...packageCard,
  Destinations: z.array(z.object({ CityId: z.number(), CityName: z.string() })),
})
export type HoneymoonCard = z.output<typeof honeymoonCard>

export const getHoneymoons = endpoint({
  method: 'POST',
  path: '/api/HoneymoonsApi/GetAll',
  summary: 'Honeymoon packages that match the filters, a page at a time',
  audience: 'anyone',
  input: pagedRequest(z._default(z.nullable(honeymoonFilters), null)),
  output: paged(honeymoonCard),
  refusals: [],
  idempotentBy: 'changes nothing',
})

const addition = z.object({
  HoneymoonAdditionId: z.number(),
  HoneymoonAdditionName: z.string(),
  IconPath: z.nullable(z.string()),
})

/** A detail page; `Duration` is in nights, `City` the first destination. */
export const honeymoonDetails = z.object({
  HoneymoonId: z.number(),
  ...packageDetails,
  Duration: z.number(),
  City: z.string(),
  Destinations: z.array(z.object({ CityId: z.number(), CityName: z.string() })),
  Images: z.array(offerImage),
  HoneymoonSteps: z.array(
    z.object({
      HoneymoonStepId: z.number(),
      Order: z.number(),
      /** HTML, sanitised. */
      Step: z.string(),
      ...packageStepPlace,
    }),
  ),
  IncludedAdditions: z.array(addition),
  ExcludedAdditions: z.array(addition),
  HoneymoonExtras: z.array(z.object({ HoneymoonExtraId: z.number(), Description: z.string() })),
})
export type HoneymoonDetails = z.output<typeof honeymoonDetails>

export const getHoneymoonDetails = endpoint({
  method: 'POST',
  path: '/api/HoneymoonsApi/GetHoneymoonDetails',
  summary: 'One honeymoon package on one departure',
  audience: 'anyone',
  input: packageDetailsInput,
  output: honeymoonDetails,
  refusals: ['offer_not_found'],
  idempotentBy: 'changes nothing',
})

export const getHoneymoonImages = endpoint({
  method: 'POST',
  path: '/api/HoneymoonsApi/GetHoneymoonImages',
  summary: 'The pictures of a honeymoon package (Filters is its id), a page at a time',
  audience: 'anyone',
  input: pagedRequest(idField),
  output: paged(offerImage),
  refusals: ['offer_not_found'],
  idempotentBy: 'changes nothing',
})
