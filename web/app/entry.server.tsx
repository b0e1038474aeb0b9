import './platform/locale/intl-normalize.ts'
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { DocumentContext } from './document-context.ts'
import { createTexts } from './platform/locale/i18n.ts'
import { pageContext } from './platform/page-context.server.ts'
import { allTexts, bootstrapJson } from './texts.server.ts'

export const streamTimeout = 5_000

type Handle = { texts?: readonly string[] } | undefined

const textsOf = (context: EntryContext): string[] =>
  context.staticHandlerContext.matches.flatMap((match) => [
    ...((match.route.handle as Handle)?.texts ?? []),
  ])

/** Renders one page to a stream that starts with the head. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { language, nonce, requestId, analyticsUrl, liveChatUrl, ...site } =
    loadContext.get(pageContext)
  const scripts = { analyticsUrl, liveChatUrl }
  headers.set('Content-Language', language)
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const document = {
    texts: createTexts(language, allTexts[language]),
    nonce,
    requestId,
    bootstrapData: bootstrapJson({ language, scripts, ...site }, textsOf(routerContext)),
  }
  return new Promise((resolve, reject) => {
    let answered = false
    let finalStatus = status
    const ready = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady'
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext value={document}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </DocumentContext>,
      {
        nonce,
        // What is ready stands where it belongs, however long the page: nothing waits for a script to move it.
        progressiveChunkSize: Infinity,
        [ready]() {
          answered = true
          const body = new PassThrough({ final: (done) => (clearTimeout(timer), done()) })
          pipe(body)
          resolve(
            new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }),
          )
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500
          if (answered) console.error(error)
        },
      },
    )
    const timer = setTimeout(() => abort(), streamTimeout + 1000)
  })
}
