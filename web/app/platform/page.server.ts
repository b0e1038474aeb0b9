import type { RouterContextProvider } from 'react-router'
import { pageContext } from './page-context.server.ts'
import type { Page } from './page.ts'

/** A page request as loaders see it on the server. */
export function serverPage(request: Request, context: Readonly<RouterContextProvider>): Page {
  const { api, language } = context.get(pageContext)
  return { api, language, url: new URL(request.url) }
}
