import {
  dehydrate,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
  type DehydratedState,
  type FetchQueryOptions,
  type QueryKey,
} from '@tanstack/react-query'
import { useState, type ComponentType, type ReactNode } from 'react'
import { data } from 'react-router'
import { ApiProblem } from '../api/problem.ts'
import { onUserChange } from '../session/session.ts'

const createQueryClient = (): QueryClient =>
  new QueryClient({
    // The API client retries already; asking again on focus would only flicker prices.
    defaultOptions: {
      queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false },
      // Without a network a call fails and says so, rather than wait to be sent later.
      mutations: { networkMode: 'always' },
    },
  })

let browserClient: QueryClient | null = null

/** One client per browser; on the server one per rendering, so that no answer crosses requests. */
export function queryClient(): QueryClient {
  if (import.meta.env.SSR) return createQueryClient()
  if (!browserClient) {
    const client = createQueryClient()
    browserClient = client
    // What was cached for one person is neither kept for nor shown to another.
    onUserChange(
      () => void client.resetQueries({ predicate: ({ meta }) => meta?.['personal'] === true }),
    )
  }
  return browserClient
}

/** Gives the pages below it server data; `state` is what the loader has fetched already. */
export function ServerData({ state, children }: { state?: DehydratedState; children: ReactNode }) {
  const [client] = useState(queryClient)
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  )
}

/** A page that asks for all its server data in the browser. */
export const withServerData = (Page: ComponentType) =>
  function ServerDataPage() {
    return (
      <ServerData>
        <Page />
      </ServerData>
    )
  }

// Each query has its own answer type; a list of several can only name what they share.
type AnyQuery = FetchQueryOptions<never, Error, never, QueryKey>
export type Prefetch = Pick<AnyQuery, 'queryKey'> & { queryFn?: unknown }

/** Asks for queries before what shows them is there; a failure shows where they are used. */
export const prefetchAll = (client: QueryClient, queries: readonly Prefetch[]): Promise<unknown> =>
  Promise.all(queries.map((query) => client.prefetchQuery(query as AnyQuery)))

/**
 * Fetches queries for a page on the server and packs the answers for `ServerData`; a failed one is
 * left out and asked again in the browser. In the browser nothing waits: pages show skeletons.
 */
export async function prefetched(
  queries: readonly Prefetch[],
): Promise<DehydratedState | undefined> {
  if (!import.meta.env.SSR) return undefined
  const client = queryClient()
  await prefetchAll(client, queries)
  return dehydrate(client)
}

/** Trouble of ours, unlike what an address asks for and cannot have. */
const isOurs = (problem: unknown): boolean =>
  problem !== null && !(problem instanceof ApiProblem && [400, 404].includes(problem.status))

/**
 * Like `prefetched`, for a page that is nothing without its first query: without its answer the page is answered
 * with 503, which neither caches nor search engines keep, and asks for it again in the browser.
 */
export async function prefetchedPage([first, ...beside]: readonly [Prefetch, ...Prefetch[]]) {
  if (!import.meta.env.SSR) return data<DehydratedState | undefined>(undefined)
  const client = queryClient()
  await prefetchAll(client, [first, ...beside])
  const status = isOurs(client.getQueryState(first.queryKey)?.error ?? null) ? 503 : 200
  return data<DehydratedState | undefined>(dehydrate(client), { status })
}
