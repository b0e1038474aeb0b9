import {
  defaultFilters,
  format,
  type ActivityFilters,
} from '@rihla/contract/catalogue/activities-address'
import { offerHref, type OfferLink } from '../catalogue/index.ts'

export const LIST_PATH = '/activities'

/** Path of a search, with its parameters. */
export function searchHref(filters: Partial<ActivityFilters>): string {
  const query = format({ ...defaultFilters, ...filters }).toString()
  return query ? `${LIST_PATH}?${query}` : LIST_PATH
}

/** Path of a detail page. */
export const activityHref = (choice: OfferLink): string => offerHref('/activity', choice)
