import type { Route } from './+types/app'
import { AppPage, APP_PATH, storesOf } from '../domains/landing/index.ts'
import { codeOf } from '../domains/papers/index.ts'
import { pageContext } from '../platform/page-context.server.ts'
import { loadTexts } from '../platform/page.ts'

export const handle = { texts: ['landing'] }

/** The code is drawn here: no browser loads a library for it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl } = context.get(pageContext)
  const content = await api.call('getLanding', {}).catch(() => null)
  const [screenshot = null] = content?.screenshots?.images ?? []
  return {
    stores: storesOf(content),
    screenshot,
    code: codeOf(new URL(APP_PATH, publicUrl).href),
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), loadTexts(handle.texts)])
  return loaded
}

export default function App({ loaderData }: Route.ComponentProps) {
  return <AppPage {...loaderData} />
}
