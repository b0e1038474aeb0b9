import type { ArticleOffer } from '@rihla/contract/blog/fields'
import { PAGE } from '@rihla/contract/blog/limits'
import type { Language } from '@rihla/contract/values/language'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '../../platform/api/client.ts'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import type { ManageAddress } from './addresses.ts'

/** What staff see is never older than the page that shows it. */
const fresh = { staleTime: 0, gcTime: 0 }

export const manageKey = ['writing', 'manage'] as const

export const manageQuery = (api: ApiClient, { state, search, page }: ManageAddress) =>
  queryOptions({
    ...fresh,
    queryKey: [...manageKey, state, search, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.call(
        'getManagedArticles',
        {
          PageNumber: page,
          PageSize: PAGE.manage,
          ...(state !== null && { state }),
          ...(search !== '' && { search }),
        },
        { signal },
      ),
  })

/** An article as it is edited; read once, since what is typed stands on it. */
export const editQuery = (api: ApiClient, id: number) =>
  queryOptions({
    ...fresh,
    queryKey: ['writing', 'edit', id],
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => api.call('getEditableArticle', { id }, { signal }),
  })

export const historyQuery = (api: ApiClient, id: number) =>
  queryOptions({
    ...fresh,
    queryKey: ['writing', 'history', id],
    queryFn: ({ signal }) => api.call('getRevisions', { id }, { signal }),
  })

/** A version never changes. */
export const revisionQuery = (api: ApiClient, id: number, revision: number) =>
  queryOptions({
    queryKey: ['writing', 'revision', id, revision],
    queryFn: ({ signal }) => api.call('getRevision', { id, revision }, { signal }),
  })

const offersQuery = (api: ApiClient, language: Language, offers: readonly ArticleOffer[]) =>
  queryOptions({
    queryKey: ['writing', 'offers', language, offers.map(({ module, id }) => `${module} ${id}`)],
    staleTime: 30_000,
    enabled: offers.length > 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.call('priceArticleOffers', { offers: [...offers] }, { signal, language }),
  })

/** Offers at their price of now, in the language of the page or another. */
export function usePricedOffers(offers: readonly ArticleOffer[], language?: Language) {
  const api = useApi()
  const own = useLanguage()
  return useQuery(offersQuery(api, language ?? own, offers))
}
