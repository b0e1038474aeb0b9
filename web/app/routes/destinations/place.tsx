import type { Route } from './+types/place'
import { loadPlace, PlacePage } from '../../domains/discovery/index.ts'
import { ServerData } from '../../platform/cache/query.tsx'
import { serverPage } from '../../platform/page.server.ts'
import { browserPage } from '../../platform/page.ts'

export const handle = { texts: ['catalogue', 'discovery'] }

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadPlace(serverPage(request, context), params.slug)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return { state: undefined, missing: false }
}

export default function Destination({ loaderData, params }: Route.ComponentProps) {
  return (
    <ServerData state={loaderData.state}>
      <PlacePage key={params.slug} slug={params.slug} missing={loaderData.missing} />
    </ServerData>
  )
}
