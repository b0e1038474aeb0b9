import type { Route } from './+types/list'
import { loadPlaces, PlacesPage } from '../../domains/discovery/index.ts'
import { ServerData } from '../../platform/cache/query.tsx'
import { serverPage } from '../../platform/page.server.ts'
import { browserPage } from '../../platform/page.ts'

export const handle = { texts: ['discovery'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadPlaces(serverPage(request, context))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return undefined
}

export default function Destinations({ loaderData }: Route.ComponentProps) {
  return (
    <ServerData state={loaderData}>
      <PlacesPage />
    </ServerData>
  )
}
