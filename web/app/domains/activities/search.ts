import type { ActivityCard } from '@rihla/contract/catalogue/activities'
import {
  defaultFilters,
  format,
  parse,
  type ActivityFilters,
} from '@rihla/contract/catalogue/activities-address'
import { activityDates, PAGE_SIZE, type SearchKind } from '../catalogue/index.ts'
import { activitySearchQuery } from './queries.ts'

/** How activities are searched. */
export const activitySearch: SearchKind<ActivityFilters, ActivityCard> = {
  address: { defaults: defaultFilters, parse, format },
  sizeOf: () => PAGE_SIZE,
  dates: activityDates,
  query: activitySearchQuery,
}
