import type { Route } from './+types/reservations'
import { ReservationListPage } from '../domains/reservations/index.ts'
import { ServerData } from '../platform/cache/query.tsx'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['reservations'] }

export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return null
}

export const shouldRevalidate = () => false

export default function Reservations() {
  return (
    <ServerData>
      <ReservationListPage />
    </ServerData>
  )
}
