import './platform/locale/intl-normalize.ts'
import { defaultLanguage, directionOf } from '@rihla/contract/values/language'
import { Suspense, useContext, useEffect, type ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { DocumentContext } from './document-context.ts'
import { spare } from './platform/late/spare.ts'
import { addressLanguage } from './platform/locale/language-choice.ts'
import { LocaleContext } from './platform/locale/use-text.tsx'
import { pageContext } from './platform/page-context.server.ts'
import { browserSite } from './platform/page.ts'
import { ProblemPage } from './platform/problems/problem-page.tsx'
import { SiteContext, type Site } from './platform/site.ts'
import { fontPreloads, fontRules } from './ui/brand/fonts.ts'
import './app.css'

export function loader({ request, context }: Route.LoaderArgs): Site {
  const { language, publicUrl, analyticsUrl, liveChatUrl } = context.get(pageContext)
  const named = addressLanguage(new URL(request.url))
  const serverTime = new Date().toISOString()
  return { language, publicUrl, named, serverTime, analyticsUrl, liveChatUrl }
}

/** Nothing of the site changes while one stays on it, but the language. */
export const clientLoader = (): Site => browserSite()

export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.href === nextUrl.href

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const { texts, nonce, bootstrapData } = useContext(DocumentContext)
  const language = data?.language ?? texts?.language ?? defaultLanguage
  // What was pressed or typed until now is done then (first-paint/start-late.ts).
  useEffect(() => {
    document.documentElement.dataset['alive'] = ''
    performance.mark('alive')
    dispatchEvent(new Event('alive'))
  }, [])
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#FAF7F2" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest/${language}.webmanifest`} />
        {fontPreloads[language].map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        <style id="font-rules" dangerouslySetInnerHTML={{ __html: fontRules }} />
        <Links nonce={nonce} />
      </head>
      <body>
        <LocaleContext value={{ language, texts }}>{children}</LocaleContext>
        <script
          type="application/json"
          id="bootstrap-data"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: bootstrapData ?? '' }}
        />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

const AfterPage = spare(() => import('./after-page.tsx'))

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <SiteContext value={loaderData}>
      <Outlet />
      <Suspense>
        <AfterPage />
      </Suspense>
    </SiteContext>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProblemPage error={error} />
}
