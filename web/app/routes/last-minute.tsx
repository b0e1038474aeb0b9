import type { Route } from './+types/last-minute'
import { LastMinutePage, loadLastMinute } from '../domains/discovery/index.ts'
import { ServerData } from '../platform/cache/query.tsx'
import { serverPage } from '../platform/page.server.ts'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['catalogue', 'discovery'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadLastMinute(serverPage(request, context))

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return undefined
}

export const shouldRevalidate = () => false

export default function LastMinute({ loaderData }: Route.ComponentProps) {
  return (
    <ServerData state={loaderData}>
      <LastMinutePage />
    </ServerData>
  )
}
