import type { SavedModule } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../platform/api/client.ts'
import { prefetched } from '../../../platform/cache/query.tsx'
import type { Page } from '../../../platform/page.ts'
import { parseShared } from '../addresses.ts'

export type OfferKey = { module: SavedModule; id: number }

/** These offers at their price of now, as far as they are on sale. */
export const tilesQuery = (api: ApiClient, language: Language, offers: readonly OfferKey[]) =>
  queryOptions({
    queryKey: ['tiles', language, offers.map(({ module, id }) => `${module} ${id}`)],
    queryFn: ({ signal }) =>
      offers.length === 0
        ? []
        : api.call(
            'getOfferTiles',
            { Offers: offers.map(({ module, id }) => ({ ModuleType: module, Id: id })) },
            { signal },
          ),
    staleTime: 30_000,
    // A heart that is turned takes one card away, not all of them for a moment.
    placeholderData: keepPreviousData,
  })

/** Loads the list that an address shares, for the first HTML; one's own is known to the browser alone. */
export function loadSaved({ api, language, url }: Page) {
  const shared = parseShared(url.searchParams)
  return prefetched(shared ? [tilesQuery(api, language, shared)] : [])
}
