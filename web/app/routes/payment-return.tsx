import type { Route } from './+types/payment-return'
import { PaymentReturnPage } from '../domains/payments/index.ts'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['payments'] }

export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return null
}

export default PaymentReturnPage
