import {
  staySearches,
  type StayFilters,
  type StayKind,
} from '@rihla/contract/catalogue/stays-address'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { SiteContext } from '../../../platform/site.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { destinationsQuery, priceBounds, splashQuery } from '../../catalogue/index.ts'
import { stayCountQuery, staySearchQuery } from '../queries.ts'
import { failureOf } from './search-failure.ts'
import { isNarrowed, narrowing } from './search-request.ts'
import { clampFilters } from './clamp-filters.ts'
import { stayDays, type Days } from '../dates/stay-days.ts'
import { useStaysText } from '../use-stays-text.ts'

type Change = Partial<StayFilters>

/** The filters in force, from the address; and those being chosen, until Search is pressed. */
function useFilters(kind: StayKind, days: Days) {
  const t = useStaysText()
  const navigate = useNavigate()
  const { parse, format, defaults } = staySearches[kind]
  const [params] = useSearchParams()
  const applied = useMemo(() => parse(params), [parse, params])
  const [changes, setChanges] = useState<Change>({})
  const go = (wanted: StayFilters): void => {
    const { filters, moved } = clampFilters(wanted, days)
    if (moved) showToast({ title: t('datesAdjusted'), tone: 'info' })
    const query = format(filters).toString()
    void navigate({ search: query && `?${query}` }, { replace: true, preventScrollReset: true })
  }
  return {
    applied,
    draft: { ...applied, ...changes },
    changed: Object.keys(changes).length > 0,
    /** Chooses; nothing is searched yet. */
    change: (change: Change) => setChanges({ ...changes, ...change }),
    /** Searches with what was chosen. */
    search: (change: Change = {}) => {
      setChanges({})
      go({ ...applied, ...changes, ...change })
    },
    /** Takes effect at once, and leaves what is being chosen as it is. */
    apply: (change: Change) => {
      setChanges(Object.fromEntries(Object.entries(changes).filter(([name]) => !(name in change))))
      go({ ...applied, ...change })
    },
    reset: () => (setChanges({}), go(defaults)),
  }
}

/** A search of hotels or cruises: filters, results so far, and the way to more. */
export function useStaySearch(kind: StayKind) {
  const t = useStaysText()
  const api = useApi()
  const language = useLanguage()
  const { serverTime } = useContext(SiteContext)
  const splash = useQuery(splashQuery(api, language))
  const days = stayDays(splash.data, new Date(serverTime))
  const bounds = priceBounds(splash.data)
  const filters = useFilters(kind, days)
  const cities = useQuery(destinationsQuery(api, language)).data ?? []
  const { applied } = filters
  const asked = clampFilters(applied, days)
  const results = useInfiniteQuery(staySearchQuery(api, language, kind, asked.filters, bounds))
  const pages = results.data?.pages ?? []
  const total = pages[0]?.TotalRecords ?? 0
  const narrowed = isNarrowed(applied)
  const wide = useQuery({
    ...stayCountQuery(api, language, kind, { ...asked.filters, ...narrowing }, bounds),
    enabled: narrowed && results.isSuccess,
  })
  const said = results.error && failureOf(results.error)
  const problem = said && ('text' in said ? said.text : textOf(said.key))
  function textOf(key: Extract<typeof said, { key: string }>['key']): string {
    return key === 'searchFailed' ? t(`searchFailed-${kind}`) : t(key)
  }

  const moreFailed = results.isFetchNextPageError
  useEffect(() => {
    if (!problem) return
    if (moreFailed) showToast({ title: t('error'), text: t('loadMoreFailed'), tone: 'bad' })
    else if (kind === 'cruise')
      showToast({ title: t('searchError'), text: t('searchFailed-cruise'), tone: 'bad' })
  }, [problem, moreFailed, kind, t])
  // What the address asks for and can't be had is said once, and the address put right.
  const { moved } = asked
  const adjust = filters.apply
  useEffect(() => {
    if (moved && !splash.isPending) adjust({})
    // oxlint-disable-next-line react/exhaustive-deps -- `adjust` is new on every rendering
  }, [moved, splash.isPending])
  return {
    kind,
    ...filters,
    days,
    bounds,
    cities,
    cityName: cities.find(({ CityId }) => CityId === applied.cityId)?.CityName,
    cards: pages.flatMap(({ Data }) => Data),
    total,
    /** How many there would be without narrowing filters, once known. */
    wideTotal: narrowed ? (wide.data ?? null) : total,
    loading: results.isPending,
    problem: problem && !moreFailed ? problem : null,
    moreFailed,
    reference: results.error instanceof ApiProblem ? results.error.requestId : null,
    retry: () => void results.refetch(),
    hasMore: results.hasNextPage,
    loadingMore: results.isFetchingNextPage,
    loadMore: () => void (results.isFetching || results.fetchNextPage()),
  }
}
export type StaySearch = ReturnType<typeof useStaySearch>
