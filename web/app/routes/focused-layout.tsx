import { Outlet } from 'react-router'
import type { Route } from './+types/focused-layout'
import { useContentText } from '../domains/content/index.ts'
import { serverPage } from '../platform/page.server.ts'
import { browserPage } from '../platform/page.ts'
import { OfflineNotice } from '../platform/problems/offline-notice.tsx'
import { ProblemPage } from '../platform/problems/problem-page.tsx'
import { WithoutScript } from '../platform/problems/without-script.tsx'
import { useBrowserSession } from '../platform/session/use-browser-session.ts'
import { ToastRegion } from '../ui/feedback/toast-region.tsx'

/** Whom to call, for who has no scripts: in the first HTML alone. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = serverPage(request, context)
  const footer = await api.call('getFooter', {}).catch(() => null)
  return { phone: footer?.contact_phone ?? null }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, ['content'])
  return { phone: null }
}

export const shouldRevalidate = () => false

/** Pages with one task and nothing beside it: signing in, paying. */
export default function FocusedLayout({ loaderData }: Route.ComponentProps) {
  const t = useContentText()
  useBrowserSession()
  return (
    <>
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <WithoutScript phone={loaderData.phone} />
      <OfflineNotice />
      <Outlet />
      <ToastRegion />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProblemPage error={error} />
}
