import { DeskShell } from '../../domains/desk/index.ts'
import { withServerData } from '../../platform/cache/query.tsx'
import { browserPage } from '../../platform/page.ts'
import { OfflineNotice } from '../../platform/problems/offline-notice.tsx'
import { ProblemPage } from '../../platform/problems/problem-page.tsx'
import { useBrowserSession } from '../../platform/session/use-browser-session.ts'
import { ToastRegion } from '../../ui/feedback/toast-region.tsx'
import type { Route } from './+types/layout'

export const handle = { texts: ['account', 'desk'] }

export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await browserPage(request, handle.texts)
  return null
}

export const shouldRevalidate = () => false

const Shell = withServerData(DeskShell)

/** Around every page of the desk. */
export default function DeskLayout() {
  useBrowserSession()
  return (
    <>
      <OfflineNotice />
      <Shell />
      <ToastRegion />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProblemPage error={error} />
}
