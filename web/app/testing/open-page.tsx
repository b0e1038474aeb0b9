import { directionOf, type Language } from '@rihla/contract/values/language'
import { configure, render } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router'
import { DocumentContext } from '../document-context.ts'
import { ApiContext } from '../platform/api/use-api.ts'
import { createTexts } from '../platform/locale/i18n.ts'
import { LocaleContext } from '../platform/locale/use-text.tsx'
import { startBrowser } from '../platform/page.ts'
import { SiteContext } from '../platform/site.ts'
import { allTexts } from '../texts.server.ts'
import { ToastRegion } from '../ui/feedback/toast-region.tsx'
import { fakeServer, type Answers, type FakeServer } from './fake-server.ts'

export type OpenPage = FakeServer & {
  /** Path and query of the page that is shown. */
  address(): string
}

type Options = {
  readonly language: Language
  readonly routes: RouteObject[]
  readonly answers: Answers
  /** Whom travellers call, as the footer says it; left out: nobody. */
  readonly phone?: string
}

// For what never comes; what does come is seen at once.
configure({ asyncUtilTimeout: 10_000 })

/** Shows pages as the browser would, without a browser: their components, texts, router and client are real. */
export function openPage(at: string, { language, routes, answers, phone }: Options): OpenPage {
  const server = fakeServer(language, answers)
  const bundles = allTexts[language]
  const texts = createTexts(language, bundles)
  const scripts = { analyticsUrl: null, liveChatUrl: null }
  const addresses = { apiBaseUrl: '', publicUrl: 'http://localhost:3000' }
  // For what brings its texts with it.
  startBrowser({ language, texts: bundles, scripts, ...addresses }, texts, async () => ({}))
  const site = {
    language,
    publicUrl: addresses.publicUrl,
    named: null,
    serverTime: new Date().toISOString(),
    ...scripts,
  }
  const page = (
    <>
      <Outlet />
      <ToastRegion />
    </>
  )
  const layout = 'routes/site-layout'
  const router = createMemoryRouter([{ id: layout, element: page, children: routes }], {
    initialEntries: [at],
    ...(phone && {
      hydrationData: { loaderData: { [layout]: { footer: { contact_phone: phone } } } },
    }),
  })
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  render(
    <DocumentContext value={{ texts }}>
      <LocaleContext value={{ language, texts }}>
        <SiteContext value={site}>
          <ApiContext value={server.client}>
            <RouterProvider router={router} />
          </ApiContext>
        </SiteContext>
      </LocaleContext>
    </DocumentContext>,
  )
  const address = (): string => router.state.location.pathname + router.state.location.search
  return { ...server, address }
}
