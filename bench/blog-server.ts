// One process that serves the blog beside a bare query and a bare handler.
import { memoryImageStore } from '../server/src/adapters/image-store/memory.ts'
import { blogRoutes } from '../server/src/domains/blog/index.ts'
import { showHome } from '../server/src/domains/blog/reading/show-blog.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { createDb, createPool } from '../server/src/platform/database/connect.ts'
import { benchServer, callers, quietLog as log, serveBench } from './bench-server.ts'

const pool = createPool(process.env['DATABASE_URL'] ?? '')
const db = createDb(pool)
const { app, limits, mount } = benchServer(pool)

app.use('/api/*', callers(log))
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

serveBench(app)
