import type { Route } from './+types/profile'
import { ProfilePage } from '../domains/account/index.ts'
import { ServerData } from '../platform/cache/query.tsx'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['account'] }

export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return null
}

export default function Profile() {
  return (
    <ServerData>
      <ProfilePage />
    </ServerData>
  )
}
