import { CreatePage } from '../../domains/writing/index.ts'
import { withServerData } from '../../platform/cache/query.tsx'
import { textsLoader } from '../../platform/page.ts'

export const handle = { texts: ['writing', 'blog', 'account'] }

export const loader = () => null
export const clientLoader = textsLoader(handle.texts)

export default withServerData(CreatePage)
