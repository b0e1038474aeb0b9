import type { SavedModule } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '../../../platform/api/client.ts'
import { prefetchedPage } from '../../../platform/cache/query.tsx'
import type { Page } from '../../../platform/page.ts'
import { parseKind } from '../addresses.ts'

/** The most on one page: what ends later stands under its own kind. */
const MOST_SHOWN = 60

/** Offers whose price ends soon, of one kind or of all. */
export const lastMinuteQuery = (api: ApiClient, language: Language, kind: SavedModule | null) =>
  queryOptions({
    queryKey: ['last-minute', language, kind],
    queryFn: async ({ signal }) => {
      const offers = await api.call(
        'getLastMinuteOffers',
        { ...(kind && { ModuleType: kind }) },
        { signal },
      )
      return offers.slice(0, MOST_SHOWN)
    },
  })

/** Loads what the address asks for, for the first HTML. */
export const loadLastMinute = ({ api, language, url }: Page) =>
  prefetchedPage([lastMinuteQuery(api, language, parseKind(url.searchParams))])
