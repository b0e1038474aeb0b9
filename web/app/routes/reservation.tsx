import { parseModule } from '@rihla/contract/modules'
import type { Route } from './+types/reservation'
import { ReservationDetailsPage } from '../domains/reservations/index.ts'
import { ServerData } from '../platform/cache/query.tsx'
import { textsLoader } from '../platform/page.ts'

export const handle = { texts: ['papers', 'payments', 'reservations'] }

export const loader = () => null
export const clientLoader = textsLoader(handle.texts)

export default function Reservation({ params }: Route.ComponentProps) {
  const id = /^[1-9]\d{0,14}$/.test(params.id) ? Number(params.id) : null
  return (
    <ServerData>
      <ReservationDetailsPage module={parseModule(params.module)} id={id} />
    </ServerData>
  )
}
