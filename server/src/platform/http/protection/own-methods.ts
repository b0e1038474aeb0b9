import { createMiddleware } from 'hono/factory'
import { refuse, type Refusal } from '../../refusal.ts'
import type { Call } from '../call.ts'
import type { Caller, HttpEnv } from '../caller.ts'

/** `/api/Hotels/{id}/Rooms` as a pattern of paths. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/**
 * Answers 405, and says which methods there are, wherever a call is asked by any other than its own.
 * Most of all by HEAD, which would else be handed to whatever answers GET: some calls that change
 * something are GETs, and a mail scanner that looks at a link must not cancel a booking.
 */
export function onlyOwnMethods(
  calls: readonly Pick<Call, 'method' | 'path'>[],
  present: (refusal: Refusal, caller: Caller) => Response,
) {
  const exact = new Map<string, Set<string>>()
  for (const { method, path } of calls) {
    const methods = exact.get(path) ?? new Set()
    exact.set(path, methods.add(method))
  }
  const patterns = [...exact]
    .filter(([path]) => path.includes('{'))
    .map(([path, methods]) => ({ pattern: patternOf(path), methods }))
  const methodsOf = (path: string): Set<string> | undefined =>
    exact.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.methods

  return createMiddleware<HttpEnv>(async (c, next) => {
    const methods = methodsOf(c.req.path)
    // Hono shows a HEAD as the GET that it would run; the request itself knows.
    if (!methods || methods.has(c.req.raw.method)) return next()
    const answer = present(refuse('method_not_allowed'), c.get('caller'))
    answer.headers.set('allow', [...methods].join(', '))
    return answer
  })
}
