import { keyOf, pageOf, type SearchFilters, type SearchKind } from './search-query.ts'

/** A kind whose next page is fetched before it is asked for, and may wait for its turn so long (ms). */
export function withPagesAhead<F extends SearchFilters, Card, Input>(
  kind: SearchKind<F, Card, Input>,
  freshMs: number,
): SearchKind<F, Card, Input> {
  const query: NonNullable<SearchKind<F, Card, Input>['ahead']>['query'] = (searching, number) => ({
    queryKey: ['ahead', ...keyOf(kind, searching), number],
    staleTime: freshMs,
    queryFn: () => pageOf(kind, searching, number),
  })
  return {
    ...kind,
    ahead: {
      query,
      // It counts once, so that asking again asks the server.
      async take(client, searching, number) {
        const waiting = query(searching, number)
        if (!client.getQueryState(waiting.queryKey)) return null
        try {
          return await client.fetchQuery(waiting)
        } catch {
          return null
        } finally {
          client.removeQueries({ queryKey: waiting.queryKey, exact: true })
        }
      },
    },
  }
}
