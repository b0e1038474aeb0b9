import type { HoneymoonFilters } from '@rihla/contract/catalogue/packages-address'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import {
  type BadAnswer,
  BadAnswerProblem,
  destinationsQuery,
  priceBounds,
  problemText,
  referenceOf,
  splashQuery,
} from '../../catalogue/index.ts'
import {
  aheadQuery,
  allPackagesQuery,
  packageBounds,
  packagesQuery,
  type PackageSearch,
  type PricedCard,
  type Searching,
} from './package-search.ts'

/** What a kind says when its search fails. */
export type SearchTexts = Record<BadAnswer, string> & {
  failed: string
  /** The next page didn't come. */
  moreFailed: string
  /** Title of toasts. */
  error: string
  /** Whether a failed search says so in a toast, too. */
  toastsFailure: boolean
}

/** A failure in the reader's words: what was wrong with the answer, what the server said, or ours. */
export function searchFailure(problem: Error, texts: SearchTexts): string {
  if (problem instanceof BadAnswerProblem) return texts[problem.key]
  return problemText(problem, { failed: texts.failed, empty: texts.noData })
}

/** The filters, which the address holds; a change starts from the first page. */
function useFilters<F extends HoneymoonFilters>({
  parse,
  format,
  defaults,
}: {
  parse: (address: URLSearchParams) => F
  format: (filters: F) => URLSearchParams
  defaults: F
}) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const filters = useMemo(() => parse(params), [parse, params])
  const go = (wanted: F): void => {
    const query = format(wanted).toString()
    void navigate({ search: query && `?${query}` }, { replace: true, preventScrollReset: true })
  }
  return {
    filters,
    apply: (change: Partial<F>) => go({ ...filters, ...change }),
    reset: () => go(defaults),
  }
}

/** The pages of a search, as many as were asked for; the next one is fetched ahead of time. */
function usePages<F extends HoneymoonFilters, Card extends PricedCard, Input>(
  kind: PackageSearch<F, Card, Input>,
  searching: Searching<F>,
) {
  const client = useQueryClient()
  const query = packagesQuery(kind, searching)
  const results = useInfiniteQuery(query)
  const pages = results.data?.pages ?? []
  const last = pages.at(-1)
  const next = last && !results.isFetching && results.hasNextPage ? last.PageNumber + 1 : null
  // With fewer pages than were shown, the list starts again from the first.
  const beyond = last !== undefined && last.PageNumber > Math.max(1, last.TotalPages)
  useEffect(() => {
    if (next !== null && kind.ahead !== null)
      void client.prefetchQuery(aheadQuery(kind, searching, next))
    // oxlint-disable-next-line react/exhaustive-deps -- `searching` is new on every rendering; its key isn't
  }, [client, kind, next, query.queryKey.join('\n')])
  useEffect(() => {
    if (beyond) void client.resetQueries({ queryKey: query.queryKey, exact: true })
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [client, beyond])
  return { results, pages }
}

/** A search of packages: filters, results so far, and the way to more. */
export function usePackageSearch<F extends HoneymoonFilters, Card extends PricedCard, Input>(
  kind: PackageSearch<F, Card, Input>,
  texts: SearchTexts,
) {
  const api = useApi()
  const language = useLanguage()
  const splash = useQuery(splashQuery(api, language))
  const cities = useQuery(destinationsQuery(api, language)).data ?? []
  const all = useQuery(allPackagesQuery(kind, { api, language })).data
  const bounds = packageBounds(priceBounds(splash.data), all)
  const { filters, apply, reset } = useFilters(kind.address)
  const { results, pages } = usePages(kind, { api, language, filters, bounds })

  const moreFailed = results.isFetchNextPageError
  const problem = results.error && searchFailure(results.error, texts)
  const { error: title, moreFailed: moreText, toastsFailure } = texts
  useEffect(() => {
    if (!problem) return
    if (moreFailed) showToast({ title, text: moreText, tone: 'bad' })
    else if (toastsFailure) showToast({ title, text: problem, tone: 'bad' })
  }, [problem, moreFailed, title, moreText, toastsFailure])

  const cards = pages.flatMap(({ Data }) => Data)
  return {
    filters,
    apply,
    reset,
    cities,
    cityName: cities.find(({ CityId }) => CityId === filters.cityId)?.CityName,
    bounds,
    /** How many there are at all. */
    count: all?.count ?? 0,
    dates: kind.dates(splash.data),
    cards,
    total: pages.at(-1)?.TotalRecords ?? 0,
    firstShown: 1,
    lastShown: cards.length,
    loading: results.isPending,
    adding: results.isFetchingNextPage,
    problem,
    reference: referenceOf(results.error),
    retry: () => void results.refetch(),
    hasMore: results.hasNextPage,
    loadingMore: results.isFetchingNextPage,
    moreFailed,
    loadMore: () => void (results.isFetchingNextPage || results.fetchNextPage()),
  }
}
