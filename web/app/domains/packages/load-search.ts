import type { HoneymoonFilters } from '@rihla/contract/catalogue/packages-address'
import { prefetched } from '../../platform/cache/query.tsx'
import type { Page } from '../../platform/page.ts'
import { priceBounds } from '../catalogue/bounds.ts'
import { destinationsQuery, splashQuery } from '../catalogue/queries.ts'
import { allPackagesQuery, firstPageQuery, type PackageSearch } from './search.ts'

/** What the first HTML of a search needs: settings, cities, how many there are, and the first page. */
export async function loadPackageSearch<F extends HoneymoonFilters, Card>(
  { api, language, url }: Page,
  search: PackageSearch<F, Card>,
) {
  const splash = await api.call('getSplashScreenData', {}).catch(() => undefined)
  const searching = {
    api,
    language,
    filters: search.address.parse(url.searchParams),
    bounds: priceBounds(splash),
  }
  return prefetched([
    { ...splashQuery(api, language), ...(splash && { queryFn: () => splash }) },
    destinationsQuery(api, language),
    allPackagesQuery(search, searching),
    firstPageQuery(search, searching),
  ])
}
