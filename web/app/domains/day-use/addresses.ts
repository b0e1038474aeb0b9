import {
  defaultDayUseFilters,
  formatDayUses,
  MAX_DAY_USE_ADULTS,
  type DayUseFilters,
} from '@rihla/contract/catalogue/day-use-address'
import { offerHref, type OfferLink } from '../catalogue/index.ts'

export const LIST_PATH = '/dayuses'

/** Path of a search, with its parameters. */
export function dayUsesHref(filters: Partial<DayUseFilters>): string {
  const query = formatDayUses({ ...defaultDayUseFilters, ...filters }).toString()
  return query ? `${LIST_PATH}?${query}` : LIST_PATH
}

/** Path of a detail page; a search may be for more adults than one booking takes. */
export const dayUseHref = ({ adults, ...choice }: OfferLink): string =>
  offerHref('/dayuse', { ...choice, adults: Math.min(adults, MAX_DAY_USE_ADULTS) })
