import { createHash, timingSafeEqual } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { isPrivateAddress } from '../address.ts'
import type { HttpEnv } from '../caller.ts'

export type Metrics = { registry: Registry; measure: ReturnType<typeof createMiddleware<HttpEnv>> }

/** Counts and times requests by route (never by address: ids would grow the table without end). */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'rihla_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'rihla_http_request_seconds',
    help: 'Time to answer',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  const measure = createMiddleware<HttpEnv>(async (c, next) => {
    const started = performance.now()
    await next()
    const route = routePath(c)
    requests.inc({ method: c.req.method, route, status: c.res.status })
    seconds.observe({ route }, (performance.now() - started) / 1000)
  })
  return { registry, measure }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Whether a request may read the metrics: it has the token (`Authorization: Bearer ...`), or it
 * comes from an address of our own network. Where proxies aren't trusted, a request with
 * X-Forwarded-For is refused: its private address may be a proxy's, and so stand for every client.
 */
export function mayReadMetrics(
  request: Request,
  address: string,
  { token, trustProxy }: { readonly token: string | null; readonly trustProxy: boolean },
): boolean {
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token !== null && bearer !== undefined && timingSafeEqual(digest(bearer), digest(token)))
    return true
  if (!trustProxy && request.headers.has('x-forwarded-for')) return false
  return isPrivateAddress(address)
}
