import type { Language } from '@rihla/contract/values/language'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { ApiClient } from '../../../platform/api/client.ts'
import { DESK } from '../queries.ts'
import type { Wanted } from './change-draft.ts'

/** What a change would cost now; null: nothing is asked for yet. */
export const changeQuoteQuery = (
  api: ApiClient,
  language: Language,
  id: number,
  wanted: Wanted | null,
) =>
  queryOptions({
    meta: { personal: true },
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryKey: [DESK, 'quoteChangeAtDesk', language, id, wanted],
    queryFn:
      wanted === null
        ? skipToken
        : ({ signal }) => api.call('quoteChangeAtDesk', { id, ...wanted }, { signal }),
  })
