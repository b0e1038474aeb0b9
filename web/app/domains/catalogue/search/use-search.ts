import { hashKey, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { SiteContext } from '../../../platform/site.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { priceBounds } from '../date-bounds.ts'
import { mayGoTo } from '../filters/filter-request.ts'
import { referenceOf } from '../problem-text.ts'
import { destinationsQuery, splashQuery } from '../queries.ts'
import { type FailureTexts, searchFailure } from './search-failure.ts'
import {
  type AnySearchKind,
  type AllOffers,
  countQuery,
  raisedBounds,
  type SearchFilters,
  type Searching,
  type SearchKind,
  searchQuery,
} from '../asking/search-query.ts'

/** A toast with the text of the failure, unless it has its own. */
type FailureToast = { title: string; text?: string }

/** What a kind says when its search fails, or its next page doesn't come. */
type SearchTexts = FailureTexts & {
  /** Where a failed search says so in a toast, too. */
  toast?: FailureToast
  moreToast: FailureToast
}

/** Filters whose address hasn't come yet, and the addresses that may still be seen on the way to it. */
type Pending<F> = { wanted: F; to: string; past: readonly string[] }

/** The filters, which the address holds; a change starts from the first page. */
function useFilters<F extends SearchFilters>({
  parse,
  format,
  defaults,
}: SearchKind<F, unknown, unknown>['address']) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const filters = useMemo(() => parse(params), [parse, params])
  const addressOf = (wanted: F) => {
    const query = format(wanted).toString()
    return { search: query && `?${query}` }
  }
  const here = addressOf(filters).search
  const [pending, setPending] = useState<Pending<F> | null>(null)
  const onTheWay = pending && pending.to !== here && pending.past.includes(here) ? pending : null
  // The address has come, or another one.
  if (pending !== onTheWay) setPending(null)
  const chosen = onTheWay?.wanted ?? filters
  const go = (wanted: F): void => {
    const to = addressOf(wanted)
    const past = onTheWay ? [...onTheWay.past, onTheWay.to] : [here]
    setPending({ wanted, to: to.search, past })
    void navigate(to, { replace: true, preventScrollReset: true })
  }
  return {
    filters,
    /** The filters as they were chosen last, which the address takes a moment to say. */
    chosen,
    apply: (change: Partial<F>) => go({ ...chosen, page: 1, ...change }),
    reset: () => go(defaults),
    /** The address of another page of the same search. */
    hrefOf: (page: number) => addressOf({ ...filters, page }),
  }
}

/** The pages of a search, as many as were asked for; the next one is fetched ahead where the kind says so. */
function usePages<F extends SearchFilters, Card, Input>(
  kind: SearchKind<F, Card, Input>,
  searching: Searching<F>,
) {
  const client = useQueryClient()
  const query = searchQuery(kind, searching)
  const key = query.queryKey
  const results = useInfiniteQuery(query)
  const pages = results.data?.pages ?? []
  const last = pages.at(-1)
  const next = last && !results.isFetching && results.hasNextPage ? last.PageNumber + 1 : null
  // With fewer pages than were shown, the list starts again from the first.
  const beyond = pages.length > 1 && last !== undefined && last.PageNumber > last.TotalPages
  useEffect(() => {
    if (next !== null && kind.ahead) void client.prefetchQuery(kind.ahead.query(searching, next))
    // oxlint-disable-next-line react/exhaustive-deps -- `searching` is new on every rendering; its key isn't
  }, [client, kind, next, hashKey(key)])
  useEffect(() => {
    if (beyond) void client.resetQueries({ queryKey: key, exact: true })
    // oxlint-disable-next-line react/exhaustive-deps -- `key` is new on every rendering, too
  }, [client, beyond])
  /** Leaves the first of the pages that were loaded. */
  const keepFirst = (): void => {
    const [page] = pages
    if (!page) return
    const data = { pages: [page], pageParams: [page.PageNumber] }
    client.setQueryData(key, data, { updatedAt: results.dataUpdatedAt })
  }
  return { results, pages, keepFirst }
}

/** A failed search, and a next page that didn't come, in the reader's words; toasts say them once. */
function useFailure(
  {
    error,
    isFetchNextPageError: moreFailed,
  }: { error: Error | null; isFetchNextPageError: boolean },
  texts: SearchTexts,
) {
  const problem = error && searchFailure(error, texts)
  const toast = moreFailed ? texts.moreToast : texts.toast
  const title = toast?.title
  const text = toast?.text ?? problem
  useEffect(() => {
    if (error && title && text) showToast({ title, text, tone: 'bad' })
  }, [error, title, text])
  return { problem: moreFailed ? null : problem, moreFailed, reference: referenceOf(error) }
}

/** Of a kind that doesn't ask how many there are at all. */
const noneAtAll = { queryKey: ['all'], enabled: false, queryFn: () => ({ count: 0, dearest: 0 }) }

/** A search: filters from the address, results so far, and the ways to more. */
export function useSearch<F extends SearchFilters, Card, Input>(
  kind: SearchKind<F, Card, Input>,
  texts: SearchTexts,
) {
  const api = useApi()
  const language = useLanguage()
  const { serverTime } = useContext(SiteContext)
  const splash = useQuery(splashQuery(api, language))
  const cities = useQuery(destinationsQuery(api, language)).data ?? []
  const all = useQuery<AllOffers>(kind.all?.({ api, language }) ?? noneAtAll).data
  const bounds = raisedBounds(priceBounds(splash.data), all)
  const dates = kind.dates(splash.data, new Date(serverTime))
  const { filters, ...address } = useFilters(kind.address)
  const asked = { api, language, bounds, filters: kind.fit ? kind.fit(filters, dates) : filters }
  const { results, pages, keepFirst } = usePages(kind, asked)
  const failure = useFailure(results, texts)
  const [adding, setAdding] = useState(false)

  const first = filters.page ?? 1
  const cards = pages.flatMap(({ Data }) => Data)
  const total = pages.at(-1)?.TotalRecords ?? 0
  const totalPages = pages[0]?.TotalPages ?? 0
  const firstShown = (first - 1) * kind.sizeOf(filters) + 1
  const inFlight = results.isFetching
  return {
    filters,
    ...address,
    ...failure,
    /** What the calls are asked with. */
    asked,
    /** How many there would be with a change of the filters. */
    countOf: (change: Partial<F>) => {
      const changed = { ...filters, ...change }
      return countQuery(kind, { ...asked, filters: kind.fit ? kind.fit(changed, dates) : changed })
    },
    /**
     * How the choices of the filters are counted, and what is asked for. Kinds differ in both, which no type of one
     * panel for all can say: what is asked for is of this very kind.
     */
    counted: { kind: kind as unknown as AnySearchKind, asked: asked as Searching<SearchFilters> },
    cities,
    cityName: cities.find(({ CityId }) => CityId === filters.cityId)?.CityName,
    bounds,
    /** How many there are at all, where the kind asks for it. */
    count: all?.count ?? 0,
    dates,
    /** Whether the settings, and with them the dates, are still on their way. */
    settling: splash.isPending,
    cards,
    total,
    totalPages,
    firstShown,
    lastShown: Math.min(total, firstShown + Math.max(cards.length, 1) - 1),
    loading: results.isPending,
    retry: () => void results.refetch(),
    /** Whether the same search finds more in a moment. */
    coming: pages.some((page) => 'coming' in page),
    mayGoTo: (page: number) => mayGoTo(page, { page: first, totalPages, inFlight }),
    /** Whether more results are added to the page, where the address names pages. */
    appending: adding || pages.length > 1,
    setAppending: (on: boolean) => (setAdding(on), keepFirst()),
    hasMore: results.hasNextPage,
    loadingMore: results.isFetchingNextPage,
    loadMore: () => void (inFlight || results.fetchNextPage()),
  }
}

/** A search as its page sees it. */
export type Search<F extends SearchFilters, Card = unknown> = ReturnType<
  typeof useSearch<F, Card, unknown>
>
