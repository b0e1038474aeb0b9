import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Refusal } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import type { Caller, HttpEnv } from '../caller.ts'

/**
 * Refuses every call that a cookie signs in, GETs included, when it lacks the Application-Id header
 * or comes from a foreign site. A call with its own Auth-Key header
 * can't be forged by another site and passes. `credentials` are the cookies that prove something.
 */
export const refuseCrossSite = (
  allowedOrigins: ReadonlySet<string>,
  present: (refusal: Refusal, caller: Caller) => Response,
  credentials: readonly string[] = ['session'],
) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const hasCookie = credentials.some((name) => getCookie(c, name) !== undefined)
    const byCookie = !c.req.header('auth-key') && hasCookie
    if (byCookie && isForeign(c.req.raw.headers, allowedOrigins)) {
      return present(refuse('cross_site'), c.get('caller'))
    }
    return next()
  })

function isForeign(headers: Headers, allowedOrigins: ReadonlySet<string>): boolean {
  if (!headers.get('application-id')) return true
  const origin = headers.get('origin')
  if (origin) return !allowedOrigins.has(origin)
  const site = headers.get('sec-fetch-site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}
