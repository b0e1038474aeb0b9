import { createMiddleware } from 'hono/factory'
import type { HttpEnv } from './caller.ts'

/** One line a request, without its query: searches and tokens stay out of the log. */
export const logRequests = createMiddleware<HttpEnv>(async (c, next) => {
  const started = performance.now()
  await next()
  const { log, requestId } = c.get('caller')
  const line = {
    requestId,
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms: Math.round(performance.now() - started),
  }
  if (c.res.status >= 500) log.error(line, 'request')
  else log.info(line, 'request')
})
