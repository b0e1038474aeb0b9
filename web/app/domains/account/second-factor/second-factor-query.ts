import { queryOptions } from '@tanstack/react-query'
import staffCalls from 'virtual:staff-calls'
import { addCalls, type ApiClient } from '../../../platform/api/client.ts'

addCalls(staffCalls)

/** Whether the signed-in person is staff, and how they stand with their second factor. */
export const secondFactorQuery = (api: ApiClient) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    retry: false,
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => api.call('getSecondFactor', {}, { signal }),
  })

/** The passkeys of the signed-in member of staff; new together with how they stand. */
export const passkeysQuery = (api: ApiClient) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    retry: false,
    queryKey: ['second-factor', 'passkeys'],
    queryFn: ({ signal }) => api.call('getPasskeys', {}, { signal }),
  })
