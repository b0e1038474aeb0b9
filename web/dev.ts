import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { WebHandler, WebDeps } from './handler.d.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

type Built = typeof import('./handler.d.ts')

export type DevMode = {
  middleware: Middleware
  handler: WebHandler
  renderPaper: Built['renderPaper']
  close: () => Promise<void>
}

/**
 * Vite inside the server's process: `middleware` serves modules and hot updates, `handler` renders
 * pages from source. Ask `middleware` first; hot updates travel over `server`, so that the pages'
 * own policy (connect to ourselves alone) holds for them, too.
 */
export async function createDevMiddleware(deps: WebDeps, server: Server): Promise<DevMode> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: import.meta.dirname,
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  })
  const load = async () => (await vite.ssrLoadModule('./server.ts')) as Built
  return {
    middleware: vite.middlewares,
    handler: async (request, context) => {
      const web = await load()
      return web.createWebHandler({ ...deps, development: true })(request, context)
    },
    renderPaper: async (contents) => (await load()).renderPaper(contents),
    close: () => vite.close(),
  }
}
