import type { AddressCodec } from '@rihla/contract/catalogue/address-codec'
import type { Splash } from '@rihla/contract/catalogue/offer'
import { PACKAGE_PAGE_SIZE } from '@rihla/contract/catalogue/package-limits'
import type { HoneymoonFilters } from '@rihla/contract/catalogue/packages-address'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../platform/api/client.ts'
import type { DateBounds } from '../catalogue/bounds.ts'
import type { PriceBounds } from '../catalogue/filters.ts'
import { readPage } from '../catalogue/read-page.ts'

const MINUTE = 60_000
/** The first HTML was made a moment ago: what it brought isn't asked for again at once. */
const JUST_NOW = 10_000

export type PageAsked = { number: number; size: number }

/** How one kind of package is searched. */
export type PackageSearch<F extends HoneymoonFilters, Card> = {
  /** The first part of the keys of its queries. */
  name: 'honeymoons' | 'trips'
  address: AddressCodec<F>
  dates: (splash: Splash | undefined) => DateBounds
  ask: (
    api: ApiClient,
    asked: { filters: F; bounds: PriceBounds; page: PageAsked },
    signal?: AbortSignal,
  ) => Promise<Paged<Card> | null>
  /** How long an answer counts as fresh, in ms, and what happens to a call that failed. */
  keeping: {
    staleTime: number
    retry?: (failures: number, problem: Error) => boolean
    retryDelay?: (failures: number) => number
  }
  /** How long a page that was fetched ahead of time may wait for its turn, in ms; null fetches none. */
  ahead: number | null
}

export type Searching<F> = {
  api: ApiClient
  language: Language
  filters: F
  bounds: PriceBounds
}

const keyOf = <F extends HoneymoonFilters, Card>(
  { name, address }: PackageSearch<F, Card>,
  { language, filters, bounds }: Searching<F>,
) => [name, language, address.format(filters).toString(), bounds.from, bounds.to] as const

/** One page that was or is being fetched before anybody asked for it. */
export const aheadQuery = <F extends HoneymoonFilters, Card>(
  search: PackageSearch<F, Card>,
  { api, ...asked }: Searching<F>,
  number: number,
) =>
  queryOptions({
    queryKey: ['ahead', ...keyOf(search, { api, ...asked }), number],
    staleTime: search.ahead ?? 0,
    queryFn: async () => {
      const page = { number, size: PACKAGE_PAGE_SIZE }
      return readPage<Card>(await search.ask(api, { ...asked, page }), page.size)
    },
  })

/** Takes the page that was fetched ahead: it counts once, so that asking again asks the server. */
async function takeAhead<Card>(
  client: QueryClient,
  query: ReturnType<typeof aheadQuery<HoneymoonFilters, Card>>,
): Promise<Paged<Card> | null> {
  if (!client.getQueryState(query.queryKey)) return null
  try {
    return await client.fetchQuery(query)
  } catch {
    return null
  } finally {
    client.removeQueries({ queryKey: query.queryKey, exact: true })
  }
}

/** All pages of a search that were loaded so far; somebody who comes back in 10 minutes finds them. */
export const packagesQuery = <F extends HoneymoonFilters, Card>(
  search: PackageSearch<F, Card>,
  searching: Searching<F>,
) => {
  const { api, ...asked } = searching
  return infiniteQueryOptions({
    queryKey: keyOf(search, searching),
    ...search.keeping,
    gcTime: 10 * MINUTE,
    refetchOnMount: ({ state }) => Date.now() - state.dataUpdatedAt > JUST_NOW,
    initialPageParam: 1,
    getNextPageParam: ({ PageNumber, TotalPages }: Paged<Card>) =>
      PageNumber < TotalPages ? PageNumber + 1 : undefined,
    queryFn: async ({ pageParam: number, signal, client }) => {
      const ahead = await takeAhead<Card>(client, aheadQuery(search, searching, number))
      if (ahead) return ahead
      const page = { number, size: PACKAGE_PAGE_SIZE }
      return readPage<Card>(await search.ask(api, { ...asked, page }, signal), page.size)
    },
  })
}

/** The first page, in the shape that the query above keeps its pages in: for the first HTML. */
export const firstPageQuery = <F extends HoneymoonFilters, Card>(
  search: PackageSearch<F, Card>,
  searching: Searching<F>,
) => ({
  queryKey: keyOf(search, searching),
  queryFn: async () => {
    const { api, ...asked } = searching
    const page = { number: 1, size: PACKAGE_PAGE_SIZE }
    const first = readPage<Card>(await search.ask(api, { ...asked, page }), page.size)
    return { pages: [first], pageParams: [1] }
  },
})

/** How many there are at all, whatever is being searched. */
export const allPackagesQuery = <F extends HoneymoonFilters, Card>(
  search: PackageSearch<F, Card>,
  { api, language, bounds }: Omit<Searching<F>, 'filters'>,
) =>
  queryOptions({
    queryKey: [search.name, 'count', language],
    staleTime: 10 * MINUTE,
    queryFn: async () => {
      const asked = { filters: search.address.defaults, bounds, page: { number: 1, size: 1 } }
      return readPage<Card>(await search.ask(api, asked), 1).TotalRecords
    },
  })
