// The whole server with a gateway in its own process, beside the bare conditional update, for bench/till.
import { memoryImageStore } from '../../server/src/adapters/image-store/memory.ts'
import { createApp } from '../../server/src/app.ts'
import { createPasswords, createSessions } from '../../server/src/domains/account/index.ts'
import { forSearches } from '../../server/src/domains/catalogue/index.ts'
import { holdTerms } from '../../server/src/domains/inventory/index.ts'
import { reconcilePayments } from '../../server/src/domains/payments/index.ts'
import { assignWork } from '../../server/src/event-handlers.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { createDb, createPool } from '../../server/src/platform/database/connect.ts'
import { createRateLimits } from '../../server/src/platform/http/protection/rate-limits.ts'
import { createJobs } from '../../server/src/platform/jobs/jobs.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { gatewaysByName } from '../../server/src/ports/payment-gateway.ts'
import { recordingMailer } from '../../server/src/adapters/mailer/recording.ts'
import { testGateway } from '../../server/src/testing/gateway.ts'
import { testRenderer } from '../../server/src/testing/paper-renderer.ts'
import { serveBench } from '../bench-server.ts'

/** As many as a server has by default. */
const SESSIONS = 10
/** One machine is all buyers: what one address may do is no measure of the till. */
const LIMIT_SCALE = 100_000

const url = process.env['DATABASE_URL'] ?? ''
const pool = createPool(url, { max: SESSIONS })
const db = createDb(pool)
const clock = systemClock()
const log = createLog('fatal')
const jobs = createJobs(url, log)
const gateway = testGateway()
const store = memoryImageStore()
const deps = {
  db,
  pool,
  searchPool: forSearches(createPool(url, { max: 6 })),
  clock,
  log,
  jobs,
  gateways: gatewaysByName(gateway),
  limits: createRateLimits(pool, LIMIT_SCALE),
  providers: [],
  sessions: createSessions(db, clock),
  passwords: createPasswords(),
  terms: holdTerms(600, LIMIT_SCALE),
  publicUrl: 'http://127.0.0.1',
  images: { originals: store, resized: store, blog: store, profile: store, proofs: store },
  trustedProxies: 1,
}
const app = createApp(deps)
assignWork({ ...deps, ...app, mailer: recordingMailer(), renderer: testRenderer() })
// Its queues are there and filled; nobody works on them meanwhile.
await jobs.install()

/** The limit of a booking: one statement takes the places, another row says until when. */
const bare = `
  with taken as (
    update stock set held = held + 1 where kind = 'activity' and item_id = $1 and day = $2 and held + sold < capacity
    returning item_id
  ) insert into bare_holds (item_id, expires_at) select item_id, now() + interval '10 minutes' from taken returning id`
app.http.post('/limit/hold', async (c) => {
  const { id, day } = await c.req.json<{ id: number; day: string }>()
  const { rows } = await pool.query({ name: 'bare-hold', text: bare, values: [id, day] })
  return c.json(rows)
})

/** The limit of a list: no work at all, only an answer that was brought to it. */
let answer = ''
app.http.post('/limit/bytes', async (c) => {
  answer = await c.req.text()
  return c.text('kept')
})
app.http.get('/limit/bytes', (c) => c.body(answer, 200, { 'content-type': 'application/json' }))

/** Its payers pay so many orders more; answers what the gateway tells of them. */
let paid = 0
app.http.get('/gateway/settle/:count', (c) => {
  const orders = gateway.orders.slice(paid, paid + Number(c.req.param('count')))
  paid += orders.length
  return c.json(
    orders.map(({ gatewayOrderId }) => gateway.callback(gateway.settle(gatewayOrderId))),
  )
})
app.http.get('/gateway/reconcile', async (c) => {
  await reconcilePayments(app.payments)
  return c.body(null, 204)
})

serveBench(app.http)
