import { parseModule } from '@rihla/contract/modules'
import type { Route } from './+types/reservation'
import { ReservationDetailsPage } from '../domains/reservations/index.ts'
import { ServerData } from '../platform/cache/query.tsx'
import { idInAddress, ownPageLoader } from '../platform/id-in-address.ts'
import { textsLoader } from '../platform/page.ts'

export const handle = { texts: ['papers', 'payments', 'reservations'] }

export const loader = ownPageLoader
export const clientLoader = textsLoader(handle.texts)

export default function Reservation({ params }: Route.ComponentProps) {
  const id = idInAddress(params.id)
  return (
    <ServerData>
      <ReservationDetailsPage module={parseModule(params.module)} id={id} />
    </ServerData>
  )
}
