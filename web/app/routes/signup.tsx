import type { Route } from './+types/signup'
import { loadProviders, SignupPage } from '../domains/account/index.ts'
import { ServerData } from '../platform/cache/query.tsx'
import { serverPage } from '../platform/page.server.ts'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['account'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadProviders(serverPage(request, context).api)

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  loadProviders((await browserPage(request, handle.texts)).api)

export default function Signup({ loaderData }: Route.ComponentProps) {
  return (
    <ServerData>
      <SignupPage providers={loaderData} />
    </ServerData>
  )
}
