import { StaffHomePage } from '../domains/account/index.ts'
import { withServerData } from '../platform/cache/query.tsx'
import { textsLoader } from '../platform/page.ts'

export const handle = { texts: ['account'] }

export const loader = () => null
export const clientLoader = textsLoader(handle.texts)

export default withServerData(StaffHomePage)
