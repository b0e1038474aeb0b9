import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Spans } from '../../tracing/spans.ts'
import type { HttpEnv } from '../caller.ts'

/**
 * Each request is a span, called by its route's pattern: neither ids nor queries get in. A page's own
 * calls, made within the process, lie below it. The caller's trace goes on only where proxies are
 * trusted: anybody else could give all their requests the trace of another.
 */
export const traceRequests = (spans: Spans, trustProxy: boolean) =>
  createMiddleware<HttpEnv>((c, next) => {
    const { method } = c.req
    const from = trustProxy ? (c.req.header('traceparent') ?? null) : null
    return spans.during({ kind: 'request', name: method, from }, async (span) => {
      c.set('traceId', span.traceId)
      await next()
      const route = routePath(c)
      const { status } = c.res
      span.rename(`${method} ${route}`)
      span.add({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'rihla.request_id': c.get('caller').requestId,
      })
      if (status >= 500) span.fail(String(status))
    })
  })
