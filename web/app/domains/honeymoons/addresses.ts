import { PACKAGE_ADULTS } from '@rihla/contract/catalogue/package-limits'
import { packageSearches, type HoneymoonFilters } from '@rihla/contract/catalogue/packages-address'
import { offerHref, type OfferLink } from '../catalogue/index.ts'

export const LIST_PATH = '/honeymoons'
export const DETAILS_PATH = '/honeymoon'

/** Path of a search, with its parameters. */
export function honeymoonsHref(filters: Partial<HoneymoonFilters> = {}): string {
  const { format, defaults } = packageSearches.honeymoon
  const query = format({ ...defaults, ...filters }).toString()
  return query ? `${LIST_PATH}?${query}` : LIST_PATH
}

/** Path of a detail page. */
export const honeymoonHref = ({ adults, ...choice }: OfferLink): string =>
  offerHref(DETAILS_PATH, {
    ...choice,
    childAges: [],
    adults: Math.min(adults, PACKAGE_ADULTS.max),
  })
