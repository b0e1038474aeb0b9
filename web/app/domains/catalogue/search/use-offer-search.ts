import type { AddressCodec, OfferFilters } from '@rihla/contract/catalogue/address-codec'
import type { Splash } from '@rihla/contract/catalogue/offer'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import { useQueries, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ApiClient } from '../../../platform/api/client.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { priceBounds, type DateBounds } from '../date-bounds.ts'
import { mayGoTo, type PriceBounds } from '../filters/filter-request.ts'
import { problemText, referenceOf, type ProblemTexts } from '../problem-text.ts'
import { destinationsQuery, splashQuery } from '../queries.ts'

/** How one kind of offer is searched. */
export type SearchKind<F extends OfferFilters, Card> = {
  address: AddressCodec<F>
  /** Results of a page. */
  sizeOf: (filters: F) => number
  dates: (splash: Splash | undefined) => DateBounds
  query: (
    api: ApiClient,
    language: Language,
    filters: F,
    bounds: PriceBounds,
  ) => UseQueryOptions<Paged<Card>>
}
type SearchTexts = ProblemTexts & { problemTitle: string }

/** Filters from the address, and their results: one page, or in Load More mode several. */
export function useOfferSearch<F extends OfferFilters, Card>(
  kind: SearchKind<F, Card>,
  texts: SearchTexts,
) {
  const { address, query } = kind
  const api = useApi()
  const language = useLanguage()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const filters = useMemo(() => address.parse(params), [address, params])
  const [appending, setAppending] = useState(false)
  const [extra, setExtra] = useState(0)

  const splash = useQuery(splashQuery(api, language))
  const cities = useQuery(destinationsQuery(api, language)).data ?? []
  const bounds = priceBounds(splash.data)
  const results = useQueries({
    queries: Array.from({ length: extra + 1 }, (_, at) =>
      query(api, language, { ...filters, page: filters.page + at }, bounds),
    ),
  })
  const first = results[0]?.data
  const last = results.findLast(({ data }) => data)?.data
  const inFlight = results.some(({ isFetching }) => isFetching)
  const problem = results.find(({ error }) => error)?.error ?? null
  const { problemTitle: title, failed, empty } = texts
  const totalPages = first?.TotalPages ?? 0

  useEffect(() => {
    if (problem) showToast({ title, text: problemText(problem, { failed, empty }), tone: 'bad' })
  }, [problem, title, failed, empty])

  const apply = (change: Partial<F>): void => {
    setExtra(0)
    const text = address.format({ ...filters, page: 1, ...change }).toString()
    void navigate({ search: text && `?${text}` }, { replace: true, preventScrollReset: true })
  }
  const shown = last?.PageNumber ?? filters.page
  const cards = results.flatMap(({ data }) => data?.Data ?? [])
  const firstShown = (filters.page - 1) * kind.sizeOf(filters) + 1
  const total = first?.TotalRecords ?? 0
  return {
    filters,
    apply,
    reset: () => apply(address.defaults),
    cities,
    cityName: cities.find(({ CityId }) => CityId === filters.cityId)?.CityName,
    bounds,
    dates: kind.dates(splash.data),
    cards,
    total,
    totalPages,
    firstShown,
    lastShown: Math.min(total, firstShown + Math.max(cards.length, 1) - 1),
    loading: results[0]?.isPending ?? true,
    inFlight,
    problem: problem && problemText(problem, texts),
    reference: referenceOf(problem),
    retry: () => results.forEach((result) => result.error && void result.refetch()),
    mayGoTo: (page: number) => mayGoTo(page, { page: filters.page, totalPages, inFlight }),
    hrefOf: (page: number) => ({ search: `?${address.format({ ...filters, page }).toString()}` }),
    appending,
    setAppending: (on: boolean) => (setAppending(on), setExtra(0)),
    loadMore: () =>
      mayGoTo(shown + 1, { page: shown, totalPages, inFlight }) && setExtra(extra + 1),
    hasMore: shown < totalPages,
  }
}

/** A search as its frame sees it: what is particular to the kind stays with the kind. */
export type OfferSearch<F extends OfferFilters = OfferFilters, Card = unknown> = ReturnType<
  typeof useOfferSearch<F, Card>
>
