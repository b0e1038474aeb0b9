import type { Language } from '@rihla/contract/values/language'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../platform/api/client.ts'
import { cached } from '../../platform/cache/browser-store.ts'
import { ttl } from '../../platform/cache/store.ts'

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
