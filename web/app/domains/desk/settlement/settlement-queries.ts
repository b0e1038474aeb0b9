import type { deskCalls } from '@rihla/contract/desk/calls'
import type { OutputOf } from '@rihla/contract/endpoint'
import type { ListedState } from '@rihla/contract/desk/settlement/states'
import type { Language } from '@rihla/contract/values/language'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../platform/api/client.ts'
import type { Period } from '../money/use-period.ts'
import { DESK } from '../queries.ts'

export type Settlement = OutputOf<(typeof deskCalls)['getSettlement']>

/** Which of the movements that differ are looked at. */
export type Listed = { readonly state: ListedState | null; readonly page: number }

/** What both sides have of a period, with a page of what differs. */
export const settlementQuery = (
  api: ApiClient,
  language: Language,
  { from: From, to: To }: Period,
  { state, page: Page }: Listed,
) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    // Rows of another period never stand under this one's days.
    placeholderData: (before: Settlement | undefined, query) =>
      query?.queryKey[3] === From && query.queryKey[4] === To ? before : undefined,
    queryKey: [DESK, 'getSettlement', language, From, To, state, Page],
    queryFn: ({ signal }) =>
      api.call('getSettlement', { From, To, State: state ?? undefined, Page }, { signal }),
  })

export const settlementFilesQuery = (api: ApiClient) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    queryKey: [DESK, 'getSettlementFiles'],
    queryFn: ({ signal }) => api.call('getSettlementFiles', {}, { signal }),
  })
