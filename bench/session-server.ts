// One process that answers who is signed in, signs in and searches, beside a bare handler.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { languageOf } from '@rihla/contract/values/language'
import { memoryImageStore } from '../server/src/adapters/image-store/memory.ts'
import {
  accountRoutes,
  createPasswords,
  createSessions,
} from '../server/src/domains/account/index.ts'
import { catalogueRoutes, forSearches } from '../server/src/domains/catalogue/index.ts'
import { countBookings } from '../server/src/domains/reservations/index.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { createDb, createPool } from '../server/src/platform/database/connect.ts'
import { createAnswerCache } from '../server/src/platform/http/cache/answer-cache.ts'
import type { HttpEnv } from '../server/src/platform/http/caller.ts'
import { refuseCrossSite } from '../server/src/platform/http/protection/cross-site.ts'
import { identifyCaller } from '../server/src/platform/http/identify.ts'
import { createMount } from '../server/src/platform/http/mount.ts'
import { createRateLimits } from '../server/src/platform/http/protection/rate-limits.ts'
import { apiHeaders } from '../server/src/platform/http/protection/security-headers.ts'
import { createLog } from '../server/src/platform/log.ts'
import { presentRefusal } from '../server/src/refusals/present-refusal.ts'

const url = process.env['DATABASE_URL'] ?? ''
const pool = createPool(url)
const db = createDb(pool)
const clock = systemClock()
const log = createLog('error')
const publicUrl = 'http://127.0.0.1'
const sessions = createSessions(db, clock)
const limits = createRateLimits(pool, 1000)
const atOnce = process.env['ARGON2_AT_ONCE']

const app = new Hono<HttpEnv>()

/** The limit: the same bytes from memory, with nothing around them. */
let bytes = ''
app.post('/limit/bytes', async (c) => {
  bytes = await c.req.text()
  return c.text('kept')
})
app.get('/limit/bytes', (c) => c.body(bytes, 200, { 'content-type': 'application/json' }))

app.use(
  '/api/*',
  identifyCaller({ log, identify: sessions.identify, languageOf, addressOf: () => '127.0.0.1' }),
  apiHeaders,
  refuseCrossSite(new Set([publicUrl]), presentRefusal),
)
const cache = createAnswerCache(Date.now)
const mount = createMount(app, { present: presentRefusal, limits, cache }, [])
accountRoutes(mount, {
  db,
  clock,
  log,
  limits,
  sessions,
  publicUrl,
  passwords: createPasswords(atOnce ? { atOnce: Number(atOnce) } : {}),
  profileImages: memoryImageStore(),
  providers: [],
  publish: async () => undefined,
  countBookings: (userIds) => countBookings(db, userIds),
  nameOffers: async () => [],
})
catalogueRoutes(mount, {
  db,
  pool,
  searchPool: forSearches(createPool(url, { max: 6 })),
  clock,
  publicUrl: '',
})

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }))
process.on('disconnect', () => process.exit())
