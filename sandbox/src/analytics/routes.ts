import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Timers } from '../timers.ts'
import { analyticsScript } from './script.ts'

type Arrived = { at: string; event: unknown }

const most = 1000

/** A company that counts: a script for the shop's pages, and what it reported, newest first. */
export function analyticsRoutes(timers: Timers): Hono {
  const routes = new Hono()
  let arrived: Arrived[] = []

  routes.use(cors({ origin: '*', allowMethods: ['GET', 'POST', 'DELETE'] }))
  routes.get('/script.js', (c) => {
    c.header('content-type', 'text/javascript; charset=utf-8')
    c.header('cross-origin-resource-policy', 'cross-origin')
    return c.body(analyticsScript)
  })
  routes.get('/events', (c) => c.json(arrived))
  routes.delete('/events', (c) => {
    arrived = []
    return c.body(null, 204)
  })
  // A beacon arrives as text/plain, because a browser sends nothing else without asking first.
  routes.post('/events', async (c) => {
    const text = await c.req.text()
    if (text.length > 16_384) return c.json({ error: 'An event has 16 kB at most.' }, 413)
    const event = parse(text)
    if (event === undefined) return c.json({ error: 'An event is a JSON object.' }, 400)
    arrived = [{ at: timers.now().toISOString(), event }, ...arrived].slice(0, most)
    return c.body(null, 204)
  })
  return routes
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? value : undefined
  } catch {
    return undefined
  }
}
