import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { widget } from './widget.ts'

/** A live-chat company: a script for the shop's pages. It never answers a chat. */
export function liveChatRoutes(): Hono {
  const routes = new Hono()
  routes.use(cors({ origin: '*', allowMethods: ['GET'] }))
  routes.get('/widget.js', (c) => {
    c.header('content-type', 'text/javascript; charset=utf-8')
    c.header('cross-origin-resource-policy', 'cross-origin')
    return c.body(widget)
  })
  return routes
}
