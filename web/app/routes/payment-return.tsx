import { PaymentReturnPage } from '../domains/payments/index.ts'
import { textsLoader } from '../platform/page.ts'

export const handle = { texts: ['payments'] }

export const loader = () => null
export const clientLoader = textsLoader(handle.texts)

export default PaymentReturnPage
