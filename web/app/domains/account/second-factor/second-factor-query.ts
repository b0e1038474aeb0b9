import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../platform/api/client.ts'

/** How a member of staff stands with their second factor; refused to anybody else. */
export const secondFactorQuery = (api: ApiClient) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    retry: false,
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => api.call('getSecondFactor', {}, { signal }),
  })
