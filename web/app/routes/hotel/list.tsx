import type { Route } from './+types/list'
import { loadStaySearch, SearchPage } from '../../domains/stays/index.ts'
import { ServerData } from '../../platform/cache/query.tsx'
import { serverPage } from '../../platform/page.server.ts'
import { browserPage } from '../../platform/page.ts'

export const handle = { texts: ['stays', 'catalogue'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadStaySearch(serverPage(request, context), 'hotel')

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return undefined
}

/** The page asks for itself what a changed address needs; loaders run when one arrives. */
export const shouldRevalidate = () => false

export default function Hotels({ loaderData }: Route.ComponentProps) {
  return (
    <ServerData state={loaderData}>
      <SearchPage kind="hotel" />
    </ServerData>
  )
}
