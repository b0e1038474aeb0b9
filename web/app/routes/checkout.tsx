import type { Route } from './+types/checkout'
import { CheckoutPage } from '../domains/checkout/index.ts'
import { ServerData } from '../platform/cache/query.tsx'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['checkout', 'payments'] }

export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return null
}

export default function Checkout() {
  return (
    <ServerData>
      <CheckoutPage />
    </ServerData>
  )
}
