import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { createServer, type RequestListener, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { processRenderer } from './adapters/paper-renderer/own-process.ts'
import type { PageHandler, ThirdPartyScripts } from './pages.ts'
import type { PaperRenderer } from './ports/paper-renderer.ts'
import { boundConnections, serverOptions } from './platform/http/bound-connections.ts'
import type { HttpEnv } from './platform/http/caller.ts'
import { serveFiles } from './platform/http/serve-files.ts'

type WebDeps = {
  readonly transport: (request: Request) => Promise<Response>
  readonly publicUrl: string
  readonly scripts: ThirdPartyScripts
}

/** Files of the web that keep their name. */
const SINGLE_FILES: ReadonlySet<string> = new Set([
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/worker.js',
])

/** The web as this process serves it: its pages, and a server that answers its files, too. */
export type Web = {
  readonly pages: PageHandler
  readonly papers: PaperRenderer
  listen(http: Hono<HttpEnv>, port: number): Promise<Server>
  close(): Promise<void>
}

/** The web's build: what `npm start` made, and production has. */
export async function builtWeb(deps: WebDeps): Promise<Web> {
  const { createWebHandler } = await import('@rihla/web/handler')
  const folder = fileURLToPath(new URL('../../web/build/client/', import.meta.url))
  const build = { folder, single: SINGLE_FILES }
  return {
    pages: createWebHandler(deps),
    papers: processRenderer({ renderer: import.meta.resolve('@rihla/web/handler') }),
    listen: (http, port) =>
      listen(createServer(serverOptions(), serveFiles(build, answering(http))), port),
    close: async () => undefined,
  }
}

/** The web from its sources, changed pages shown at once: `npm run dev`. */
export async function liveWeb(deps: WebDeps): Promise<Web> {
  const { createDevMiddleware } = await import('@rihla/web/dev')
  const server = createServer(serverOptions())
  const live = await createDevMiddleware(deps, server)
  return {
    pages: live.handler,
    papers: { render: (tickets) => live.renderPaper({ tickets }), close: async () => undefined },
    listen(http, port) {
      const answer = answering(http)
      const through: RequestListener = (request, response) =>
        live.middleware(request, response, () => answer(request, response))
      return listen(server.on('request', through), port)
    },
    close: live.close,
  }
}

/** The app as Node's own server calls it. */
function answering(http: Hono<HttpEnv>): RequestListener {
  const answer = getRequestListener(http.fetch)
  return (request, response) => void answer(request, response)
}

const listen = (server: Server, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    boundConnections(server).listen(port, () => resolve(server))
  })

/** Finishes what is being answered, for 10 seconds at most. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 10_000).unref()
  })
