import type { Route } from './+types/dayuses'
import { parseDayUses } from '@rihla/contract/catalogue/day-use-address'
import { destinationsQuery, priceBounds, splashQuery } from '../domains/catalogue/index.ts'
import { dayUseSearchQuery, SearchPage } from '../domains/day-use/index.ts'
import { prefetched, ServerData } from '../platform/cache/query.tsx'
import { serverPage } from '../platform/page.server.ts'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['day-use', 'catalogue'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, language, url } = serverPage(request, context)
  const splash = await api.call('getSplashScreenData', {}).catch(() => undefined)
  return prefetched([
    { ...splashQuery(api, language), ...(splash && { queryFn: () => splash }) },
    destinationsQuery(api, language),
    dayUseSearchQuery(api, language, parseDayUses(url.searchParams), priceBounds(splash)),
  ])
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return undefined
}

/** The page asks for itself what a changed address needs; loaders run when one arrives. */
export const shouldRevalidate = () => false

export default function DayUses({ loaderData }: Route.ComponentProps) {
  return (
    <ServerData state={loaderData}>
      <SearchPage />
    </ServerData>
  )
}
