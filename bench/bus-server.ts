// One process that serves trips and seats beside a bare handler.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { languageOf } from '@rihla/contract/values/language'
import { mountSearch } from '../server/src/domains/bus/search/mount-search.ts'
import { ownFleet } from '../server/src/domains/fleet/index.ts'
import { holdTerms } from '../server/src/domains/inventory/index.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { createDb, createPool } from '../server/src/platform/database/connect.ts'
import { createAnswerCache } from '../server/src/platform/http/cache/answer-cache.ts'
import type { HttpEnv } from '../server/src/platform/http/caller.ts'
import { identifyCaller } from '../server/src/platform/http/identify.ts'
import { createMount } from '../server/src/platform/http/mount.ts'
import { createRateLimits } from '../server/src/platform/http/protection/rate-limits.ts'
import { createLog } from '../server/src/platform/log.ts'
import { presentRefusal } from '../server/src/refusals/present-refusal.ts'

const pool = createPool(process.env['DATABASE_URL'] ?? '')
const db = createDb(pool)
const clock = systemClock()
const log = createLog('error')
const app = new Hono<HttpEnv>()

app.use(
  '/api/*',
  identifyCaller({
    log,
    identify: () => Promise.resolve(null),
    languageOf,
    addressOf: () => '127.0.0.1',
  }),
)
const mount = createMount(
  app,
  {
    present: presentRefusal,
    limits: createRateLimits(pool),
    cache: createAnswerCache(Date.now),
  },
  [],
)
mountSearch(mount, { db, clock, log, operator: ownFleet({ db, clock, terms: holdTerms(600) }) })

/** The limit: the same bytes from memory. */
let bytes = ''
app.post('/limit/bytes', async (c) => {
  bytes = await c.req.text()
  return c.text('kept')
})
app.get('/limit/bytes', (c) => c.body(bytes, 200, { 'content-type': 'application/json' }))

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }))
process.on('disconnect', () => process.exit())
