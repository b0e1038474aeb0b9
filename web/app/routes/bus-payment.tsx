import { BusPaymentPage } from '../domains/bus/index.ts'
import { withServerData } from '../platform/cache/query.tsx'
import { textsLoader } from '../platform/page.ts'

export const handle = { texts: ['bus', 'payments', 'papers'] }

export const loader = () => null
export const clientLoader = textsLoader(handle.texts)

export const shouldRevalidate = () => false

export default withServerData(BusPaymentPage)
