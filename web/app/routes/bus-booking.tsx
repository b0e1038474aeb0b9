import type { Route } from './+types/bus-booking'
import { BusBookingPage } from '../domains/bus-bookings/index.ts'
import { ServerData } from '../platform/cache/query.tsx'
import { textsLoader } from '../platform/page.ts'

export const handle = { texts: ['bus-bookings', 'papers'] }

export const loader = () => null
export const clientLoader = textsLoader(handle.texts)

export default function BusBooking({ params }: Route.ComponentProps) {
  const id = /^[1-9]\d{0,14}$/.test(params.id) ? Number(params.id) : null
  return (
    <ServerData>
      <BusBookingPage id={id} />
    </ServerData>
  )
}
