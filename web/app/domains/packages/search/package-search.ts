import type { AddressCodec } from '@rihla/contract/catalogue/address-codec'
import type { Splash } from '@rihla/contract/catalogue/offer'
import { PACKAGE_PAGE_SIZE } from '@rihla/contract/catalogue/package-limits'
import type { HoneymoonFilters } from '@rihla/contract/catalogue/packages-address'
import type { Paged } from '@rihla/contract/envelope'
import { orderTypes } from '@rihla/contract/values/enumerations'
import type { Language } from '@rihla/contract/values/language'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../../platform/api/client.ts'
import { type DateBounds, type PriceBounds, readPage } from '../../catalogue/index.ts'

const MINUTE = 60_000
/**
 * What the first HTML brought isn't asked for again at once. It was made a moment ago: the server keeps
 * a page for ten seconds, and our scripts may take as long to come over a slow line.
 */
const JUST_NOW = 30_000

export type PricedCard = { Price: number; OfferPrice: number | null }
export type PageRequest = { number: number; size: number }

/** How one kind of package is searched. */
export type PackageSearch<F extends HoneymoonFilters, Card extends PricedCard, Input> = {
  /** The first part of the keys of its queries. */
  name: 'honeymoons' | 'trips'
  address: AddressCodec<F>
  dates: (splash: Splash | undefined) => DateBounds
  /** What the call is asked with. */
  request: (filters: F, bounds: PriceBounds, page: PageRequest) => Input
  call: (api: ApiClient, input: Input, signal?: AbortSignal) => Promise<Paged<Card> | null>
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

const FIRST = { number: 1, size: PACKAGE_PAGE_SIZE } as const

const keyOf = <F extends HoneymoonFilters, Card extends PricedCard, Input>(
  { name, request }: PackageSearch<F, Card, Input>,
  { language, filters, bounds }: Searching<F>,
) => [name, language, request(filters, bounds, FIRST)] as const

const pageOf = async <F extends HoneymoonFilters, Card extends PricedCard, Input>(
  { request, call }: PackageSearch<F, Card, Input>,
  { api, filters, bounds }: Searching<F>,
  number: number,
  signal?: AbortSignal,
): Promise<Paged<Card>> => {
  const input = request(filters, bounds, { number, size: PACKAGE_PAGE_SIZE })
  return readPage<Card>(await call(api, input, signal), PACKAGE_PAGE_SIZE)
}

type PageQuery<Card> = {
  queryKey: readonly unknown[]
  staleTime: number
  queryFn: () => Promise<Paged<Card>>
}

/** One page that was or is being fetched before anybody asked for it. */
export const aheadQuery = <F extends HoneymoonFilters, Card extends PricedCard, Input>(
  search: PackageSearch<F, Card, Input>,
  searching: Searching<F>,
  number: number,
): PageQuery<Card> => ({
  queryKey: ['ahead', ...keyOf(search, searching), number],
  staleTime: search.ahead ?? 0,
  queryFn: () => pageOf(search, searching, number),
})

/** Takes the page that was fetched ahead: it counts once, so that asking again asks the server. */
async function takeAhead<Card>(
  client: QueryClient,
  query: PageQuery<Card>,
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

/** All pages of a search that were loaded so far; a traveller who comes back within 10 minutes finds them. */
export const packagesQuery = <F extends HoneymoonFilters, Card extends PricedCard, Input>(
  search: PackageSearch<F, Card, Input>,
  searching: Searching<F>,
) =>
  infiniteQueryOptions({
    queryKey: keyOf(search, searching),
    ...search.keeping,
    gcTime: 10 * MINUTE,
    refetchOnMount: ({ state }) => Date.now() - state.dataUpdatedAt > JUST_NOW,
    initialPageParam: 1,
    getNextPageParam: ({ PageNumber, TotalPages }: Paged<Card>) =>
      PageNumber < TotalPages ? PageNumber + 1 : undefined,
    queryFn: async ({ pageParam, signal, client }) => {
      const ahead = await takeAhead(client, aheadQuery(search, searching, pageParam))
      return ahead ?? pageOf(search, searching, pageParam, signal)
    },
  })

/** The first page, in the shape that the query above keeps its pages in: for the first HTML. */
export const firstPageQuery = <F extends HoneymoonFilters, Card extends PricedCard, Input>(
  search: PackageSearch<F, Card, Input>,
  searching: Searching<F>,
) => ({
  queryKey: keyOf(search, searching),
  queryFn: async () => ({ pages: [await pageOf(search, searching, 1)], pageParams: [1] }),
})

/** How many there are at all, whatever is being searched, and what the dearest of them costs. */
export type AllPackages = { count: number; dearest: number }

/** Asks for them: the dearest first, and of it a page of one. */
export async function readAll<F extends HoneymoonFilters, Card extends PricedCard, Input>(
  { address, request, call }: PackageSearch<F, Card, Input>,
  api: ApiClient,
): Promise<AllPackages> {
  const dearestFirst = { ...address.defaults, priceOrderType: orderTypes.HighToLow }
  const input = request(dearestFirst, { from: 0, to: 0 }, { number: 1, size: 1 })
  const { TotalRecords: count, Data } = readPage<Card>(await call(api, input), 1)
  return { count, dearest: Math.max(0, ...Data.map((it) => it.OfferPrice ?? it.Price)) }
}

export const allPackagesQuery = <F extends HoneymoonFilters, Card extends PricedCard, Input>(
  search: PackageSearch<F, Card, Input>,
  { api, language }: Pick<Searching<F>, 'api' | 'language'>,
) =>
  queryOptions({
    queryKey: [search.name, 'all', language],
    staleTime: 10 * MINUTE,
    queryFn: () => readAll(search, api),
  })

const ROUND = 5000

/**
 * Ends of the price slider: those of the settings, which are thought for a night or a day; for whole
 * holidays the upper one is raised to the dearest there is, else nothing could be narrowed.
 */
export function packageBounds(settings: PriceBounds, all: AllPackages | undefined): PriceBounds {
  const dearest = Math.ceil((all?.dearest ?? 0) / ROUND) * ROUND
  return { from: settings.from, to: Math.max(settings.to, dearest) }
}
