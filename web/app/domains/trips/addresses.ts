import { PACKAGE_ADULTS } from '@rihla/contract/catalogue/package-limits'
import { packageSearches, type TripFilters } from '@rihla/contract/catalogue/packages-address'
import { offerHref, type OfferLink } from '../catalogue/index.ts'

export const LIST_PATH = '/trips'
export const DETAILS_PATH = '/trip'

/** Path of a search, with its parameters. */
export function tripsHref(filters: Partial<TripFilters> = {}): string {
  const { format, defaults } = packageSearches.trip
  const query = format({ ...defaults, ...filters }).toString()
  return query ? `${LIST_PATH}?${query}` : LIST_PATH
}

/** Path of a detail page. */
export const tripHref = ({ adults, ...choice }: OfferLink): string =>
  offerHref(DETAILS_PATH, { ...choice, adults: Math.min(adults, PACKAGE_ADULTS.max) })
