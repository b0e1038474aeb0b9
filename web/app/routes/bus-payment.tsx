import type { Route } from './+types/bus-payment'
import { BusPaymentPage } from '../domains/bus/index.ts'
import { ServerData } from '../platform/cache/query.tsx'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['bus', 'payments'] }

export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return null
}

export const shouldRevalidate = () => false

export default function BusPayment() {
  return (
    <ServerData>
      <BusPaymentPage />
    </ServerData>
  )
}
