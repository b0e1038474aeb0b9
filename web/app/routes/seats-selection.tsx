import type { Route } from './+types/seats-selection'
import { SeatsPage } from '../domains/bus/index.ts'
import { ServerData } from '../platform/cache/query.tsx'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['bus'] }

export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return null
}

export const shouldRevalidate = () => false

export default function SeatsSelection() {
  return (
    <ServerData>
      <SeatsPage />
    </ServerData>
  )
}
