import './platform/locale/intl-normalize.ts'
import { PassThrough, Writable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { DocumentContext } from './document-context.ts'
import { createTexts } from './platform/locale/i18n.ts'
import { surviveTranslation } from './platform/locale/survive-translation.ts'
import { pageContext } from './platform/page-context.server.ts'
import { allTexts, bootstrapJson } from './texts.server.ts'

export const streamTimeout = 5_000

type Handle = { texts?: readonly string[] } | undefined

const textsOf = (context: EntryContext): string[] =>
  context.staticHandlerContext.matches.flatMap((match) => [
    ...((match.route.handle as Handle)?.texts ?? []),
  ])

/** Takes what is written as one text: streams for the web cost more than rendering the page. */
function whole(take: (html: string) => void): Writable {
  const parts: Buffer[] = []
  return new Writable({
    write: (part: Buffer, _, done) => (parts.push(part), done()),
    writev: (written, done) => {
      for (const { chunk } of written as { chunk: Buffer }[]) parts.push(chunk)
      done()
    },
    final: (done) => (take(Buffer.concat(parts).toString()), done()),
  })
}

/** Renders one page: to a stream that starts with the head, or to one text when all of it is ready. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { language, nonce, takeWhole, requestId, analyticsUrl, liveChatUrl, ...site } =
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
  const waits = takeWhole !== null || isbot(request.headers.get('user-agent') ?? '')
  return new Promise((resolve, reject) => {
    let hasShell = false
    let finalStatus = status
    const answer = (): void => {
      const ended = (): void => clearTimeout(timer)
      if (takeWhole) {
        const take = (html: string): void => {
          ended()
          takeWhole(html)
          resolve(new Response(null, { headers, status: finalStatus }))
        }
        pipe(whole(take))
        return
      }
      const body = new PassThrough({ final: (done) => (ended(), done()) })
      pipe(body)
      resolve(
        new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }),
      )
    }
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext value={document}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </DocumentContext>,
      {
        nonce,
        bootstrapScriptContent: `(${String(surviveTranslation)})()`,
        // What is ready stands where it belongs, however long the page: nothing waits for a script to move it.
        progressiveChunkSize: Infinity,
        onShellReady() {
          hasShell = true
          if (!waits) answer()
        },
        onAllReady() {
          if (waits) answer()
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500
          if (hasShell) console.error(error)
        },
      },
    )
    const timer = setTimeout(() => abort(), streamTimeout + 1000)
  })
}
