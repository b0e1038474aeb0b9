import { toIsoInstant } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../platform/api/client.ts'
import { kept } from '../../platform/cache/browser-store.ts'
import { ttl } from '../../platform/cache/store.ts'
import { type ActivityFilters } from '@rihla/contract/catalogue/activities-address'
import { toRequest } from './filters.ts'
import type { ActivityChoice } from './stay.ts'

type Bounds = { from: number; to: number }

/** One page of a search. */
export const activitySearchQuery = (
  api: ApiClient,
  language: Language,
  filters: ActivityFilters,
  bounds: Bounds,
) => {
  const input = toRequest(filters, bounds)
  return queryOptions({
    queryKey: ['activities', language, input],
    queryFn: ({ signal }) => api.call('getActivities', input, { signal }),
  })
}

/** One activity on one date. */
export const activityQuery = (
  api: ApiClient,
  language: Language,
  { id, date, adults }: ActivityChoice,
) =>
  queryOptions({
    queryKey: ['activity', language, id, date, adults],
    staleTime: 30_000,
    queryFn: ({ signal }) =>
      api.call(
        'getActivityDetails',
        { Id: id, ArrivalDate: toIsoInstant(date), AdultsCount: adults },
        { signal },
      ),
  })

/** Activity types, kept for 3 hours per language. */
export const activityTypesQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['activity-types', language],
    staleTime: ttl.activityTypes,
    queryFn: () =>
      kept(`activity-types:${language}`, ttl.activityTypes, () =>
        api.call('getAllActivityTypes', {}),
      ),
  })
