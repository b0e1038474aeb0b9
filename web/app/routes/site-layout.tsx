import { Suspense, useContext } from 'react'
import { Outlet } from 'react-router'
import type { Route } from './+types/site-layout'
import { DeferredFooter, Header, useContentText } from '../domains/content/index.ts'
import { DocumentContext } from '../document-context.ts'
import { serverPage } from '../platform/page.server.ts'
import { browserPage, type Page } from '../platform/page.ts'
import { OfflineNotice } from '../platform/problems/offline-notice.tsx'
import { ProblemPage } from '../platform/problems/problem-page.tsx'
import { WithoutScript } from '../platform/problems/without-script.tsx'
import { useBrowserSession } from '../platform/session/use-browser-session.ts'
import { SiteContext } from '../platform/site.ts'
import { ToastRegion } from '../ui/feedback/toast-region.tsx'

/** Header and footer; a page is worth showing even when their content fails. */
async function load({ api }: Page) {
  const [navigation, footer] = await Promise.all([
    api.call('getNavigation', {}).catch(() => null),
    api.call('getFooter', {}).catch(() => null),
  ])
  return { navigation, footer }
}

export const handle = { texts: ['privacy'] }

export const loader = ({ request, context }: Route.LoaderArgs) => load(serverPage(request, context))
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  load(await browserPage(request, ['content', ...handle.texts]))

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.href === nextUrl.href

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const t = useContentText()
  const { serverTime } = useContext(SiteContext)
  const { nonce } = useContext(DocumentContext)
  useBrowserSession()
  return (
    <>
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <WithoutScript phone={loaderData.footer?.contact_phone} />
      <OfflineNotice />
      <Header navigation={loaderData.navigation} />
      <Outlet />
      <Suspense>
        <DeferredFooter footer={loaderData.footer} year={serverTime.slice(0, 4)} nonce={nonce} />
      </Suspense>
      <ToastRegion />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProblemPage error={error} />
}
