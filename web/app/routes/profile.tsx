import { ProfilePage } from '../domains/account/index.ts'
import { Companions } from '../domains/companions/index.ts'
import { withServerData } from '../platform/cache/query.tsx'
import { textsLoader } from '../platform/page.ts'

export const handle = { texts: ['account', 'companions'] }

export const loader = () => null
export const clientLoader = textsLoader(handle.texts)

const Profile = () => <ProfilePage companions={<Companions />} />

export default withServerData(Profile)
