import { parseModule } from '@rihla/contract/modules'
import type { Route } from './+types/reservation'
import { ReservationDetailsPage } from '../domains/reservations/index.ts'
import { ServerData } from '../platform/cache/query.tsx'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['reservations'] }

export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return null
}

export default function Reservation({ params }: Route.ComponentProps) {
  const id = /^[1-9]\d{0,14}$/.test(params.id) ? Number(params.id) : null
  return (
    <ServerData>
      <ReservationDetailsPage module={parseModule(params.module)} id={id} />
    </ServerData>
  )
}
