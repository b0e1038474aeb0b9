import { createMiddleware } from 'hono/factory'
import type { Log } from '../../log.ts'
import type { HttpEnv } from '../caller.ts'

/**
 * One line a request, without its query: searches and tokens stay out of the log. Faults go to the
 * caller's log, which is written at once; everything else to `lines`, which may take its time.
 */
export const logRequests = (lines: Log) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const started = performance.now()
    await next()
    const { log, requestId } = c.get('caller')
    const { status } = c.res
    const line = {
      requestId,
      traceId: c.get('traceId'),
      method: c.req.method,
      path: c.req.path,
      status,
      ms: Math.round(performance.now() - started),
    }
    if (status >= 500) log.error(line, 'request')
    else lines.info(line, 'request')
  })
