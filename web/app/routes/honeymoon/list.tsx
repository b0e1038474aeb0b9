import type { Route } from './+types/list'
import { honeymoonSearch, SearchPage } from '../../domains/honeymoons/index.ts'
import { loadSearch } from '../../domains/catalogue/index.ts'
import { ServerData } from '../../platform/cache/query.tsx'
import { serverPage } from '../../platform/page.server.ts'
import { browserPage } from '../../platform/page.ts'

export const handle = { texts: ['honeymoons', 'packages', 'catalogue'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadSearch(serverPage(request, context), honeymoonSearch)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return undefined
}

/** The page asks for itself what a changed address needs; loaders run when one arrives. */
export const shouldRevalidate = () => false

export default function Honeymoons({ loaderData }: Route.ComponentProps) {
  return (
    <ServerData state={loaderData}>
      <SearchPage />
    </ServerData>
  )
}
