import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../platform/api/client.ts'

/** Whom the reader takes along; for who is signed in. */
export const companionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['companions'],
    meta: { personal: true },
    queryFn: () => api.call('getCompanions', {}),
  })
