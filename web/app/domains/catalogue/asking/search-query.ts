import type { AddressCodec, OfferFilters } from '@rihla/contract/catalogue/address-codec'
import type { FilterCounts } from '@rihla/contract/catalogue/filter-counts'
import type { Splash } from '@rihla/contract/catalogue/offer'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../../platform/api/client.ts'
import type { DateBounds } from '../date-bounds.ts'
import type { PriceBounds } from '../filters/filter-request.ts'
import { readPage } from './read-page.ts'

const MINUTE = 60_000

/** What every kind can be searched by; `page` is there where the address names one. */
export type SearchFilters = Omit<
  OfferFilters,
  'activityDate' | 'adultsCount' | 'childrenAges' | 'page'
> & {
  page?: number
}
export type PageRequest = { number: number; size: number }

type PageQuery<Card> = {
  queryKey: readonly unknown[]
  staleTime: number
  queryFn: () => Promise<Paged<Card>>
}

/** The pages of a search that were loaded so far. */
type Loaded<Card> = { readonly pages: readonly Paged<Card>[] }

/** How one kind of offer is searched. */
export type SearchKind<F extends SearchFilters, Card, Input> = {
  /** The first part of the keys of its queries. */
  name: string
  address: AddressCodec<F>
  dates: (splash: Splash | undefined, now: Date) => DateBounds
  /** Results of a page. */
  sizeOf: (filters: F) => number
  /** What the call is asked with. */
  request: (filters: F, bounds: PriceBounds, page: PageRequest) => Input
  call: (
    api: ApiClient,
    input: Input,
    how: { signal?: AbortSignal | undefined; language: Language },
  ) => Promise<Paged<Card> | null>
  /** How many each choice of the filters leaves. */
  counts: (
    api: ApiClient,
    input: Input & { PriceStart: number; PriceEnd: number },
    how: { signal?: AbortSignal | undefined },
  ) => Promise<FilterCounts>
  /** How long answers count as fresh and are kept, in ms, and what happens to a call that failed. */
  caching: {
    staleTime?: number | ((query: { state: { data: Loaded<Card> | undefined } }) => number)
    gcTime?: number
    retry?: (failures: number, problem: Error) => boolean
    retryDelay?: (failures: number) => number
    /** A first page of this age, in ms, isn't asked for again when it is shown. */
    justNow?: number
  }
  /** Pages that are fetched before they are asked for, and taken when they are; none are unless given. */
  ahead?: {
    query: (searching: Searching<F>, number: number) => PageQuery<Card>
    take: (
      client: QueryClient,
      searching: Searching<F>,
      number: number,
    ) => Promise<Paged<Card> | null>
  }
  /** How many there are at all, where the end of the price slider is raised to the dearest of them. */
  all?: (asking: Pick<Searching<F>, 'api' | 'language'>) => {
    queryKey: readonly unknown[]
    staleTime: number
    queryFn: () => Promise<AllOffers>
  }
  /** The filters that can be asked for; those of the address unless given. */
  fit?: (filters: F, dates: DateBounds) => F
}

/** A kind whose filters and cards don't matter to the caller. */
export type AnySearchKind = SearchKind<SearchFilters, unknown, object>

/** A kind, and what is asked of it. */
export type Searching<F> = {
  api: ApiClient
  language: Language
  filters: F
  bounds: PriceBounds
}

const firstOf = ({ page = 1 }: SearchFilters): number => page

/** What tells a search from all others, its first page included. */
export const keyOf = <F extends SearchFilters, Card, Input>(
  { name, request, sizeOf }: SearchKind<F, Card, Input>,
  { language, filters, bounds }: Searching<F>,
) => {
  const page = { number: firstOf(filters), size: sizeOf(filters) }
  return [name, language, request(filters, bounds, page)] as const
}

/** Asks for a page. */
export const pageOf = async <F extends SearchFilters, Card, Input>(
  { request, call, sizeOf }: SearchKind<F, Card, Input>,
  { api, language, filters, bounds }: Searching<F>,
  number: number,
  signal?: AbortSignal,
): Promise<Paged<Card>> => {
  const size = sizeOf(filters)
  const input = request(filters, bounds, { number, size })
  return readPage<Card>(await call(api, input, { signal, language }), size)
}

/** The pages of a search that were loaded so far, from the one that the address names. */
export const searchQuery = <F extends SearchFilters, Card, Input>(
  kind: SearchKind<F, Card, Input>,
  searching: Searching<F>,
) => {
  const { justNow = 0, ...caching } = kind.caching
  return infiniteQueryOptions({
    queryKey: keyOf(kind, searching),
    ...caching,
    refetchOnMount: ({ state }) => Date.now() - state.dataUpdatedAt > justNow,
    initialPageParam: firstOf(searching.filters),
    getNextPageParam: ({ PageNumber, TotalPages }: Paged<Card>) =>
      PageNumber < TotalPages ? PageNumber + 1 : undefined,
    queryFn: async ({ pageParam, signal, client }) => {
      const ahead = await kind.ahead?.take(client, searching, pageParam)
      return ahead ?? pageOf(kind, searching, pageParam, signal)
    },
  })
}

/** The first page, in the shape that the query above keeps its pages in: for the first HTML. */
export const firstPageQuery = <F extends SearchFilters, Card, Input>(
  kind: SearchKind<F, Card, Input>,
  searching: Searching<F>,
) => {
  const first = firstOf(searching.filters)
  return {
    queryKey: keyOf(kind, searching),
    queryFn: async () => ({ pages: [await pageOf(kind, searching, first)], pageParams: [first] }),
  }
}

/** How many there are of something; `coming` as of a page. */
type Counted = { total: number; coming: boolean }
type CountQuery = {
  queryKey: readonly unknown[]
  staleTime: (query: { state: { data: Counted | undefined } }) => number
  queryFn: (how: { signal: AbortSignal }) => Promise<Counted>
  select: (counted: Counted) => number
}

/** How many there would be with these filters; while a supplier is still being asked that is true for a moment only. */
export const countQuery = <F extends SearchFilters, Card, Input>(
  { name, request, call }: SearchKind<F, Card, Input>,
  { api, language, filters, bounds }: Searching<F>,
): CountQuery => {
  const input = request(filters, bounds, { number: 1, size: 1 })
  return {
    queryKey: [name, 'count', language, input],
    staleTime: ({ state }) => (state.data?.coming ? 0 : 10 * MINUTE),
    queryFn: async ({ signal }) => {
      const page = readPage(await call(api, input, { signal, language }), 1)
      return { total: page.TotalRecords, coming: page.coming === true }
    },
    select: ({ total }) => total,
  }
}

/** Asks again for all that stands beside the results of a kind: how many there are, and what each choice leaves. */
export async function askCountsAgain(
  client: QueryClient,
  { name }: { name: string },
): Promise<void> {
  await Promise.all(
    ['count', 'counts'].map((what) => client.invalidateQueries({ queryKey: [name, what] })),
  )
}

/** How many there are at all, whatever is being searched, and what the dearest of them costs. */
export type AllOffers = { count: number; dearest: number }

const ROUND = 5000

/**
 * Ends of the price slider: those of the settings, which are thought for a night or a day; for whole
 * holidays the upper one is raised to the dearest there is, else nothing could be narrowed.
 */
export function raisedBounds(settings: PriceBounds, all: AllOffers | undefined): PriceBounds {
  const dearest = Math.ceil((all?.dearest ?? 0) / ROUND) * ROUND
  return { from: settings.from, to: Math.max(settings.to, dearest) }
}
