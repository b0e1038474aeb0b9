import type { HoneymoonFilters } from '@rihla/contract/catalogue/packages-address'
import { prefetched } from '../../../platform/cache/query.tsx'
import type { Page } from '../../../platform/page.ts'
import { destinationsQuery, priceBounds, splashQuery } from '../../catalogue/index.ts'
import {
  allPackagesQuery,
  firstPageQuery,
  packageBounds,
  readAll,
  type PackageSearch,
  type PricedCard,
} from './package-search.ts'

/** What the first HTML of a search needs: settings, cities, how many there are, and the first page. */
export async function loadPackageSearch<F extends HoneymoonFilters, Card extends PricedCard, Input>(
  { api, language, url }: Page,
  search: PackageSearch<F, Card, Input>,
) {
  const [splash, all] = await Promise.all([
    api.call('getSplashScreenData', {}).catch(() => undefined),
    readAll(search, api).catch(() => undefined),
  ])
  const searching = {
    api,
    language,
    filters: search.address.parse(url.searchParams),
    bounds: packageBounds(priceBounds(splash), all),
  }
  return prefetched([
    { ...splashQuery(api, language), ...(splash && { queryFn: () => splash }) },
    { ...allPackagesQuery(search, { api, language }), ...(all && { queryFn: () => all }) },
    destinationsQuery(api, language),
    firstPageQuery(search, searching),
  ])
}
