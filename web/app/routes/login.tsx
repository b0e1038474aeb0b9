import type { Route } from './+types/login'
import { loadProviders, LoginPage } from '../domains/account/index.ts'
import { serverPage } from '../platform/page.server.ts'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['account'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadProviders(serverPage(request, context).api)

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  loadProviders((await browserPage(request, handle.texts)).api)

export default function Login({ loaderData }: Route.ComponentProps) {
  return <LoginPage providers={loaderData} />
}
