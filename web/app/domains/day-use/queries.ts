import type { Language } from '@rihla/contract/values/language'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../platform/api/client.ts'
import { ttl } from '../../platform/cache/store.ts'
import { received } from '../catalogue/index.ts'

/** The pictures of an offer. */
export const dayUseImagesQuery = (api: ApiClient, language: Language, id: number) =>
  queryOptions({
    queryKey: ['day-use-images', language, id],
    staleTime: ttl.standard,
    queryFn: async ({ signal }) => {
      const input = { PageNumber: 1, PageSize: 20, Filters: id }
      return received(await api.call('getDayUseImages', input, { signal }))
    },
  })
