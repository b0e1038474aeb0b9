import type { Route } from './+types/bus-booking'
import { BusBookingPage } from '../domains/bus-bookings/index.ts'
import { ServerData } from '../platform/cache/query.tsx'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['bus-bookings'] }

export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return null
}

export default function BusBooking({ params }: Route.ComponentProps) {
  const id = /^[1-9]\d{0,14}$/.test(params.id) ? Number(params.id) : null
  return (
    <ServerData>
      <BusBookingPage id={id} />
    </ServerData>
  )
}
