import type { Route } from './+types/bus-bookings'
import { BusBookingsPage } from '../domains/bus-bookings/index.ts'
import { ServerData } from '../platform/cache/query.tsx'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['bus-bookings'] }

export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return null
}

export const shouldRevalidate = () => false

export default function BusBookings() {
  return (
    <ServerData>
      <BusBookingsPage />
    </ServerData>
  )
}
