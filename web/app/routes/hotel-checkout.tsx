import { HotelCheckoutPage } from '../domains/hotel-checkout/index.ts'
import { withServerData } from '../platform/cache/query.tsx'
import { textsLoader } from '../platform/page.ts'

export const handle = { texts: ['hotel-checkout', 'checkout', 'companions', 'payments', 'papers'] }

export const loader = () => null
export const clientLoader = textsLoader(handle.texts)

export default withServerData(HotelCheckoutPage)
