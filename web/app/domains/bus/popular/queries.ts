import type { Language } from '@rihla/contract/values/language'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../platform/api/client.ts'

const FRESH_MS = 5 * 60_000

/** Where most people travel within the next days; without it the page goes on. */
export const popularRoutesQuery = (api: ApiClient, language: Language) =>
  queryOptions({
    queryKey: ['bus-popular', language],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => api.call('getPopularRoutes', {}, { signal }),
  })
