import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { WebHandler, WebDeps } from './handler.d.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export type DevMode = { middleware: Middleware; handler: WebHandler; close: () => Promise<void> }

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
  return {
    middleware: vite.middlewares,
    handler: async (request, context) => {
      const web = (await vite.ssrLoadModule('./server.ts')) as {
        createWebHandler: (deps: WebDeps) => WebHandler
      }
      return web.createWebHandler({ ...deps, development: true })(request, context)
    },
    close: () => vite.close(),
  }
}
