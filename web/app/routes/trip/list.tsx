import type { Route } from './+types/list'
import { SearchPage, tripSearch } from '../../domains/trips/index.ts'
import { loadSearch } from '../../domains/catalogue/index.ts'
import { ServerData } from '../../platform/cache/query.tsx'
import { serverPage } from '../../platform/page.server.ts'
import { browserPage } from '../../platform/page.ts'

export const handle = { texts: ['trips', 'packages', 'catalogue'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadSearch(serverPage(request, context), tripSearch)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return undefined
}

/** The page asks for itself what a changed address needs; loaders run when one arrives. */
export const shouldRevalidate = () => false

export default function Trips({ loaderData }: Route.ComponentProps) {
  return (
    <ServerData state={loaderData}>
      <SearchPage />
    </ServerData>
  )
}
