import type { DayUseCard } from '@rihla/contract/catalogue/day-use'
import { formatDayUses, type DayUseFilters } from '@rihla/contract/catalogue/day-use-address'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import { queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../platform/api/client.ts'
import { cached } from '../../platform/cache/browser-store.ts'
import { ttl } from '../../platform/cache/store.ts'
import { type PriceBounds, received, wireFilters } from '../catalogue/index.ts'

/** One page of a search, kept for 3 hours per language; expiries are looked at when it is shown. */
export const dayUseSearchQuery = (
  api: ApiClient,
  language: Language,
  filters: DayUseFilters,
  bounds: PriceBounds,
): UseQueryOptions<Paged<DayUseCard>> => {
  const input = {
    PageNumber: filters.page,
    PageSize: filters.size,
    Filters: wireFilters(filters, bounds, '12:00:00'),
  }
  const key = `day-uses:${language}:${formatDayUses(filters).toString()}:${bounds.from}-${bounds.to}`
  return {
    queryKey: ['day-uses', language, input],
    staleTime: ttl.dayUses,
    queryFn: ({ signal }) =>
      cached(key, ttl.dayUses, async () =>
        received(await api.call('getDayUses', input, { signal })),
      ),
  }
}

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
