import type { Route } from './+types/list'
import { loadSearch } from '../../domains/catalogue/index.ts'
import { dayUseSearch, SearchPage } from '../../domains/day-use/index.ts'
import { ServerData } from '../../platform/cache/query.tsx'
import { serverPage } from '../../platform/page.server.ts'
import { browserPage } from '../../platform/page.ts'

export const handle = { texts: ['day-use', 'catalogue'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadSearch(serverPage(request, context), dayUseSearch)

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
