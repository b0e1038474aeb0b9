import { ResetPage } from '../domains/account/index.ts'
import { textsLoader } from '../platform/page.ts'

export const handle = { texts: ['account'] }

export const loader = () => null
export const clientLoader = textsLoader(handle.texts)

export default ResetPage
