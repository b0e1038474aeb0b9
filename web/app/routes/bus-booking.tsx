import type { Route } from './+types/bus-booking'
import { BusBookingPage } from '../domains/bus-bookings/index.ts'
import { ServerData } from '../platform/cache/query.tsx'
import { idInAddress, ownPageLoader } from '../platform/id-in-address.ts'
import { textsLoader } from '../platform/page.ts'

export const handle = { texts: ['bus-bookings', 'papers'] }

export const loader = ownPageLoader
export const clientLoader = textsLoader(handle.texts)

export default function BusBooking({ params }: Route.ComponentProps) {
  const id = idInAddress(params.id)
  return (
    <ServerData>
      <BusBookingPage id={id} />
    </ServerData>
  )
}
