import type { Route } from './+types/admin-login'
import { AdminLoginPage } from '../domains/account/index.ts'
import { browserPage } from '../platform/page.ts'

export const handle = { texts: ['account'] }

export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return null
}

export default AdminLoginPage
