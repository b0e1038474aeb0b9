import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { widget } from './widget.ts'

/** A company that chats: a script for the shop's pages. Nobody answers here. */
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
