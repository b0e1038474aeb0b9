import type { ActivityFilters } from '@rihla/contract/catalogue/activities-address'
import type { ActivityCard } from '@rihla/contract/catalogue/activities'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import { queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../../platform/api/client.ts'
import { cached } from '../../platform/cache/browser-store.ts'
import { ttl } from '../../platform/cache/store.ts'
import { PAGE_SIZE, type PriceBounds, received, wireFilters } from '../catalogue/index.ts'

const requestOf = (filters: ActivityFilters, bounds: PriceBounds): CallInput<'getActivities'> => ({
  PageNumber: filters.page,
  PageSize: PAGE_SIZE,
  Filters: {
    ...wireFilters(filters, bounds),
    ActivityTypeId: filters.activityTypeId ?? undefined,
  },
})

/** One page of a search. */
export const activitySearchQuery = (
  api: ApiClient,
  language: Language,
  filters: ActivityFilters,
  bounds: PriceBounds,
): UseQueryOptions<Paged<ActivityCard>> => {
  const input = requestOf(filters, bounds)
  return {
    queryKey: ['activities', language, input],
    queryFn: async ({ signal }) => received(await api.call('getActivities', input, { signal })),
  }
}

/** Activity types, kept for 3 hours per language. */
export const activityTypesQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['activity-types', language],
    staleTime: ttl.activityTypes,
    queryFn: () =>
      cached(`activity-types:${language}`, ttl.activityTypes, () =>
        api.call('getAllActivityTypes', {}),
      ),
  })
