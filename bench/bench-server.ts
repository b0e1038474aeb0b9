// What servers of benches have in common: our calls beside a bare handler, in a process of their own.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type pg from 'pg'
import { languageOf } from '@rihla/contract/values/language'
import { createAnswerCache } from '../server/src/platform/http/cache/answer-cache.ts'
import type { HttpEnv } from '../server/src/platform/http/caller.ts'
import { identifyCaller, type IdentifyDeps } from '../server/src/platform/http/identify.ts'
import { createMount } from '../server/src/platform/http/mount.ts'
import { createRateLimits } from '../server/src/platform/http/protection/rate-limits.ts'
import { createLog, type Log } from '../server/src/platform/log.ts'
import { presentRefusal } from '../server/src/refusals/present-refusal.ts'

export const quietLog = createLog('error')

/** Every caller comes from one address and is signed out, unless `identify` knows them. */
export const callers = (
  log: Log,
  identify: IdentifyDeps['identify'] = () => Promise.resolve(null),
) => identifyCaller({ log, identify, languageOf, addressOf: () => '127.0.0.1' })

/**
 * A server with `/limit/bytes`, the limit of answers made anew: the bytes that were brought to it, each in
 * turn. What calls pass through is put onto `app` before they are mounted; `limitScale` as RATE_LIMIT_SCALE.
 */
export function benchServer(pool: pg.Pool, limitScale = 1) {
  const app = new Hono<HttpEnv>()
  const bytes: string[] = []
  let turn = 0
  app.post('/limit/bytes', async (c) => {
    bytes.push(await c.req.text())
    return c.text('kept')
  })
  app.get('/limit/bytes', (c) => {
    turn = (turn + 1) % bytes.length
    return c.body(bytes[turn] ?? '', 200, { 'content-type': 'application/json' })
  })
  const limits = createRateLimits(pool, limitScale)
  const cache = createAnswerCache(Date.now)
  return { app, limits, mount: createMount(app, { present: presentRefusal, limits, cache }, []) }
}

/** Serves on a port of its own, and sends its number to the parent process; ends with it. */
export function serveBench(app: Hono<HttpEnv>): void {
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
    process.send?.({ port }),
  )
  process.on('disconnect', () => process.exit())
  process.on('SIGTERM', () => process.exit()) // so that --cpu-prof writes what it saw
}
