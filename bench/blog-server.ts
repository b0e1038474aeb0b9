// One process that serves the blog beside a bare query and a bare handler.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { languageOf } from '@rihla/contract/values/language'
import { memoryImageStore } from '../server/src/adapters/image-store/memory.ts'
import { blogRoutes } from '../server/src/domains/blog/index.ts'
import { showHome } from '../server/src/domains/blog/reading/show-blog.ts'
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
const limits = createRateLimits(pool)
const mount = createMount(
  app,
  { present: presentRefusal, limits, cache: createAnswerCache(Date.now) },
  [],
)
blogRoutes(mount, {
  db,
  clock: systemClock(),
  log,
  limits,
  blogImages: memoryImageStore(),
  publicUrl: 'http://127.0.0.1',
  priceOffers: () => Promise.resolve([]),
  changed: () => undefined,
})

/** The limit: the cards of a page from one index, without a count. */
const bare = `
  select a.id, a.slug, a.title, a.subtitle, a.author, a.time_to_read, a.tags, a.sections, a.published_at,
         a.updated_at, a.cover_image_url, i.width, i.height, i.placeholder, i.colour
    from blog_articles a left join blog_images i on i.url = a.cover_image_url
   where a.state = 'published' order by a.published_at desc, a.id desc limit 12 offset $1`
app.get('/limit/page', async (c) => {
  const { rows } = await pool.query({
    name: 'bare-articles',
    text: bare,
    values: [Number(c.req.query('from'))],
  })
  return c.json({ Error: null, Data: rows })
})

/** The blog's beginning, made anew each time: as the first reader after each save has it. */
app.get('/limit/home', async (c) => c.json({ Error: null, Data: await showHome(db, 'en') }))

/** The limit: the same bytes from memory. */
let bytes = ''
app.post('/limit/bytes', async (c) => {
  bytes = await c.req.text()
  return c.text('kept')
})
app.get('/limit/bytes', (c) => c.body(bytes, 200, { 'content-type': 'application/json' }))

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }))
process.on('disconnect', () => process.exit())
