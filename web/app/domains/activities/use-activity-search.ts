import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useApi } from '../../platform/api/use-api.ts'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { showToast } from '../../ui/toast.ts'
import { activityDates, destinationsQuery, priceBounds, splashQuery } from '../catalogue/index.ts'
import { format, parse, type ActivityFilters } from '@rihla/contract/catalogue/activities-address'
import { mayGoTo, PAGE_SIZE } from './filters.ts'
import { activitySearchQuery, activityTypesQuery } from './queries.ts'
import { useActivitiesText } from './use-activities-text.ts'

/** Filters from the address, and their results: one page, or in Load More mode several. */
export function useActivitySearch() {
  const t = useActivitiesText()
  const api = useApi()
  const language = useLanguage()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const filters = useMemo(() => parse(params), [params])
  const [appending, setAppending] = useState(false)
  const [extra, setExtra] = useState(0)

  const splash = useQuery(splashQuery(api, language))
  const cities = useQuery(destinationsQuery(api, language))
  const types = useQuery(activityTypesQuery(api, language))
  const bounds = priceBounds(splash.data)
  const results = useQueries({
    queries: Array.from({ length: extra + 1 }, (_, at) =>
      activitySearchQuery(api, language, { ...filters, page: filters.page + at }, bounds),
    ),
  })
  const first = results[0]?.data
  const last = results.findLast(({ data }) => data)?.data
  const inFlight = results.some(({ isFetching }) => isFetching)
  const problem = results.find(({ error }) => error)?.error ?? null
  const totalPages = first?.TotalPages ?? 0

  useEffect(() => {
    if (problem)
      showToast({
        title: t('searchError'),
        text: problem.message || t('searchFailed'),
        tone: 'bad',
      })
  }, [problem, t])

  const apply = (change: Partial<ActivityFilters>): void => {
    setExtra(0)
    const query = format({ ...filters, page: 1, ...change }).toString()
    void navigate({ search: query && `?${query}` }, { replace: true, preventScrollReset: true })
  }
  const shown = last?.PageNumber ?? filters.page
  return {
    filters,
    apply,
    options: {
      cities: cities.data ?? [],
      types: types.data ?? [],
      bounds,
      dates: activityDates(splash.data),
    },
    cards: results.flatMap(({ data }) => data?.Data ?? []),
    total: first?.TotalRecords ?? 0,
    totalPages,
    firstShown: (filters.page - 1) * PAGE_SIZE + 1,
    loading: results[0]?.isPending ?? true,
    inFlight,
    problem,
    retry: () => results.forEach((result) => result.error && void result.refetch()),
    mayGoTo: (page: number) => mayGoTo(page, { page: filters.page, totalPages, inFlight }),
    hrefOf: (page: number) => ({ search: `?${format({ ...filters, page }).toString()}` }),
    appending,
    setAppending: (on: boolean) => (setAppending(on), setExtra(0)),
    loadMore: () =>
      mayGoTo(shown + 1, { page: shown, totalPages, inFlight }) && setExtra(extra + 1),
    hasMore: shown < totalPages,
  }
}

export type ActivitySearch = ReturnType<typeof useActivitySearch>
