// One process that serves our search beside the two limits that it is measured against.
import { devNull } from 'node:os'
import { catalogueRoutes, forSearches } from '../server/src/domains/catalogue/index.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { createDb, createPool } from '../server/src/platform/database/connect.ts'
import { createMetrics } from '../server/src/platform/http/observation/metrics.ts'
import { logRequests } from '../server/src/platform/http/observation/request-log.ts'
import { refuseCrossSite } from '../server/src/platform/http/protection/cross-site.ts'
import { apiHeaders } from '../server/src/platform/http/protection/security-headers.ts'
import { limitBodies } from '../server/src/platform/http/limit-bodies.ts'
import { createLog, createRequestLog } from '../server/src/platform/log.ts'
import { presentRefusal } from '../server/src/refusals/present-refusal.ts'
import { benchServer, callers, serveBench } from './bench-server.ts'

const url = process.env['DATABASE_URL'] ?? ''
const pool = createPool(url)
const clock = systemClock()
const { app, mount } = benchServer(pool)

const metrics = createMetrics()
// Everything that a call of the real server passes.
app.use(
  '/api/*',
  callers(createLog('info')),
  metrics.measure,
  logRequests(createRequestLog('info', devNull)),
  apiHeaders,
)
app.use('/api/*', refuseCrossSite(new Set(['http://localhost']), presentRefusal, []))
app.use('/api/*', limitBodies({ limitOf: () => 256 * 1024, present: presentRefusal }))
const catalogue = catalogueRoutes(mount, {
  db: createDb(pool),
  pool,
  searchPool: forSearches(createPool(url)),
  clock,
  publicUrl: '',
})

/** The limit of searches that are all different: a page from one index, uncounted, as it comes. */
const bare = `select id, name_en, type_id, city_id, cover, price, offer_price, duration_minutes, rating, reviews_count
  from activities where active and type_id <> 13 and city_id = $1 order by effective_price, id limit 20`
app.get('/limit/page', async (c) => {
  const { rows } = await pool.query({
    name: 'bare',
    text: bare,
    values: [Number(c.req.query('city'))],
  })
  return c.json(rows)
})

/** The same of packages, of one kind. */
const barePackages = `select id, name_en, city_id, cover, price, offer_price, stars, nights, rating, reviews_count
  from packages where active and kind = $1 and city_id = $2 order by effective_price, id limit 20`
app.get('/limit/packages', async (c) => {
  const { rows } = await pool.query({
    name: 'bare-packages',
    text: barePackages,
    values: [c.req.query('kind'), Number(c.req.query('city'))],
  })
  return c.json(rows)
})

/** Brings the indexes up to date, as before the first search and after a change. */
app.post('/limit/refresh', async (c) => {
  await catalogue.refresh()
  return c.text('fresh')
})

/** What the process needs, in MB. */
app.get('/limit/memory', (c) => {
  globalThis.gc?.()
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
  const [resident, heap, beside] = [rss, heapUsed, arrayBuffers].map((it) =>
    Math.round(it / 2 ** 20),
  )
  return c.json({ resident, heap, beside })
})

serveBench(app)
