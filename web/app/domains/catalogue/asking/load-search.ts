import { prefetchedPage, type Prefetch } from '../../../platform/cache/query.tsx'
import type { Page } from '../../../platform/page.ts'
import { priceBounds } from '../date-bounds.ts'
import { destinationsQuery, splashQuery } from '../queries.ts'
import {
  firstPageQuery,
  raisedBounds,
  type SearchFilters,
  type Searching,
  type SearchKind,
} from './search-query.ts'

/** What the first HTML of a search needs: settings, cities, the first page, and what stands beside it. */
export async function loadSearch<F extends SearchFilters, Card, Input>(
  { api, language, url }: Page,
  kind: SearchKind<F, Card, Input>,
  beside: (searching: Searching<F>) => readonly Prefetch[] = () => [],
) {
  const allOffers = kind.all?.({ api, language })
  const [splash, all] = await Promise.all([
    api.call('getSplashScreenData', {}).catch(() => undefined),
    allOffers?.queryFn().catch(() => undefined),
  ])
  const bounds = raisedBounds(priceBounds(splash), all)
  const asked = kind.address.parse(url.searchParams)
  const filters = kind.fit ? kind.fit(asked, kind.dates(splash, new Date())) : asked
  const searching = { api, language, filters, bounds }
  return prefetchedPage([
    firstPageQuery(kind, searching),
    { ...splashQuery(api, language), ...(splash && { queryFn: () => splash }) },
    ...(allOffers ? [{ ...allOffers, ...(all && { queryFn: () => all }) }] : []),
    destinationsQuery(api, language),
    ...beside(searching),
  ])
}
