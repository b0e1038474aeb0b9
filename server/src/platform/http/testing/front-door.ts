import { Hono } from 'hono'
import { languageOf } from '@rihla/contract/values/language'
import { presentRefusal } from '../../../refusals/present-refusal.ts'
import { createLog } from '../../log.ts'
import { refuse } from '../../refusal.ts'
import { createAnswerCache } from '../cache/answer-cache.ts'
import type { HttpEnv, Identity } from '../caller.ts'
import { refuseCrossSite } from '../protection/cross-site.ts'
import { identifyCaller } from '../identify.ts'
import { createMetrics } from '../observation/metrics.ts'
import { createMount } from '../mount.ts'
import type { RateLimits } from '../protection/rate-limits.ts'
import { logRequests } from '../observation/request-log.ts'

export const OUR_ORIGIN = 'https://rihla.example'

const noLimits: RateLimits = { count: async () => 0, forgive: async () => undefined }

const people: Readonly<Record<string, Identity>> = {
  'token-of-nour': { userId: 7, sessionId: 1, role: 'traveller' },
  'token-of-staff': { userId: 8, sessionId: 2, role: 'staff' },
}

/**
 * The way in, without any domain: who calls is worked out, logged, counted and checked as in the app.
 * `lines` are the lines of the log, `lookUps` the tokens whose person was asked for.
 */
export function frontDoor(limits: RateLimits = noLimits) {
  const http = new Hono<HttpEnv>()
  const lines: Record<string, unknown>[] = []
  const lookUps: string[] = []
  const at = { ms: 0 }
  const metrics = createMetrics()
  const log = createLog('info', {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  })
  http.use(
    identifyCaller({
      log,
      identify: async (token) => {
        lookUps.push(token)
        return people[token] ?? null
      },
      languageOf,
      addressOf: (request) => request.headers.get('x-forwarded-for') ?? '192.0.2.1',
    }),
  )
  http.use(metrics.measure, logRequests(log))
  http.use('/api/*', refuseCrossSite(new Set([OUR_ORIGIN]), presentRefusal))
  http.onError((error, c) => {
    log.error({ err: error }, 'fault')
    return presentRefusal(refuse('server_error'), c.get('caller'))
  })
  const cache = createAnswerCache(() => at.ms)
  const mount = createMount(http, { present: presentRefusal, limits, cache }, [])
  return { http, mount, metrics, log, lines, lookUps, at }
}
