import type { HoneymoonDetails } from '@rihla/contract/catalogue/honeymoons'
import type { TripDetails } from '@rihla/contract/catalogue/trips'
import type { offerImage } from '@rihla/contract/catalogue/offer'
import type { output } from 'zod/mini'
import type { RouteStep } from './route/route.ts'

/** A day of the itinerary; `html` was sanitised by the server. */
export type ItineraryStep = RouteStep & { key: number; Title: string; html: string }

/**
 * What the page of a package shows, whichever kind it is: the part that the calls spell alike, and
 * under one name each what they don't.
 */
export type PackageView = Omit<
  Pick<HoneymoonDetails & TripDetails, keyof HoneymoonDetails & keyof TripDetails>,
  'Images' | 'IncludedAdditions' | 'ExcludedAdditions'
> & {
  id: number
  cities: readonly string[]
  Images: output<typeof offerImage>[]
  steps: readonly ItineraryStep[]
  included: readonly string[]
  excluded: readonly string[]
  extras: readonly string[]
  /** `4 nights`, `5 days`. */
  length: string
}

type WireStep = Omit<ItineraryStep, 'key' | 'html'> & { Step: string }

/** A step of either kind for the timeline. */
export const toStep = ({ Step: html, ...step }: WireStep, key: number): ItineraryStep => ({
  ...step,
  html,
  key,
})
