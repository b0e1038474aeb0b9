import { createRequestHandler, RouterContextProvider } from 'react-router'
import { renderPaper as drawPaper } from './app/domains/papers/index.ts'
import { createApiClient } from './app/platform/api/client.ts'
import { requestLanguage } from './app/platform/locale/language-choice.ts'
import { pageContext } from './app/platform/page-context.server.ts'
import { builtStyles } from './first-paint/built-styles.ts'
import { preparePage } from './first-paint/prepare-page.ts'
import type { WebHandler, WebDeps } from './handler.d.ts'

const FORWARDED = ['cookie', 'application-id', 'auth-key', 'user-agent'] as const

/**
 * What the browser's calls would carry, for loaders. A document request has no Application-Id header:
 * its mirror in the cookie stands in, as the API refuses cookies alone. Without it one is anonymous.
 */
function forwarded(request: Request): Headers {
  const headers = new Headers()
  for (const name of FORWARDED) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  const id = /(?:^|;\s*)Application-Id=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1]
  if (id && !headers.has('application-id')) headers.set('application-id', id)
  if (!headers.has('application-id')) headers.delete('cookie')
  return headers
}

/** Draws papers as a PDF, for mails: see the handler's types. */
export const renderPaper: typeof drawPaper = (contents) => drawPaper(contents)

/** Makes the function that answers every page request; loaders call the API in process. */
export function createWebHandler(deps: WebDeps): WebHandler {
  // Handed the function that imports the build, the router would sort all routes anew for every page.
  const handler = async () =>
    createRequestHandler(await import('virtual:react-router/server-build'), import.meta.env.MODE)
  let made: ReturnType<typeof handler> | undefined
  return async (request, { nonce, clientAddress, requestId, whole }) => {
    const language = requestLanguage(request)
    const headers = forwarded(request)
    if (clientAddress) headers.set('x-forwarded-for', clientAddress)
    if (requestId) headers.set('x-request-id', requestId)
    const api = createApiClient({
      baseUrl: new URL(request.url).origin,
      fetch: (call) => deps.transport(call),
      language: () => language,
      headers: () => headers,
      retries: 0,
    })
    const taken: { html?: string } = {}
    const takeWhole = (text: string): void => {
      taken.html = preparePage(text, nonce, builtStyles)
    }
    const context = new RouterContextProvider()
    context.set(pageContext, {
      api,
      language,
      nonce,
      takeWhole: whole && import.meta.env.PROD ? takeWhole : null,
      requestId: requestId ?? null,
      publicUrl: deps.publicUrl,
      apiBaseUrl: deps.apiBaseUrl ?? '',
      analyticsUrl: deps.scripts?.analyticsUrl ?? null,
      liveChatUrl: deps.scripts?.liveChatUrl ?? null,
      development: deps.development ?? import.meta.env.DEV,
    })
    const render = await (made ??= handler())
    const response = await render(request, context)
    const { html } = taken
    return html === undefined
      ? response
      : { html, status: response.status, headers: response.headers }
  }
}
