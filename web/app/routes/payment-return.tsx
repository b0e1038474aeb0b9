import type { Route } from './+types/payment-return'
import { PaymentReturnPage } from '../domains/checkout/payment-return-page.tsx'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['checkout'] }

export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return null
}

export default PaymentReturnPage
