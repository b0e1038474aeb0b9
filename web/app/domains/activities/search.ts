import type { ActivityCard } from '@rihla/contract/catalogue/activities'
import {
  defaultFilters,
  format,
  parse,
  type ActivityFilters,
} from '@rihla/contract/catalogue/activities-address'
import type { CallInput } from '../../platform/api/client.ts'
import { activityDates, PAGE_SIZE, type SearchKind, wireFilters } from '../catalogue/index.ts'

/** How activities are searched. */
export const activitySearch: SearchKind<
  ActivityFilters,
  ActivityCard,
  CallInput<'getActivities'>
> = {
  name: 'activities',
  address: { defaults: defaultFilters, parse, format },
  sizeOf: () => PAGE_SIZE,
  dates: activityDates,
  request: (filters, bounds, { number, size }) => ({
    PageNumber: number,
    PageSize: size,
    Filters: {
      ...wireFilters(filters, bounds),
      ActivityTypeId: filters.activityTypeId ?? undefined,
    },
  }),
  call: (api, input, { signal }) => api.call('getActivities', input, { signal }),
  counts: (api, input, { signal }) => api.call('getActivityCounts', input, { signal }),
  caching: {},
}
